import { emailKey } from '../../shared/text/text.ts'
import { lockFor } from '../../db/lock.ts'
import { requireRecentPassword } from '../access/require-admin.ts'
import { requireCooldown } from '../limits/cooldown.ts'
import { emailRateKey } from '../limits/rate-keys.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'
import { askToConfirm } from './ask-to-confirm.ts'

/**
 * Sends the confirmation link to someone on the waitlist again, under the same limit as joining again. People who have
 * left the waitlist get none.
 *
 * @throws AppError `not-found` unless the actor is an admin and there is such an entry, `forbidden` when the password
 * has to be given again, `conflict` unless the entry is unconfirmed, `too-many` so soon after the last email
 */
export async function resendConfirmation(site: Site, actor: Actor, id: number): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  const entry = await site.db.selectFrom('waitlistEntry').select('email').where('id', '=', id).executeTakeFirst()
  if (!entry) throw new AppError('not-found', 'This person is no longer on the waitlist.')
  const key = emailKey(entry.email)
  await site.db.transaction().execute(async (trx) => {
    await lockFor(trx, `waitlist:${key}`)
    const waiting = await trx
      .selectFrom('waitlistEntry')
      .select(['id', 'email'])
      .where('id', '=', id)
      .where('confirmedAt', 'is', null)
      .where('unsubscribedAt', 'is', null)
      .where('quarantinedAt', 'is', null)
      .executeTakeFirst()
    if (!waiting) throw new AppError('conflict', 'Only people who haven’t confirmed yet can get that email again.')
    await requireCooldown({ ...site, db: trx }, 'waitlistMail', emailRateKey(waiting.email))
    await askToConfirm(trx, site, waiting)
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'waitlist.ask-again', subject: `waitlist:${id}`, createdAt: site.clock.now() })
  })
}
