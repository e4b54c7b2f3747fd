// A forum of any size in a SQLite file of its own: migrated, filled, recounted.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { recountForum } from '../../src/domain/forum/writing/recount.ts'
import { readConfig } from '../../src/server/config.ts'
import { openSite } from '../../src/server/start/open-site.ts'
import { fill } from './fill.mjs'

/** What the site calls its file. */
const FILE = 'on-joue.sqlite'
const LONGEST = 5_000

/** Sizes that are not named. `until` is the moment of the newest post: the same seed and moment make the same forum. */
export const USUAL = { posts: 1_000_000, topics: 50_000, members: 5_000, seed: 1 }

/**
 * @param {string} folder holds no site yet
 * @returns {Promise<string[]>} what a recount found wrong: nothing
 */
export async function makeForum(folder, wanted, say = () => {}) {
  const size = { ...USUAL, longest: longestOf(wanted), until: startOfToday(), ...wanted }
  refuseImpossible(size)
  const file = join(folder, FILE)
  if (existsSync(file)) throw new Error(`${file} is there already.`)
  try {
    await withSite(folder, async () => {})
    fill(file, size, say)
    say('recounting')
    return await withSite(folder, async (site) => (await recountForum(site)).map((miscount) => JSON.stringify(miscount)))
  } catch (error) {
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
    throw error
  }
}

/** A tenth of a small forum: still several pages. */
const longestOf = ({ posts = USUAL.posts, longest }) => longest ?? Math.min(LONGEST, Math.max(1, Math.floor(posts / 10)))

const startOfToday = () => new Date().setUTCHours(0, 0, 0, 0)

function refuseImpossible({ posts, topics, members, longest, until }) {
  const numbers = { posts, topics, members, longest }
  for (const [name, value] of Object.entries(numbers)) {
    if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number of at least 1.`)
  }
  if (topics < 2 || posts < longest + topics - 1) throw new Error('There must be two topics or more, each with a post.')
  const room = (longest - 1) * topics
  if (posts > room) throw new Error("So many posts don't fit: no topic has more than the longest.")
  if (Number.isNaN(until)) throw new Error('until must be a date, such as 2026-05-01.')
}

async function withSite(folder, work) {
  const { site, close } = await openSite(readConfig({ DATA_DIR: folder }))
  try {
    return await work(site)
  } finally {
    await close()
  }
}
