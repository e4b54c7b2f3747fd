import { expect, it } from 'vitest'
import { aSite } from '../../../tests/support/a-site.ts'
import { HOUR_MS } from '../../shared/time/instant.ts'
import { acquireBackupLease } from './acquire-backup-lease.ts'

it('is taken by one of several processes, and comes again in case the backup failed', async () => {
  const { site, clock } = await aSite()

  const leases = await Promise.all([1, 2, 3, 4].map(() => acquireBackupLease(site)))

  expect(leases.filter(Boolean)).toHaveLength(1)
  clock.pass(HOUR_MS)
  expect(await acquireBackupLease(site)).toBe(false)
  clock.pass(HOUR_MS)
  expect(await acquireBackupLease(site)).toBe(true)
})

it('does not wait for a clock that was put back', async () => {
  const { site, clock } = await aSite()
  await acquireBackupLease(site)

  clock.pass(-24 * HOUR_MS)

  expect(await acquireBackupLease(site)).toBe(true)
})
