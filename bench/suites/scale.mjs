// What a request costs at a thousand and at a million posts: processor time of the server, and the ratio of the two.
//
// Visitors' pages come from memory once they were made. Here an address without meaning (`?fresh=1`) goes with each
// request, and pages with one are neither kept nor answered from memory: every request is rendered.
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { copyOfForum } from '../cached-forum.mjs'
import { joinForum, postJson } from '../join-forum.mjs'
import { startSite } from '../running-site.mjs'
import { figure, median, verdict } from '../table.mjs'

// Small, and yet with full lists: every category has more topics than a page.
const SIZES = [
  { posts: 1_000, topics: 200, members: 50, seed: 1 },
  { posts: 1_000_000, topics: 50_000, members: 5_000, seed: 1 },
]
const ROUNDS = 7
const REQUESTS = 40
const PAGE_SIZE = 20
const PAGE_GOAL = 1.5
const SEARCH_GOAL = 3
/** Different words of a kind, so that no single one decides. */
const WORDS = 5
const REPORT_CPU = ['--import', new URL('../report-cpu.mjs', import.meta.url).href]

export const columns = [...SIZES.map(({ posts }) => `${posts.toLocaleString('en-US')} posts`), 'ratio', 'goal']

/** @returns {Promise<string[][]>} rows of measure, CPU milliseconds a request at both sizes, their ratio, and the goal */
export async function run() {
  const sites = []
  try {
    for (const size of SIZES) sites.push(await aSite(size))
    const rows = []
    for (const [index, { name, goal }] of sites[0].measures.entries()) {
      const [small, large] = await alternate(sites.map((site) => ({ site, measure: site.measures[index] })))
      const ratio = large / small
      rows.push([`CPU ms, ${name}`, figure(small), figure(large), ratio.toFixed(2), verdict(ratio <= goal, `≤ ${goal}`)])
    }
    return rows
  } finally {
    for (const site of sites) await site.stop()
  }
}

async function aSite(size) {
  const folder = await copyOfForum(size)
  const facts = lookInto(join(folder, 'on-joue.sqlite'))
  const site = await startSite(folder, REPORT_CPU)
  return { ...site, measures: [...pages(facts), ...searches(facts), await replies(site, facts)] }
}

/** A round of one measure at each size, then the next round; whatever else the machine does meets both. */
async function alternate(contenders) {
  const results = contenders.map(() => [])
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { site, measure }] of contenders.entries()) {
      const before = await site.cpuMs()
      for (let nth = 0; nth < REQUESTS; nth += 1) await measure.send(site.url, round * REQUESTS + nth)
      const each = ((await site.cpuMs()) - before) / REQUESTS
      if (round > 0) results[index].push(each) // the first round only warms up
    }
  }
  return results.map(median)
}

const READER = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }

/** Asks for one of the addresses after the other. */
const reading = (name, goal, addresses) => ({
  name,
  goal,
  send: async (url, nth) => {
    const address = addresses[nth % addresses.length]
    const answer = await fetch(`${url}${address}${address.includes('?') ? '&' : '?'}fresh=1`, { headers: READER })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`)
  },
})

function pages({ categories, longest }) {
  const topic = `/forum/topics/${longest.id}/${longest.slug}`
  const last = Math.ceil(longest.posts / PAGE_SIZE)
  return [
    reading('home', PAGE_GOAL, ['/forum']),
    reading('category', PAGE_GOAL, categories.map((slug) => `/forum/categories/${slug}`)),
    reading('category, most viewed', PAGE_GOAL, categories.map((slug) => `/forum/categories/${slug}?sort=views`)),
    reading('longest topic, first page', PAGE_GOAL, [`${topic}?page=1`]),
    reading('longest topic, middle page', PAGE_GOAL, [`${topic}?page=${Math.ceil(last / 2)}`]),
    reading('longest topic, last page', PAGE_GOAL, [`${topic}?page=${last}`]),
    reading('latest', PAGE_GOAL, ['/forum/latest']),
    reading('popular', PAGE_GOAL, ['/forum/popular']),
  ]
}

function searches({ rare, middling, common }) {
  const searching = (name, texts) =>
    reading(`search, ${name}`, SEARCH_GOAL, texts.map((text) => `/forum/search?q=${encodeURIComponent(text)}`))
  return [
    searching('a rare word', rare),
    searching('a common word', common),
    searching('a misspelt word', middling.map((word) => `${word.slice(0, -2)}q${word.slice(-1)}`)),
    searching('two common words', common.map((word, at) => `${word} ${common[(at + 1) % common.length]}`)),
    searching('two middling words', middling.map((word, at) => `${word} ${middling[(at + 1) % middling.length]}`)),
  ]
}

/** A new member replies in the longest topic, every time something else. */
async function replies({ url }, { longest }) {
  const { cookie } = await joinForum(url)
  const send = (_, nth) =>
    postJson(`${url}/api/forum/topics/${longest.id}/posts`, { content: `Reply ${nth}: we went early, stayed long and came home happy.` }, cookie)
  return { name: 'posting a reply', goal: PAGE_GOAL, send }
}

/** What to ask for: addresses, and words by how many posts have them. */
function lookInto(file) {
  const db = new DatabaseSync(file, { readOnly: true })
  const longest = db.prepare('select id, slug, post_count as posts from topic order by post_count desc limit 1').get()
  const categories = db.prepare('select slug from category order by position').all().map(({ slug }) => slug)
  const { posts } = db.prepare('select count(*) as posts from post').get()
  // Words of several letters in posts, as many as a share of them.
  const words = (share, length) =>
    db
      .prepare('select term from search_term where length(term) >= ? order by abs(post_count - ?), term limit ?')
      .all(length, Math.max(1, Math.round(posts * share)), WORDS)
      .map(({ term }) => term)
  const found = { longest, categories, rare: words(0, 7), middling: words(0.01, 6), common: words(0.2, 4) }
  db.close()
  return found
}
