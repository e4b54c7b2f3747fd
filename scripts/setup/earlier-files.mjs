// Saves the browser's files of earlier builds for a week: a tab that's open while the site is updated asks for them.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.mjs'

const SAVED_MS = 7 * 24 * 60 * 60 * 1000
const FOLDERS = { built: join(ROOT, 'dist', 'client', 'assets'), earlier: join(ROOT, 'dist', 'earlier-files') }

/** Before a build: takes the files of the last one out of its way. Their names have a hash of their content. */
export function saveEarlierFiles({ built, earlier } = FOLDERS) {
  if (!existsSync(built)) return
  mkdirSync(earlier, { recursive: true })
  for (const name of readdirSync(built)) {
    renameSync(join(built, name), join(earlier, name))
    utimesSync(join(earlier, name), new Date(), new Date())
  }
}

/** After a build: drops what is built again, and what no build has made for a week. */
export function dropOldFiles({ built, earlier } = FOLDERS, nowMs = Date.now()) {
  if (!existsSync(earlier)) return
  for (const name of readdirSync(earlier)) {
    const file = join(earlier, name)
    if (existsSync(join(built, name)) || nowMs - statSync(file).mtimeMs > SAVED_MS) rmSync(file)
  }
}
