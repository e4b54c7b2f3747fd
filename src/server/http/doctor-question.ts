import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** In this header the doctor asks a site at `/version` whether it's the one it examines. */
export const DOCTOR_HEADER = 'x-on-joue-doctor'

/** What a site says to the doctor who has the key of its database, and to no one else. */
export interface DoctorAnswer {
  /** That the site has the key, too. */
  proof: string
  trustsProxy: boolean
  /** Whom the request came for, as it reached the site. */
  forwardedFor: string | null
}

/** @param nonce - random, so that an answer fits this question alone */
export const questionOf = (nonce: string, key: string): string => `${nonce}.${sign('question', nonce, key)}`

export const proofOf = (nonce: string, key: string): string => sign('answer', nonce, key)

/** The answer to the doctor's question; undefined for anyone else's. */
export function answerDoctor(headers: IncomingHttpHeaders, { key, trustsProxy }: { key: string; trustsProxy: boolean }): DoctorAnswer | undefined {
  const question = String(headers[DOCTOR_HEADER] ?? '')
  const nonce = question.split('.', 1)[0] ?? ''
  if (!isSame(question, questionOf(nonce, key))) return undefined
  return { proof: proofOf(nonce, key), trustsProxy, forwardedFor: headers['x-forwarded-for']?.toString() ?? null }
}

const sign = (kind: 'question' | 'answer', nonce: string, key: string): string =>
  createHmac('sha256', key).update(JSON.stringify(['doctor', kind, nonce])).digest('base64url')

function isSame(a: string, b: string): boolean {
  const [given, right] = [Buffer.from(a), Buffer.from(b)]
  return given.length === right.length && timingSafeEqual(given, right)
}
