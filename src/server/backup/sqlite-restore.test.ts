import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { aMigratedPlace } from '../../../tests/support/a-database.ts'
import { NOON } from '../../../tests/support/a-site.ts'
import type { DatabaseTarget } from '../../db/connection.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

/** A folder in which a site crashed amid its work; its database is lost since, what it had not yet written into it is not. */
function aWreck(): { file: string; journal: string; uploads: string; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-wreck-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [running, file] = [join(folder, 'running.sqlite'), join(folder, 'on-joue.sqlite')]
  const database = new DatabaseSync(running)
  database.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table lost (words text)')
  const save = database.prepare('insert into lost (words) values (?)')
  for (let row = 0; row < 500; row += 1) save.run(`what was written last, ${row}`)
  copyFileSync(`${running}-wal`, `${file}-wal`)
  database.close()
  return { file, journal: `${file}-wal`, uploads: join(folder, 'uploads'), folder }
}

it('is never put beside the journal of a lost database, which would be played into it', async () => {
  const wreck = aWreck()
  const place: DatabaseTarget = { engine: 'sqlite', file: wreck.file }
  const { uploads } = wreck
  const { file } = await makeBackup({ place: await aMigratedPlace(), uploads, folder: join(wreck.folder, 'backups'), now: NOON })

  await expect(restoreBackup({ file, place, uploads })).rejects.toThrow(/on-joue\.sqlite-wal already exists/)

  expect(existsSync(wreck.file)).toBe(false)
  renameSync(wreck.journal, join(wreck.folder, 'put-aside'))
  const { counts } = await restoreBackup({ file, place, uploads })
  expect(counts).toMatchObject({ site_total: 3 })
})
