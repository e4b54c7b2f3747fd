import type { ErrorBody, Need } from '../../../shared/errors.ts'
import { ApiError } from './api.ts'

interface Refusal {
  status: number
  message: string
  errors: Record<string, string>
  /** What has to be done before the same call can succeed. */
  needs: Need | undefined
}

/** What a refusal says: its words, and the first complaint about each bad field. Undefined for anything else. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { message = '', errors, needs } = parse(error.body)
  return { status: error.status, message, errors: firstComplaints(errors), needs }
}

/** Ours are lists of texts by field. What another hand has answered is read as well as it goes. */
function firstComplaints(errors: unknown): Record<string, string> {
  const byField: object = typeof errors === 'string' ? [errors] : (errors ?? {})
  const first = Object.entries(byField).flatMap(([field, complaints]) => {
    const [complaint] = [complaints].flat()
    const text: unknown = complaint?.message ?? complaint
    return text ? [[field, text]] : []
  })
  return Object.fromEntries(first)
}

function parse(body: string): Partial<ErrorBody> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<ErrorBody>
  } catch {
    return {}
  }
}
