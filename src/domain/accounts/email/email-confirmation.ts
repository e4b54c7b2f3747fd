import { AppError } from '../../site/app-error.ts'
import { requireCooldown } from '../../limits/cooldown.ts'
import type { Actor, Site } from '../../site/site.ts'
import { emailLink } from './email-links.ts'
import { memberToManage } from '../../access/member-to-manage.ts'
import { requireRecentPassword } from '../../access/require-admin.ts'
import { requireMember } from '../../access/require-member.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'

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

/**
 * Does the same for a member who can't find that email, in the office.
 *
 * @throws AppError as {@link memberToManage} does, `forbidden` with `needs: 'password'`
 * @throws AppError `conflict` when it is confirmed, `too-many` within ten minutes of the last
 */
export async function mailConfirmationTo(site: Site, actor: Actor, memberId: number): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  await site.db.transaction().execute(async (trx) => {
    const { id } = await memberToManage(trx, admin, memberId)
    const unconfirmed = await trx.selectFrom('member').select('id').where('id', '=', id).where('emailConfirmedAt', 'is', null).executeTakeFirst()
    if (!unconfirmed) throw new AppError('conflict', 'This member’s email address is already confirmed.')
    await requireCooldown({ ...site, db: trx }, 'confirmationMail', String(id))
    await emailLink(trx, site, 'confirm-email', id)
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'member.ask-again', subject: `member:${id}`, createdAt: site.clock.now() })
  })
}
