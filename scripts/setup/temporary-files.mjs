// Where the tests keep what goes with them: in memory where there's room, else in the machine's folder for such files.
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
/** What has to be free there: many times what the tests have ever filled. */
const ROOM_BYTES = 2_000_000_000

/** The folder in memory, if there is one with room. */
export function folderInMemory() {
  if (!existsSync(IN_MEMORY)) return undefined
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  const free = Math.min(bavail * bsize, process.availableMemory?.() ?? freemem())
  return free >= ROOM_BYTES ? IN_MEMORY : undefined
}

/**
 * Gives a run of the tests one folder for all its temporary files: waiting for a disk was half the time of the tests on
 * SQLite. The folder goes with the run, with whatever a test has left in it.
 */
// oxlint-disable-next-line import/no-default-export -- both test runners look for one
export default function giveTemporaryFiles() {
  const folder = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'on-joue-test-'))
  process.env.TMPDIR = folder // Windows reads other variables, and has no folder in memory
  return () => rmSync(folder, { recursive: true, force: true })
}
