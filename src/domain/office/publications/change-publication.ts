import type { Transaction } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { cancelAnnouncementIn } from '../../waitlist/announcements/schedule-announcement.ts'
import { recordOfficeAct } from '../log/record-office-act.ts'
import { takeBackEarlyEmail } from '../../playground/fact-alerts/notify-subscribers.ts'
import type { Actor, Site } from '../../site/site.ts'
import { requireLater } from './plan-publication.ts'
import { requirePlan } from './publish-facts.ts'

/** Publishes it at another time. @throws AppError `not-found` unless the actor is an admin, `invalid` when that time has passed, `conflict` when there's no such plan anymore */
export async function movePublication(site: Site, actor: Actor, key: string, publishAt: Instant): Promise<void> {
  const { id: actorId } = requireAdmin(actor)
  const now = site.clock.now()
  requireLater(publishAt, now)
  await site.db.transaction().execute(async (trx) => {
    const { id } = await requirePlan(trx, key)
    await trx.updateTable('factPublication').set({ publishAt, stoppedAt: null }).where('id', '=', id).execute()
    await recordOfficeAct(trx, { actorId, kind: 'fact.plan', subject: `fact:${key}`, detail: { at: publishAt }, createdAt: now })
  })
}

/**
 * Drops it. Emails that weren't sent yet are taken back. Those who asked are told again when there is an answer.
 *
 * @throws AppError `not-found` unless the actor is an admin, `conflict` when there's no such plan anymore
 */
export async function cancelPublication(site: Site, actor: Actor, key: string): Promise<void> {
  const { id: actorId } = requireAdmin(actor)
  await site.db.transaction().execute(async (trx) => {
    const { id, factId, announcementId } = await requirePlan(trx, key)
    await trx.deleteFrom('factPublication').where('id', '=', id).execute()
    await takeBackEarlyEmail(trx, factId)
    if (announcementId !== null) await stopIfUnfinished(trx, site, actorId, announcementId)
    await recordOfficeAct(trx, { actorId, kind: 'fact.plan-cancel', subject: `fact:${key}`, createdAt: site.clock.now() })
  })
}

async function stopIfUnfinished(trx: Transaction, site: Site, actorId: number, id: number): Promise<void> {
  const unsent = trx
    .selectFrom('announcementDelivery')
    .innerJoin('outbox', 'outbox.id', 'announcementDelivery.emailId')
    .select('outbox.id')
    .where('announcementId', '=', id)
    .where('outbox.sentAt', 'is', null)
  const { finishedAt, scheduledFor, cancelledAt } = await trx.selectFrom('announcement').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const isUnderWay = scheduledFor !== null && cancelledAt === null
  if (isUnderWay && (finishedAt === null || (await unsent.executeTakeFirst()))) await cancelAnnouncementIn(trx, site, actorId, id)
}
