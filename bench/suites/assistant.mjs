// What a question to the assistant costs at a hundred and at ten thousand facts, blog posts and forum posts, without a
// language model: processor time of the server, and the ratio of the two. Before that, what the search itself costs.
import { execFileSync } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { copyOfForum } from '../cached-forum.mjs'
import { startSite } from '../running-site.mjs'
import { figure, median, verdict } from '../table.mjs'

const SIZES = [
  { posts: 100, topics: 20, members: 20, seed: 1 },
  { posts: 10_000, topics: 1_000, members: 200, seed: 1 },
]
const ROUNDS = 7
const REQUESTS = 60
const GOAL = 3
const REPORT_CPU = ['--import', new URL('../report-cpu.mjs', import.meta.url).href]
/** One member in so many is an admin, whose posts are official. */
const ADMINS = 20

/** Milliseconds until the first answer, in which the model is read; of processor time for one later; MB more than before. */
const GOALS = { firstMs: 150, medianMs: 1, p99Ms: 5, memoryMb: 25 }
const NAMES = { firstMs: 'ms to the first answer', medianMs: 'CPU ms, median of the question set', p99Ms: 'CPU ms, 99th percentile', memoryMb: 'MB of memory' }

export const columns = [...SIZES.map(({ posts }) => `${posts.toLocaleString('en-US')} each`), 'ratio', 'goal']

/** What is asked; words in braces are the corpus's own. */
const KINDS = {
  'a plain fact': ['How much does it cost?', 'Is there parking?', 'What ages is it for?', 'Where is it?'],
  'a misspelt fact': ['prcing', 'brithday party', 'whats the adress', 'alergies'],
  'words of the corpus': ['{0} {1}', '{2} and {3}', 'what about {4} {5} {6}', 'how do I {1} with {5}'],
  'common words of the corpus': ['{7} {8}', '{8} {9}', '{7} {9} {8}', 'is {9} {7}'],
  'nothing it knows': ['zebra qwertz', 'xylophone lessons', 'quantum llamas', 'who won the hockey match'],
  'made to cost': [Array.from({ length: 70 }, (_, nth) => `is zq${nth} qx${nth}?`).join(' ')],
  'a follow-up': ['and for a 3-year-old?', 'what about weekends?', 'and {1}?', 'how much is it?'],
}

/** @returns {Promise<string[][]>} rows of measure, CPU milliseconds a question at both sizes, their ratio, and the goal */
export async function run() {
  const sites = []
  const costs = JSON.parse(execFileSync(process.execPath, ['--expose-gc', new URL('../ask-assistant.mjs', import.meta.url).pathname], { encoding: 'utf8' }))
  const ofSearch = Object.entries(GOALS).map(([name, goal]) => [NAMES[name], figure(costs[name]), '', '', verdict(costs[name] <= goal, `≤ ${goal}`)])
  try {
    for (const size of SIZES) sites.push(await aSite(size))
    const rows = []
    for (const [name, texts] of Object.entries(KINDS)) {
      const [small, large] = await alternate(sites, texts, name === 'a follow-up')
      const ratio = large / small
      rows.push([`CPU ms, ${name}`, figure(small), figure(large), ratio.toFixed(2), verdict(ratio <= GOAL, `≤ ${GOAL}`)])
    }
    return [...ofSearch, ...rows]
  } finally {
    for (const site of sites) await site.stop()
  }
}

async function aSite(size) {
  const folder = await copyOfForum(size)
  const file = join(folder, 'on-joue.sqlite')
  const words = fill(file, size.posts)
  return { ...(await startSite(folder, REPORT_CPU)), words }
}

/** Adds as many facts and blog posts as there are posts, in the words of the forum, and admins. */
function fill(file, count) {
  const db = new DatabaseSync(file)
  const terms = db.prepare('select term from search_term where length(term) >= 4 order by post_count desc, term').all().map(({ term }) => term)
  const word = (nth) => terms[(nth * 7919) % terms.length]
  const some = (nth, length) => Array.from({ length }, (_, at) => word(nth * 31 + at)).join(' ')
  const now = new Date().toISOString()
  const fact = db.prepare(`insert into fact (key, label, question, short, answer, state, link, words, position, checked_at, created_at)
    values (?, ?, ?, ?, ?, 'known', '/', ?, ?, ?, ?)`)
  const post = db.prepare(`insert into blog_post (slug, title, excerpt, content, words, author_name, published_at, created_at, updated_at, changed_at)
    values (?, ?, ?, ?, ?, 'Bench', ?, ?, ?, ?)`)
  db.exec('begin')
  for (let nth = 1; nth <= count; nth += 1) {
    fact.run(`made.${nth}`, some(nth, 2), `Is ${some(nth, 3)}?`, 'Made', `${some(nth + 3, 20)}.`, some(nth + 5, 6), 1_000 + nth, now, now)
    const text = some(nth + 9, 150)
    post.run(`made-${nth}`, some(nth, 5), some(nth + 1, 12), `<p>${text}</p>`, [...new Set(text.split(' '))].join(' '), now, now, now, now)
  }
  db.exec(`update member set role = 'admin' where id % ${ADMINS} = 0`)
  db.exec('commit')
  db.close()
  const middle = Math.floor(terms.length / 2)
  return [...terms.slice(middle, middle + 7), ...terms.slice(0, 3)]
}

async function alternate(sites, texts, isFollowUp) {
  const results = sites.map(() => [])
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, site] of sites.entries()) {
      const before = await site.cpuMs()
      for (let nth = 0; nth < REQUESTS; nth += 1) await ask(site, texts[nth % texts.length], isFollowUp)
      if (round > 0) results[index].push(((await site.cpuMs()) - before) / REQUESTS) // the first round only warms up
    }
  }
  return results.map(median)
}

async function ask({ url, words }, text, isFollowUp) {
  const message = text.replace(/\{(\d)\}/g, (_, nth) => words[Number(nth)])
  const turns = isFollowUp ? [{ from: 'visitor', text: 'How much does it cost?' }] : []
  const answer = await fetch(`${url}/api/chat`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ message, turns }) })
  if (answer.status !== 200) throw new Error(`${message}: ${answer.status}`)
  await answer.arrayBuffer()
}
