// Generated forums, kept in bench/data for the next time, and copies of them to measure on.
import { createHash } from 'node:crypto'
import { constants, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { makeForum } from './generate/make-forum.mjs'

const DATA = fileURLToPath(new URL('data', import.meta.url))
const GENERATOR = fileURLToPath(new URL('generate', import.meta.url))
/** Older ones are made again: what is popular this month would be empty. */
const RETENTION_MS = 14 * 24 * 60 * 60 * 1_000

/** @returns {Promise<string>} a folder with a copy of the forum of this size; the caller removes it */
export async function copyOfForum(size) {
  const source = await cachedForum(size)
  const copy = mkdtempSync(join(DATA, 'copy-'))
  // Where the file system can, the copy shares its blocks until they change.
  copyFileSync(join(source, 'on-joue.sqlite'), join(copy, 'on-joue.sqlite'), constants.COPYFILE_FICLONE)
  return copy
}

/** The page of a topic that fills one. */
export function longestTopicIn(folder) {
  const db = new DatabaseSync(join(folder, 'on-joue.sqlite'), { readOnly: true })
  const { id, slug } = db.prepare('select id, slug from topic order by post_count desc limit 1').get()
  db.close()
  return `/forum/topics/${id}/${slug}`
}

async function cachedForum(size) {
  const folder = join(DATA, `${size.posts}-posts`)
  const stamp = join(folder, 'made-from.json')
  const wanted = fingerprint(size)
  if (existsSync(stamp)) {
    const { from, at } = JSON.parse(readFileSync(stamp, 'utf8'))
    if (from === wanted && Date.now() - at < RETENTION_MS) return folder
  }
  console.log(`Generating ${size.posts.toLocaleString('en-US')} posts …`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const wrong = await makeForum(folder, size)
  if (wrong.length > 0) throw new Error(`The recount found ${wrong.length} differences, such as ${wrong[0]}.`)
  writeFileSync(stamp, JSON.stringify({ from: wanted, at: Date.now() }))
  return folder
}

/** Of the generator and what it is asked for. */
function fingerprint(size) {
  const hash = createHash('sha256').update(JSON.stringify(size))
  for (const file of readdirSync(GENERATOR).toSorted()) hash.update(readFileSync(join(GENERATOR, file)))
  return hash.digest('hex')
}
