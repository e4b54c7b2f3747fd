/** Why a request was refused. The status each becomes is known only to api/http/error-answers.ts. */
export type ErrorCode =
  | 'invalid'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'wrong-method'
  | 'conflict'
  | 'too-large'
  | 'wrong-type'
  | 'key-reused'
  | 'too-many'
  | 'unavailable'

/** `password`: enter it again; `authenticator-setup`: set one up first. */
export type Need = 'password' | 'authenticator' | 'authenticator-setup'

/** Messages for each bad field, in the order of the form. */
export type FieldErrors = Record<string, string[]>

/** The body of every answer that is not a success. */
export interface ErrorBody {
  message: string
  errors?: FieldErrors
  /** Names the log line of a bug, so that a visitor can quote it. */
  requestId?: string
  /** What has to be done before the same request can succeed. */
  needs?: Need
}

/** What an error carries under a name, such as its `code`; undefined where there is nothing of the kind. */
export const errorField = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error ? Reflect.get(error, name) : undefined
