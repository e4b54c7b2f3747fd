import type { ErrorCode, FieldErrors, Need } from '../../shared/errors.ts'

/** A refusal a person can act on. Anything else that is thrown is a bug. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined
  /** Seconds until it is worth trying again. */
  readonly retryAfterSeconds: number | undefined
  /** What has to be done before the same request can succeed. */
  readonly needs: Need | undefined

  constructor(code: ErrorCode, message: string, more: { errors?: FieldErrors; retryAfterSeconds?: number; needs?: Need } = {}) {
    // No one reads where a refusal came from, and finding out takes longer than most requests.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message)
    Error.stackTraceLimit = stackTraceLimit
    this.code = code
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
    this.needs = more.needs
  }
}
