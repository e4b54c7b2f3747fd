import { COUNT_DAYS } from '../../../shared/privacy/retention.ts'
import { after, DAY_MS } from '../../../shared/time/instant.ts'
import type { Site } from '../../site/site.ts'

/** Deletes the network hash of reports and sign-ups that are too old to be part of a raid. */
export async function sweepNetworks({ db, clock }: Site): Promise<void> {
  const since = after(clock.now(), -COUNT_DAYS * DAY_MS)
  await db.updateTable('report').set({ network: null }).where('network', 'is not', null).where('createdAt', '<', since).execute()
  await db.updateTable('member').set({ signUpNetwork: null }).where('signUpNetwork', 'is not', null).where('createdAt', '<', since).execute()
}
