import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aSite } from '../../../tests/support/a-site.ts'
import { aStore } from '../../../tests/support/files/a-store.ts'
import { saveLastBackup } from '../../domain/backups/last-backup.ts'
import { after, DAY_MS } from '../../shared/time/instant.ts'
import { withStore } from '../files/with-store.ts'
import { backUpWhenDue } from './daily-backup.ts'
import { listStoredBackups } from './store-backups.ts'

/** A site whose backups go to a folder, told to the command by the environment like everything else. */
async function aSiteToBackUp() {
  const { site, place } = await aSite()
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-daily-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  vi.stubEnv('BACKUP_DIR', folder)
  vi.stubEnv('DATA_DIR', folder)
  if (place.engine === 'postgres') vi.stubEnv('DATABASE_URL', place.url)
  else copyFileSync(place.file, join(folder, 'on-joue.sqlite'))
  onTestFinished(() => void vi.unstubAllEnvs())
  return { site, folder }
}

it('is made once, however many look after it', async () => {
  const { site, folder } = await aSiteToBackUp()
  const { signal } = new AbortController()

  await Promise.all([1, 2, 3].map(() => backUpWhenDue(site, signal)))

  expect(readdirSync(folder).filter((name) => name.endsWith('.tar.gz'))).toHaveLength(1)
})

it('goes to the bucket once, if there is one', async () => {
  const { site, folder } = await aSiteToBackUp()
  const store = await aStore()
  for (const [name, value] of Object.entries(store.environment)) vi.stubEnv(name, value)

  await Promise.all([1, 2, 3].map(() => backUpWhenDue(site, new AbortController().signal)))

  const backups = await withStore(store.place, listStoredBackups)
  expect(backups).toHaveLength(1)
  expect(readdirSync(folder).filter((name) => name.endsWith('.tar.gz'))).toEqual([])
})

it('does not wait for a clock that was put back', async () => {
  const { site, folder } = await aSiteToBackUp()
  await saveLastBackup(site, { at: after(site.clock.now(), 400 * DAY_MS), file: 'on-joue-of-next-year.tar.gz', bytes: 1 })

  await backUpWhenDue(site, new AbortController().signal)

  expect(readdirSync(folder).filter((name) => name.endsWith('.tar.gz'))).toHaveLength(1)
})

it('is broken off when the process ends, which waits for no backup', async () => {
  const { site, folder } = await aSiteToBackUp()
  const stopping = new AbortController()

  const made = backUpWhenDue(site, stopping.signal)
  setTimeout(() => stopping.abort(), 100)
  await made

  expect(readdirSync(folder).filter((name) => name.endsWith('.tar.gz'))).toEqual([])
})
