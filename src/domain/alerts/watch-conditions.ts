import { ALERT_DAYS } from '../../shared/privacy/retention.ts'
import { after, DAY_MS } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'
import { CONDITIONS, OPEN_SUBJECTS, WHOLE_SITE } from './open-subjects.ts'
import { raiseAlert } from './raise-alert.ts'

/**
 * Tells admins when email or backups stop, and staff of an unusual burst, once until that's over. Several processes may look at the same time: no
 * one is told twice.
 */
export async function watchConditions(site: Site): Promise<void> {
  for (const kind of CONDITIONS) {
    const open = await OPEN_SUBJECTS[kind](site, [WHOLE_SITE])
    if (open.size === 0) await site.db.deleteFrom('staffAlert').where('kind', '=', kind).execute()
    // Email that tells of stopped email would wait behind it.
    else await site.db.transaction().execute((trx) => raiseAlert(trx, site, kind, WHOLE_SITE, { isEmailed: site.hasMailServer }))
  }
}

/** Removes old alerts. */
export async function sweepAlerts({ db, clock }: Site): Promise<void> {
  await db.deleteFrom('staffAlert').where('createdAt', '<=', after(clock.now(), -ALERT_DAYS * DAY_MS)).execute()
}
