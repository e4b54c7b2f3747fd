import { errorField } from '../../shared/errors.ts'

/** PostgreSQL error classes that pass by themselves: connection lost, resources short, operator at work. */
const PASSING_CLASSES = new Set(['08', '53', '57'])
const PASSING_NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOSPC', 'EHOSTUNREACH'])
/** SQLite: busy, locked, read-only, input/output error, disk full, cannot open. */
const PASSING_SQLITE_CODES = new Set([5, 6, 8, 10, 13, 14])

/** Whether an error says that the database cannot serve just now, rather than that our code is wrong. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'DatabaseBusyError' || error.name === 'DatabaseAwayError') return true
  // A page that asked the API in-process and was told of an outage there.
  if (error.name === 'ApiError') return errorField(error, 'status') === 503
  const [code, errcode] = [errorField(error, 'code'), errorField(error, 'errcode')]
  if (typeof errcode === 'number') return PASSING_SQLITE_CODES.has(errcode & 0xff)
  if (typeof code === 'string' && PASSING_NETWORK_CODES.has(code)) return true
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return PASSING_CLASSES.has(code.slice(0, 2))
  return /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed/.test(error.message)
}
