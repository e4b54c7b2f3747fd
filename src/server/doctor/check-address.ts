import { isLoopbackHost } from '../../domain/access/local-accounts.ts'
import { SECOND_MS } from '../../shared/time/instant.ts'
import { type Config, notesOn } from '../config.ts'
import { checkAnswer } from './check-answer.ts'
import { findLinkKey } from './check-database.ts'
import { type Finding, good, problem, warning } from './finding.ts'

const ANSWER_MS = 5 * SECOND_MS

/** The public address: whether it's set, encrypted, and leads here, and whether the site knows what's in front of it. */
export async function checkAddress(config: Config): Promise<Finding[]> {
  const { siteUrl, isSiteUrlSet } = config
  if (!isSiteUrlSet || isLoopbackHost(siteUrl.hostname)) return [problem('SITE_URL isn’t set to a public address.', 'Set SITE_URL to the address that visitors use, such as https://onjoue.example. Links in email begin with it.')]
  const encrypted = siteUrl.protocol === 'https:' ? good(`SITE_URL is ${siteUrl.origin}.`) : problem('SITE_URL begins with http, so passwords travel unencrypted.', 'Put a proxy with a certificate in front of the site (deploy/Caddyfile) and set SITE_URL to https.')
  const answer = await answerOf(siteUrl)
  const key = answer.state === 'good' ? await findLinkKey(config.place) : undefined
  const found = key === undefined ? undefined : await checkAnswer(siteUrl, key).catch(() => undefined)
  return [encrypted, answer, ...(found ?? notesOn(config).map((note) => warning('TRUST_PROXY is off behind a proxy.', note)))]
}

async function answerOf(siteUrl: URL): Promise<Finding> {
  try {
    const answer = await fetch(new URL('/readyz', siteUrl), { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' })
    if (answer.status === 200 && (await answer.text()) === 'ready') return good(`${siteUrl.origin} answers.`)
    return problem(`${siteUrl.origin}/readyz answers ${answer.status}.`, 'Another site or an error page of the proxy stands there, or this site isn’t running. Check where the proxy sends its requests.')
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error }
    return problem(`${siteUrl.origin} doesn’t answer: ${cause?.message ?? message}`, 'Start the site, then check the DNS record, the firewall (ports 80 and 443), and the certificate.')
  }
}
