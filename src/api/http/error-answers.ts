import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { AppError } from '../../domain/site/app-error.ts'
import type { ErrorBody, ErrorCode } from '../../shared/errors.ts'
import type { Environment } from './environment.ts'
import { isOutage } from './outage.ts'
import { viewSchema } from './view-schema.ts'

const STATUS = {
  invalid: 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'wrong-type': 415,
  'key-reused': 422,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<ErrorCode, ContentfulStatusCode>

/** A bug of ours. */
const BUG = 500

/** The statuses that routes describe; 405 is of addresses, not of routes. */
export type Refusal = Exclude<(typeof STATUS)[ErrorCode], 405> | typeof BUG

/** What each refusal means, where a route does not say more. */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  400: 'Something in the request is missing or invalid. `errors` lists every bad field.',
  401: 'Not logged in, or login isn’t complete. `needs` says what’s missing.',
  403: 'This member isn’t allowed to do this, or the request came from another site.',
  404: 'Not found, or not visible to you.',
  409: 'Conflicts with what’s there now.',
  410: 'It was here, and was removed.',
  413: 'Larger than 64 kB.',
  415: 'Wrong content type.',
  422: 'This key was already used for a different request.',
  429: 'Too many requests. `Retry-After` says how many seconds to wait.',
  500: 'A bug on our end. Quote `requestId` if you report it.',
  503: 'Temporarily unavailable. Try again in a moment.',
}

/** The body of every answer that is not a success. */
export const ErrorAnswer = viewSchema<ErrorBody>()(
  'Error',
  z.strictObject({
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    requestId: z.string().optional(),
    needs: z.enum(['password', 'authenticator', 'authenticator-setup']).optional(),
  }),
)

/** How soon to come back when the site cannot keep anything right now, in seconds. */
const OUTAGE_SECONDS = 5

/** The answer to whatever was thrown: a refusal with its status, an outage as 503, a bug as a bare 500. */
export function toAnswer(error: unknown, requestId: string): { status: ContentfulStatusCode; body: ErrorBody; retryAfterSeconds?: number } {
  if (error instanceof AppError) {
    const body = { message: error.message, ...(error.errors && { errors: error.errors }), ...(error.needs && { needs: error.needs }) }
    return { status: STATUS[error.code], body, retryAfterSeconds: error.retryAfterSeconds }
  }
  if (isOutage(error)) {
    const message = 'The site can’t do this right now. Please try again in a moment.'
    return { status: 503, body: { message, requestId }, retryAfterSeconds: OUTAGE_SECONDS }
  }
  return { status: BUG, body: { message: 'Something went wrong on our end. Please try again.', requestId } }
}

/** Answers a thrown error as JSON. */
export function answerError(error: unknown, c: Context<Environment>): Response {
  const { status, body, retryAfterSeconds } = toAnswer(error, c.env.requestId)
  if (status === BUG) c.env.reportBug(error)
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds))
  return c.json(body, status)
}
