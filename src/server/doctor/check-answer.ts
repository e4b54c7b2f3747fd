import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { SECOND_MS } from '../../shared/time/instant.ts'
import { DOCTOR_HEADER, type DoctorAnswer, proofOf, questionOf } from '../http/doctor-question.ts'
import { type Finding, good, problem, warning } from './finding.ts'

const ANSWER_MS = 5 * SECOND_MS
/** No one's address (RFC 5737): what a visitor writes who wants to pass for someone else. */
const FORGED = '192.0.2.66'

const Answer = z.object({ doctor: z.object({ proof: z.string(), trustsProxy: z.boolean(), forwardedFor: z.string().nullable() }) })

/** Whether it's this site that answers at the address, and what it learns there of its visitors. @param key - of its private links */
export async function checkAnswer(siteUrl: URL, key: string): Promise<Finding[]> {
  const nonce = randomBytes(16).toString('hex')
  const answer = await ask(siteUrl, questionOf(nonce, key))
  if (answer?.proof === proofOf(nonce, key)) return [good(`This site is what answers at ${siteUrl.origin}.`), checkProxy(answer)]
  return [problem(`Another site answers at ${siteUrl.origin}.`, 'Check where the DNS record and the proxy lead, and whether DATABASE_URL and DATA_DIR are those of the site that should answer. A version from before this one can’t say which site it is: restart it.')]
}

async function ask(siteUrl: URL, question: string): Promise<DoctorAnswer | undefined> {
  const headers = { [DOCTOR_HEADER]: question, 'x-forwarded-for': FORGED }
  const answer = await fetch(new URL('/version', siteUrl), { headers, signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' })
  const found = Answer.safeParse(await answer.json().catch(() => undefined))
  return found.data?.doctor
}

function checkProxy({ trustsProxy, forwardedFor }: DoctorAnswer): Finding {
  const hasProxy = forwardedFor?.split(',').at(-1)?.trim() !== FORGED
  if (trustsProxy && !hasProxy) return problem('TRUST_PROXY is on, and no proxy adds visitors’ addresses.', 'Without a proxy, set TRUST_PROXY=off. With one, let it set X-Forwarded-For, as in deploy/Caddyfile. Until then, anyone can pass for another address, and no limit holds.')
  if (!trustsProxy && hasProxy) return warning('TRUST_PROXY is off behind a proxy.', 'Set TRUST_PROXY=on, or all visitors share one set of limits.')
  return good(hasProxy ? 'The proxy adds visitors’ addresses, and the site trusts it.' : 'There’s no proxy, and the site trusts none.')
}
