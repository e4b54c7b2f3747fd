import { REMOVAL_FIRST_REMINDER_HOURS, REMOVAL_LAST_REMINDER_HOURS } from '../../../shared/forum/removals/removal-words.ts'
import { after, HOUR_MS } from '../../../shared/time/instant.ts'
import type { Site } from '../../site/site.ts'
import { emailStaff } from './email-staff.ts'

/** Reminds staff, once each, of removal requests that have waited for a day, and of those that are nearly due. */
export async function remindOfRemovals(site: Site): Promise<void> {
  // A request whose first reminder never went out gets the last one alone.
  await remind(site, 'lastRemindedAt', REMOVAL_LAST_REMINDER_HOURS)
  await remind(site, 'remindedAt', REMOVAL_FIRST_REMINDER_HOURS)
}

async function remind(site: Site, column: 'remindedAt' | 'lastRemindedAt', hours: number): Promise<void> {
  const { db, clock } = site
  await db.transaction().execute(async (trx) => {
    const now = clock.now()
    const due = await trx
      .updateTable('removalRequest')
      .set({ remindedAt: now, [column]: now })
      .where(column, 'is', null)
      .where('decidedAt', 'is', null)
      .where('createdAt', '<=', after(now, -hours * HOUR_MS))
      .returning('id')
      .execute()
    for (const { id } of due) await emailStaff(trx, site, id, column === 'remindedAt' ? 'waiting' : 'nearly-due')
  })
}
