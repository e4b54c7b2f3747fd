import type { Transaction } from '../../db/connection.ts'
import type { Instant } from '../../shared/instant.ts'

/** A secret in a link stands in its `token`; this stands there once the mail is out. */
const FORGOTTEN = 'forgotten'

/** Opens nothing but the end of such mail, as often as one likes, and belongs into every copy. */
const NO_SECRET = 'unsubscribeLink'

/** A mail's data with the secret of every link taken out: whoever reads the outbox later cannot use them. */
export const withoutTokens = (data: string): string => JSON.stringify(JSON.parse(data, withoutToken))

function withoutToken(key: string, text: unknown): unknown {
  if (typeof text !== 'string' || key === NO_SECRET) return text
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return text
  const link = new URL(text)
  if (!link.searchParams.has('token')) return text
  link.searchParams.set('token', FORGOTTEN)
  return link.href
}

/** Whether a mail's links were taken out: it cannot be sent any more, whoever asks for it. */
export const hasForgottenLinks = (data: string): boolean => data.includes(`token=${FORGOTTEN}`)

/** Takes the links out of mails whose links are over, and parks those that still wait: they would lead nowhere. */
export async function forgetLinks(trx: Transaction, now: Instant, mailIds: readonly (number | null)[]): Promise<void> {
  const ids = mailIds.filter((id) => id !== null)
  if (ids.length === 0) return
  const mails = await trx.selectFrom('outbox').select(['id', 'data', 'sentAt', 'failedAt']).where('id', 'in', ids).execute()
  for (const { id, data, sentAt, failedAt } of mails) {
    const parked = sentAt === null && failedAt === null ? { failedAt: now, lastError: 'Its link is over.' } : {}
    await trx.updateTable('outbox').set({ data: withoutTokens(data), ...parked }).where('id', '=', id).execute()
  }
}
