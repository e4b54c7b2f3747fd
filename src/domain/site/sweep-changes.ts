import { after, HOUR_MS } from '../../shared/time/instant.ts'
import type { Site } from './site.ts'

/** Removes news that every process has heard long ago; the newest stays, so that numbers go on where they were. */
export async function sweepChanges({ db, clock }: Site): Promise<void> {
  await db
    .deleteFrom('siteChange')
    .where('createdAt', '<', after(clock.now(), -HOUR_MS))
    .where('id', '<', (eb) => eb.selectFrom('siteChange').select((max) => max.fn.max('id').as('newest')))
    .execute()
}
