import { after, HOUR_MS } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'

const KEY = 'backup-begun'
/** Longer than a backup takes; one that failed is tried again after it. */
const LEASE_MS = 2 * HOUR_MS

/** Whether it is this process that makes the backup now. Of several on one database one does, not each its own. */
export async function acquireBackupLease({ db, clock }: Pick<Site, 'db' | 'clock'>): Promise<boolean> {
  const value = clock.now()
  const taken = await db
    .insertInto('appSecret')
    .values({ key: KEY, value })
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet({ value })
        // A turn that lies ahead was taken before the clock was put back.
        .where((eb) => eb.or([eb('appSecret.value', '<=', after(value, -LEASE_MS)), eb('appSecret.value', '>', value)])),
    )
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}
