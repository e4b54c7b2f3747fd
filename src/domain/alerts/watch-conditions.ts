import { ALERT_DAYS } from '../../shared/privacy/retention.ts'
import { after, DAY_MS } from '../../shared/time/instant.ts'
import { keysOf } from '../../shared/typed-object.ts'
import type { Site } from '../site/site.ts'
import { CONDITIONS } from './open-subjects.ts'
import { raiseAlert } from './raise-alert.ts'

/**
 * Tells admins when email or backups stop, and staff of each unusual burst, once until that's over. Several processes
 * may look at the same time: no one is told twice.
 */
export async function watchConditions(site: Site): Promise<void> {
  for (const kind of keysOf(CONDITIONS)) {
    const open = [...(await CONDITIONS[kind](site)).keys()]
    await site.db.deleteFrom('staffAlert').where('kind', '=', kind).$if(open.length > 0, (over) => over.where('subjectId', 'not in', open)).execute()
    // Email that tells of stopped email would wait behind it.
    for (const subject of open) await site.db.transaction().execute((trx) => raiseAlert(trx, site, kind, subject, { isEmailed: site.hasMailServer }))
  }
}

/** Removes old alerts. */
export async function sweepAlerts({ db, clock }: Site): Promise<void> {
  await db.deleteFrom('staffAlert').where('createdAt', '<=', after(clock.now(), -ALERT_DAYS * DAY_MS)).execute()
}
