import type { Selectable } from 'kysely'
import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import type { EmailLinkTable } from '../../../db/tables/login-tables.ts'
import { after, DAY_MS, HOUR_MS } from '../../../shared/time/instant.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Site } from '../../site/site.ts'
import { newToken } from '../sessions/tokens.ts'

export type LinkKind = EmailLinkTable['kind']
export type EmailLink = Selectable<EmailLinkTable>

/** How long each link works, and the page it opens. Source: docs/rules/accounts.md#links */
export const LINKS: Record<LinkKind, { lifeMs: number; page: string }> = {
  'reset-password': { lifeMs: 2 * HOUR_MS, page: '/forum/reset-password' },
  'confirm-email': { lifeMs: DAY_MS, page: '/forum/confirm-email' },
}

/** Why an email with a link isn't sent. */
export const LINK_OVER = 'Its link has expired.'

/** The address that opens a link. */
export const linkAddress = ({ url }: Pick<Site, 'url'>, kind: LinkKind, token: string, page = LINKS[kind].page): string =>
  new URL(`${page}?token=${token}`, url).href

/** Makes a link for one use. Earlier ones of its kind stop working: only the newest does. @returns its id and its secret */
export async function makeLink(
  trx: Transaction,
  { clock }: Pick<Site, 'clock'>,
  kind: LinkKind,
  memberId: number,
): Promise<{ id: number; token: string }> {
  const { token, tokenHash } = newToken()
  const createdAt = clock.now()
  await takeBackLinks(trx, kind, memberId)
  const { id } = await trx
    .insertInto('emailLink')
    .values({ kind, tokenHash, memberId, createdAt, expiresAt: after(createdAt, LINKS[kind].lifeMs) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** Makes a link and queues the email with it, to the address the member has now. It may have been corrected just before. */
export async function emailLink(trx: Transaction, site: Site, kind: LinkKind, memberId: number): Promise<void> {
  await lockFor(trx, `account:${memberId}`)
  const { email } = await trx.selectFrom('member').select('email').where('id', '=', memberId).executeTakeFirstOrThrow()
  const { id: linkId, token: secret } = await makeLink(trx, site, kind, memberId)
  const emailId = await queueEmail(trx, site, { template: kind, memberId, linkId, secret, to: email })
  await trx.updateTable('emailLink').set({ emailId }).where('id', '=', linkId).execute()
}

/** Ends the member's links of a kind, used or not, and deletes the emails that still wait to bring them. */
export async function takeBackLinks(trx: Transaction, kind: LinkKind, memberId: number): Promise<void> {
  const ended = await trx
    .deleteFrom('emailLink')
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .returning('emailId')
    .execute()
  await deleteWaiting(trx, ended.map(({ emailId }) => emailId))
}

/** An email whose link leads nowhere is deleted with the link's secret, unless it was sent or parked. */
export async function deleteWaiting(trx: Transaction, emailIds: readonly (number | null)[]): Promise<void> {
  const ids = emailIds.filter((id) => id !== null)
  if (ids.length === 0) return
  await trx.deleteFrom('outbox').where('id', 'in', ids).where('sentAt', 'is', null).where('failedAt', 'is', null).execute()
}

/** Parks the emails whose link expired before they could be sent. Their members still wait for one. */
export async function parkExpiredLinks({ db, clock }: Pick<Site, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db
    .updateTable('outbox')
    .set({ failedAt: now, lastError: LINK_OVER, secret: null })
    .where('id', 'in', (eb) => eb.selectFrom('emailLink').select('emailId').where('expiresAt', '<=', now).where('emailId', 'is not', null))
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .execute()
}
