import { expect, it } from 'vitest'
import { aSite } from '../../../tests/support/a-site.ts'
import { HOUR_MS } from '../../shared/time/instant.ts'
import { claimBackupRun, endBackupRun, findBackupRun, saveRunSign, RUN_SIGN_MS, RUN_SILENT_MS } from './backup-run.ts'

it('is one at a time, however many machines start one', async () => {
  const { site, clock } = await aSite()

  const runs = await Promise.all([1, 2, 3, 4].map(() => claimBackupRun(site.db, clock.now())))

  expect(runs.filter(Boolean)).toHaveLength(1)
  expect(await claimBackupRun(site.db, clock.now())).toBeUndefined()

  await endBackupRun(site, runs.find(Boolean) ?? '', null)
  const next = await Promise.all([1, 2, 3, 4].map(() => claimBackupRun(site.db, clock.now())))
  expect(next.filter(Boolean)).toHaveLength(1)
})

it('makes room for the next one when it ends, well or not', async () => {
  const { site, clock } = await aSite()
  const first = (await claimBackupRun(site.db, clock.now())) ?? ''

  await endBackupRun(site, first, null)
  const second = (await claimBackupRun(site.db, clock.now())) ?? ''
  await endBackupRun(site, second, 'The disk is full.')

  expect(await findBackupRun(site)).toMatchObject({ id: second, failure: 'The disk is full.', endedAt: clock.now() })
  expect(await claimBackupRun(site.db, clock.now())).toBeDefined()
})

it('lasts for hours while it gives signs, and counts as dead without any', async () => {
  const { site, clock } = await aSite()
  const run = (await claimBackupRun(site.db, clock.now())) ?? ''
  for (let passed = 0; passed < HOUR_MS; passed += RUN_SIGN_MS) {
    clock.pass(RUN_SIGN_MS)
    await saveRunSign(site, run)
  }
  expect(await claimBackupRun(site.db, clock.now())).toBeUndefined()

  clock.pass(RUN_SILENT_MS)

  expect(await claimBackupRun(site.db, clock.now())).toBeDefined()
})

it('can’t end, or keep alive, the one that came after it', async () => {
  const { site, clock } = await aSite()
  const dead = (await claimBackupRun(site.db, clock.now())) ?? ''
  clock.pass(RUN_SILENT_MS)
  const next = await claimBackupRun(site.db, clock.now())

  await saveRunSign(site, dead)
  await endBackupRun(site, dead, 'The disk is full.')

  expect(await findBackupRun(site)).toMatchObject({ id: next, endedAt: null })
})

it('doesn’t wait for a clock that was put back', async () => {
  const { site, clock } = await aSite()
  await claimBackupRun(site.db, clock.now())

  clock.pass(-24 * HOUR_MS)

  expect(await claimBackupRun(site.db, clock.now())).toBeDefined()
})
