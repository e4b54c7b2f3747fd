import type { Selectable } from 'kysely'
import type { Database, Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import type { MailedLinkTable } from '../../db/tables/accounts.ts'
import { after, DAY_MS, HOUR_MS, type Instant } from '../../shared/instant.ts'
import { AppError } from '../errors.ts'
import { forgetLinks } from '../outbox/forget-links.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import type { Site } from '../site.ts'
import { hashOf, newToken } from './tokens.ts'

export type LinkKind = MailedLinkTable['kind']
export type MailedLink = Selectable<MailedLinkTable>

/** How long each link works, and the page it opens. Source: docs/rules/accounts.md#links */
const LINKS: Record<LinkKind, { lifeMs: number; page: string }> = {
  'reset-password': { lifeMs: 2 * HOUR_MS, page: '/forum/reset-password' },
  'confirm-email': { lifeMs: DAY_MS, page: '/forum/confirm-email' },
}

/** The link that was made, and the address that opens it. */
interface NewLink {
  id: number
  link: string
}

/** Makes a link for one use. Earlier ones of its kind stop working: only the newest does. */
export async function makeLink(
  trx: Transaction,
  { clock, url }: Pick<Site, 'clock' | 'url'>,
  kind: LinkKind,
  memberId: number,
  page = LINKS[kind].page,
): Promise<NewLink> {
  const { token, tokenHash } = newToken()
  const createdAt = clock.now()
  await takeBackLinks(trx, clock.now(), kind, memberId)
  const { id } = await trx
    .insertInto('mailedLink')
    .values({ kind, tokenHash, memberId, createdAt, endsAt: after(createdAt, LINKS[kind].lifeMs) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, link: new URL(`${page}?token=${token}`, url).href }
}

/** Makes a link and queues the mail with it, to the address the member has by now. It may have been put right just before. */
export async function mailLink(trx: Transaction, site: Site, kind: LinkKind, memberId: number): Promise<void> {
  await lockFor(trx, `account:${memberId}`)
  const { username, email } = await trx.selectFrom('member').select(['username', 'email']).where('id', '=', memberId).executeTakeFirstOrThrow()
  const made = await makeLink(trx, site, kind, memberId)
  const mailId = await queueMail(trx, site, { template: kind, data: { username, link: made.link }, to: email })
  await trx.updateTable('mailedLink').set({ mailId }).where('id', '=', made.id).execute()
}

/** Ends the member's links of a kind, used or not, and takes them out of their mails. */
export async function takeBackLinks(trx: Transaction, now: Instant, kind: LinkKind, memberId: number): Promise<void> {
  const ended = await trx
    .deleteFrom('mailedLink')
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .returning('mailId')
    .execute()
  await forgetLinks(trx, now, ended.map(({ mailId }) => mailId))
}

/** The link with this token, used or not. @throws AppError `invalid` when it is unknown or too old */
export async function getLink(db: Database, site: Pick<Site, 'clock'>, kind: LinkKind, token: string): Promise<MailedLink> {
  const link = await findLink(db, site, kind, token)
  if (!link) throw deadLink()
  return link
}

/** Whether a link can still be used. Looking uses nothing up, and what is unknown, too old, used or replaced looks alike. */
export async function isUsable(site: Pick<Site, 'db' | 'clock'>, kind: LinkKind, token: string): Promise<boolean> {
  const link = await findLink(site.db, site, kind, token)
  return link?.usedAt === null
}

const findLink = (db: Database, { clock }: Pick<Site, 'clock'>, kind: LinkKind, token: string): Promise<MailedLink | undefined> =>
  db
    .selectFrom('mailedLink')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('endsAt', '>', clock.now())
    .executeTakeFirst()

/** Uses a link up. @throws AppError `invalid` when somebody has before, or a newer one was made */
export async function useLink(trx: Transaction, { clock }: Pick<Site, 'clock'>, { id }: MailedLink): Promise<void> {
  const now = clock.now()
  const used = await trx
    .updateTable('mailedLink')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .returning('mailId')
    .executeTakeFirst()
  if (!used) throw deadLink()
  await forgetLinks(trx, now, [used.mailId])
}

export const deadLink = () => new AppError('invalid', 'This link no longer works. Please ask for a new one.')
