import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { after, DAY_MS } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'

/** How long an answer can be rated. */
const RATEABLE_MS = DAY_MS
const TOKEN = /^([0-9a-z]{8,10})\.([\w-]{16})\.([an])\.([\w-]{43})$/

/** What a genuine token says of the answer it came with. */
export interface RatedAnswer {
  /** Different for every answer. */
  nonce: string
  wasAnswered: boolean
}

/** A token that ties an answer to its question, so that the site need not remember what was asked. */
export function answerToken(site: Pick<Site, 'clock' | 'linkKey'>, question: string, wasAnswered: boolean): string {
  const head = `${Date.parse(site.clock.now()).toString(36)}.${randomBytes(12).toString('base64url')}.${wasAnswered ? 'a' : 'n'}`
  return `${head}.${signature(site, head, question)}`
}

/** What the token says, or null when it is none of ours, of another question, or too old. */
export function readAnswerToken(site: Pick<Site, 'clock' | 'linkKey'>, token: string, question: string): RatedAnswer | null {
  const [, at = '', nonce = '', kind, signed = ''] = TOKEN.exec(token) ?? []
  const expected = signature(site, `${at}.${nonce}.${kind}`, question)
  if (signed.length !== expected.length || !timingSafeEqual(Buffer.from(signed), Buffer.from(expected))) return null
  const madeAt = new Date(Number.parseInt(at, 36)).toISOString()
  return site.clock.now() < after(madeAt, RATEABLE_MS) ? { nonce, wasAnswered: kind === 'a' } : null
}

const signature = ({ linkKey }: Pick<Site, 'linkKey'>, head: string, question: string): string =>
  createHmac('sha256', linkKey).update(JSON.stringify(['chat', head, question])).digest('base64url')
