import type { Transaction } from '../../../db/connection.ts'
import { NO_PUBLICATION } from '../../../shared/office/facts/publication.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { raiseAlert } from '../../alerts/raise-alert.ts'
import { changeFactIn } from '../../playground/change-fact.ts'
import { lockFactRow } from '../../playground/lock-fact-row.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { readChange } from './get-publication.ts'

/**
 * Publishes the facts whose time has come, as a save would. One that was edited since it was planned stays as it is, and
 * the plan waits for the owner.
 *
 * @returns how many were published
 */
export async function publishDueFacts(site: Site): Promise<number> {
  const now = site.clock.now()
  const due = await site.db
    .selectFrom('factPublication')
    .innerJoin('fact', 'fact.id', 'factPublication.factId')
    .select(['factPublication.id', 'fact.key'])
    .where('publishAt', '<=', now)
    .where('stoppedAt', 'is', null)
    .orderBy('publishAt')
    .execute()
  let published = 0
  for (const { id, key } of due) published += await publishOrStop(site, id, key, now)
  if (due.length > 0) await site.bus.wake()
  return published
}

async function publishOrStop(site: Site, id: number, key: string, now: Instant): Promise<number> {
  try {
    return await site.db.transaction().execute(async (trx) => {
      const plan = await lockPlan(trx, key)
      // Another process was faster, or the owner has moved or canceled it.
      if (plan?.id !== id || plan.publishAt > now || plan.stoppedAt) return 0
      await publish(trx, site, key, plan, { actorId: plan.authorId, version: plan.baseVersion })
      return 1
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await stop(site, id, now)
    return 0
  }
}

/** The owner has to decide, and those who were told expect it. */
async function stop(site: Site, id: number, stoppedAt: Instant): Promise<void> {
  await site.db.transaction().execute(async (trx) => {
    await trx.updateTable('factPublication').set({ stoppedAt }).where('id', '=', id).execute()
    await raiseAlert(trx, site, 'fact-unpublished', id)
  })
}

type Plan = NonNullable<Awaited<ReturnType<typeof lockPlan>>>

/** The plan of a fact, which is held until the end of `trx`. */
async function lockPlan(trx: Transaction, key: string) {
  const { id } = await lockFactRow(trx, { key })
  return trx.selectFrom('factPublication').selectAll().where('factId', '=', id).executeTakeFirst()
}

export async function requirePlan(trx: Transaction, key: string): Promise<Plan> {
  const plan = await lockPlan(trx, key)
  if (!plan) throw new AppError('conflict', NO_PUBLICATION)
  return plan
}

async function publish(trx: Transaction, site: Site, key: string, plan: Plan, by: { actorId: number | null; version: number }): Promise<void> {
  await changeFactIn(trx, site, { ...by, now: site.clock.now(), key, kind: 'fact.change', find: async () => readChange(plan.change) })
  await trx.deleteFrom('factPublication').where('id', '=', plan.id).execute()
}

/**
 * Publishes it now, whatever its time.
 *
 * @param version - of the fact that the owner had on screen: she decides over what it says there
 * @throws AppError like `changeFact`, and `conflict` when there's no such plan anymore
 */
export async function publishPlannedFact(site: Site, actor: Actor, key: string, version: number): Promise<void> {
  const { id: actorId } = requireAdmin(actor)
  await site.db.transaction().execute(async (trx) => publish(trx, site, key, await requirePlan(trx, key), { actorId, version }))
  await site.bus.wake()
}
