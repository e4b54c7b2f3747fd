// Fills a folder with a forum of the wanted size. Started by `npm run generate`.
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { main } from '../../scripts/setup/run.mjs'
import { makeForum, USUAL } from './make-forum.mjs'

const USAGE = 'npm run generate -- --to DIR [--posts N] [--topics N] [--members N] [--longest N] [--seed N] [--until DATE]'
const text = { type: 'string' }

await main(async () => {
  const { values } = parseArgs({ options: { to: text, posts: text, topics: text, members: text, longest: text, seed: text, until: text } })
  const { to, until, ...numbers } = values
  if (!to) throw new Error(`Usage: ${USAGE}`)
  const size = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)]))
  if (until) size.until = Date.parse(until)

  mkdirSync(to, { recursive: true })
  const startedAt = Date.now()
  const seconds = () => `${((Date.now() - startedAt) / 1_000).toFixed(0)} s`
  const wrong = await makeForum(to, size, (step) => console.log(`${seconds()}: ${step}`))
  if (wrong.length > 0) throw new Error(`The recount found ${wrong.length} differences:\n${wrong.slice(0, 10).join('\n')}`)
  console.log(`${(size.posts ?? USUAL.posts).toLocaleString('en-US')} posts in ${to} after ${seconds()}. A recount found no differences.`)
})
