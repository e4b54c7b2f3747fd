import type { Database, Transaction } from '../../../db/connection.ts'
import { AppError } from '../../site/app-error.ts'
import type { Site } from '../../site/site.ts'
import { hashOf } from '../sessions/tokens.ts'
import { type LinkKind, type EmailLink, deleteWaiting } from './email-links.ts'

/** The link with this token, used or not. @throws AppError `invalid` when it is unknown or too old */
export async function getLink(db: Database, site: Pick<Site, 'clock'>, kind: LinkKind, token: string): Promise<EmailLink> {
  const link = await findLink(db, site, kind, token)
  if (!link) throw deadLink()
  return link
}

/** Whether a link can still be used. Looking uses nothing up, and what is unknown, too old, used or replaced looks alike. */
export async function isUsable(site: Pick<Site, 'db' | 'clock'>, kind: LinkKind, token: string): Promise<boolean> {
  const link = await findLink(site.db, site, kind, token)
  return link?.usedAt === null
}

const findLink = (db: Database, { clock }: Pick<Site, 'clock'>, kind: LinkKind, token: string): Promise<EmailLink | undefined> =>
  db
    .selectFrom('emailLink')
    .selectAll()
    .where('tokenHash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('expiresAt', '>', clock.now())
    .executeTakeFirst()

/** Uses a link up. @throws AppError `invalid` when it was used before, or a newer one was made */
export async function useLink(trx: Transaction, site: Pick<Site, 'clock'>, link: EmailLink): Promise<void> {
  if (!(await markUsed(trx, site, link))) throw deadLink()
}

/** Marks a link as used, which needs no email anymore. @returns whether it wasn't used before */
export async function markUsed(trx: Transaction, { clock }: Pick<Site, 'clock'>, { id, emailId }: EmailLink): Promise<boolean> {
  const used = await trx.updateTable('emailLink').set({ usedAt: clock.now() }).where('id', '=', id).where('usedAt', 'is', null).executeTakeFirst()
  await deleteWaiting(trx, [emailId])
  return used.numUpdatedRows > 0n
}

export const deadLink = () => new AppError('invalid', 'This link no longer works. Please request a new one.')
