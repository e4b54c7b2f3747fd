import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { aSite } from '../../../tests/support/a-site.ts'
import { aStore } from '../../../tests/support/files/a-store.ts'
import { claimBackupRun, findBackupRun } from '../../domain/backups/backup-run.ts'
import type { StorePlace } from '../files/store-place.ts'
import { withStore } from '../files/with-store.ts'
import { makeInProcess, siteBackups } from './site-backups.ts'

const NAME = 'on-joue-2026-05-01T12-00-00-000Z.tar.gz'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-site-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What makes and reads backups of a site, and what it complained about. */
async function theBackups(store?: StorePlace) {
  const { site } = await aSite()
  const backupDir = aFolder()
  const failures: unknown[] = []
  return { site, backupDir, failures, backups: siteBackups(site, { backupDir, store }, (error) => failures.push(error)) }
}

it('reads a backup from the folder', async () => {
  const { backups, backupDir } = await theBackups()
  writeFileSync(join(backupDir, NAME), 'a backup')

  const file = await backups.open(NAME)

  expect(file?.bytes).toBe(8)
  expect(await new Response(file?.body).text()).toBe('a backup')
  expect(await backups.open('on-joue-2025-05-01T12-00-00-000Z.tar.gz')).toBeUndefined()
})

it('reads nothing outside of the folder', async () => {
  const { backups, backupDir } = await theBackups()
  writeFileSync(join(backupDir, '..', `outside-${NAME}`), 'a secret')
  onTestFinished(() => rmSync(join(backupDir, '..', `outside-${NAME}`)))

  expect(await backups.open(`../outside-${NAME}`)).toBeUndefined()
})

it('reads a backup from the bucket, and says so when the bucket doesn’t answer', async () => {
  const store = await aStore()
  const { backups } = await theBackups(store.place)
  await withStore(store.place, (bucket) => bucket.put(`backups/${NAME}`, Buffer.from('a backup'), 'application/octet-stream'))

  const file = await backups.open(NAME)

  expect(file?.bytes).toBe(8)
  expect(await new Response(file?.body).text()).toBe('a backup')
  expect(await backups.open('on-joue-2025-05-01T12-00-00-000Z.tar.gz')).toBeUndefined()
  await store.stop()
  await expect(backups.open(NAME)).rejects.toThrow(/^We couldn’t read the backup in the bucket: /)
})

it('waits for someone who pauses a download from the bucket for longer than a picture may take', async () => {
  const store = await aStore()
  const { backups } = await theBackups(store.place)
  const bytes = Buffer.alloc(40_000_000, 'backup')
  await withStore(store.place, (bucket) => bucket.put(`backups/${NAME}`, bytes, 'application/octet-stream'))

  const file = await backups.open(NAME)
  const reader = file?.body.getReader()
  let read = (await reader?.read())?.value?.length ?? 0
  await new Promise((resolve) => setTimeout(resolve, 6_500))
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) read += part.value.length

  expect(read).toBe(bytes.length)
})

it('notes what the command said when it failed, once', async () => {
  const { site, backups, backupDir, failures } = await theBackups()
  vi.stubEnv('DATA_DIR', join(backupDir, 'nowhere'))
  vi.stubEnv('DATABASE_URL', '')
  onTestFinished(() => void vi.unstubAllEnvs())

  backups.start((await claimBackupRun(site.db, site.clock.now())) ?? '')
  await vi.waitUntil(() => failures.length > 0, 20_000)

  expect(await findBackupRun(site)).toMatchObject({ endedAt: site.clock.now(), failure: expect.stringContaining('No site found in') })
  expect(String(failures[0])).toContain('No site found in')
})

it('is started by its id also where that begins with a dash, as one in 64 does', async () => {
  const { site, backupDir } = await theBackups()
  vi.stubEnv('DATA_DIR', join(backupDir, 'nowhere'))
  vi.stubEnv('DATABASE_URL', '')
  onTestFinished(() => void vi.unstubAllEnvs())

  await expect(makeInProcess(site, '-_kGM0AuNfU1k28p', new AbortController().signal)).rejects.toThrow('No site found in')
})

it('breaks off the one that’s being made when the site ends, and notes that', async () => {
  const { site, backups, backupDir, failures } = await theBackups()
  vi.stubEnv('BACKUP_DIR', backupDir)
  onTestFinished(() => void vi.unstubAllEnvs())

  backups.start((await claimBackupRun(site.db, site.clock.now())) ?? '')
  await backups.close()

  expect(await findBackupRun(site)).toMatchObject({ endedAt: site.clock.now(), failure: 'The site was stopped or restarted before the backup was done.' })
  expect([failures, readdirSync(backupDir)]).toEqual([[], []])
})
