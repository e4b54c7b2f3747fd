import { AppError } from '../../site/errors.ts'
import { requireCooldown } from '../../limits/consume-limit.ts'
import type { Actor, Site } from '../../site/site.ts'
import { emailLink } from './email-links.ts'
import { requireMember } from '../../access/require-member.ts'

/**
 * Emails the link that confirms one's address once more.
 *
 * @throws AppError `signed-out` for visitors, `conflict` when it is confirmed, `too-many` within ten minutes
 */
export async function mailConfirmation(site: Site, actor: Actor): Promise<void> {
  const { id } = requireMember(actor)
  const member = await site.db
    .selectFrom('member')
    .select('emailConfirmedAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (member.emailConfirmedAt !== null) throw new AppError('conflict', 'Your email address is already confirmed.')
  await requireCooldown(site, 'confirmationMail', String(id))
  await site.db.transaction().execute((trx) => emailLink(trx, site, 'confirm-email', id))
}
