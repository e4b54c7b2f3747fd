import { isUndecided } from '../../../shared/playground/playground.ts'
import { isVerified, subjectOf, wrongLink } from '../../privacy/signed-links.ts'
import type { Actor, Site } from '../../site/site.ts'
import { lockFactRow } from '../lock-fact-row.ts'
import { notify } from './notify-subscribers.ts'

/**
 * Says yes to the address a link was emailed to: it is told when the fact is known, or at once when that has happened
 * in the meantime. Doing it twice changes nothing.
 *
 * @throws AppError `not-found` when the link is wrong, or what it led to is gone
 */
export async function confirmWatch(site: Site, actor: Actor, token: string): Promise<void> {
  const watch = await findWatchByToken(site, actor, token)
  await site.db.transaction().execute(async (trx) => {
    const fact = await lockFactRow(trx, { id: watch.factId })
    if (isUndecided(fact)) {
      await trx
        .updateTable('factSubscription')
        .set({ confirmedAt: site.clock.now() })
        .where('id', '=', watch.id)
        .where('confirmedAt', 'is', null) // the first yes keeps its date
        .execute()
      return
    }
    const gone = await trx.deleteFrom('factSubscription').where('id', '=', watch.id).returning(['id', 'email']).execute()
    await notify(trx, site, fact, gone)
  })
}

/**
 * The wish whose confirmation link this is.
 *
 * @throws AppError `not-found` when the link is wrong, or what it led to is gone
 */
export async function findWatchByToken(site: Site, actor: Actor, token: string) {
  const subject = subjectOf(token)
  if (subject?.kind !== 'fact-watch') throw await wrongLink(site, actor)
  const watch = await site.db
    .selectFrom('factSubscription')
    .select(['id', 'factId', 'email', 'emailKey', 'confirmedAt'])
    .where('id', '=', subject.id)
    .executeTakeFirst()
  if (!watch || !isVerified(site, 'confirm', token, watch.email)) throw await wrongLink(site, actor)
  return watch
}
