import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { Checkpoints, EVERY_WRITES } from './checkpoints.ts'

it('copies the log into the file after so many writes, on its own thread', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-checkpoints-'))
  const file = join(folder, 'site.sqlite')
  const writer = new DatabaseSync(file)
  writer.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; create table post (words text)')
  const checkpoints = new Checkpoints(file)
  onTestFinished(async () => {
    await checkpoints.close()
    writer.close()
    rmSync(folder, { recursive: true, force: true })
  })
  /** Pages of the log that aren't in the file yet. */
  const left = () => {
    const { log, checkpointed } = new DatabaseSync(file).prepare('pragma wal_checkpoint(noop)').get() as { log: number; checkpointed: number }
    return log - checkpointed
  }
  writer.exec("insert into post values ('Rainy day ideas?')")
  expect(left()).toBeGreaterThan(0)

  checkpoints.count(EVERY_WRITES - 1)
  checkpoints.count(1)

  await expect.poll(() => left()).toBe(0)
})
