import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '../domain/errors.ts'
import type { ErrorBody, ErrorCode } from '../shared/errors.ts'
import type { Environment } from './environment.ts'
import { isOutage } from './outage.ts'

const STATUS: Record<ErrorCode, ContentfulStatusCode> = {
  invalid: 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  'key-reused': 422,
  'too-many': 429,
  unavailable: 503,
}

/** How soon to come back when the site cannot keep anything right now, in seconds. */
const OUTAGE_SECONDS = 5

/** The answer to whatever was thrown: a refusal with its status, an outage as 503, a bug as a bare 500. */
export function toAnswer(error: unknown, requestId: string): { status: ContentfulStatusCode; body: ErrorBody; retryAfterSeconds?: number } {
  if (error instanceof AppError) {
    const body = { message: error.message, ...(error.errors && { errors: error.errors }), ...(error.needs && { needs: error.needs }) }
    return { status: STATUS[error.code], body, retryAfterSeconds: error.retryAfterSeconds }
  }
  if (isOutage(error)) {
    const message = 'The site cannot do this right now. Please try again in a moment.'
    return { status: 503, body: { message, requestId }, retryAfterSeconds: OUTAGE_SECONDS }
  }
  return { status: 500, body: { message: 'Something went wrong on our side.', requestId } }
}

/** Answers a thrown error as JSON. */
export function answerError(error: unknown, c: Context<Environment>): Response {
  const { status, body, retryAfterSeconds } = toAnswer(error, c.env.requestId)
  if (status === 500) c.env.reportBug(error)
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds))
  return c.json(body, status)
}
