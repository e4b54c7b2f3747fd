// How long texts made to hurt take in every function that reads text from outside: the worst text of each, and how the
// time grows from a quarter of it to the whole.
import { hostileTexts } from '../text/hostile-texts.mjs'
import { TEXT_FUNCTIONS } from '../text/text-functions.mjs'
import '../../tests/support/assistant/use-trained-model.ts'
import { figure, verdict } from '../table.mjs'

/** The longest text that a visitor may send: a post. */
const CHARS = 32_000
const GOAL_MS = 50
/** Processor time of this thread. The runtime tidies up now and then; of so many runs the fastest counts. */
const RUNS = 3
/** What is quick is not run again. */
const WORTH_A_RUN_MS = 5

export const columns = ['worst ms', 'of which', '× a quarter', 'goal']

/** @returns {Promise<string[][]>} rows of function, its worst time, the text, growth, and the goal */
export async function run() {
  const texts = hostileTexts(CHARS)
  return Object.entries(TEXT_FUNCTIONS).map(([name, all]) => {
    for (const read of all) read('How much is it, and where do we park?') // indexes and patterns are made once
    const { ms, text, of, read } = worst(all, texts)
    const quarter = timeOf(read, text.slice(0, CHARS / 4))
    return [name, figure(ms), of, (ms / Math.max(quarter, 0.01)).toFixed(1), verdict(ms <= GOAL_MS, `≤ ${GOAL_MS}`)]
  })
}

function worst(all, texts) {
  let slowest
  for (const read of all) {
    for (const { name, text } of texts) {
      const ms = timeOf(read, text)
      if (!slowest || ms > slowest.ms) slowest = { ms, text, of: name, read }
    }
  }
  return slowest
}

function timeOf(read, text) {
  let best = Infinity
  for (let nth = 0; nth < RUNS; nth += 1) {
    const before = process.threadCpuUsage()
    read(text)
    const { user, system } = process.threadCpuUsage(before)
    best = Math.min(best, (user + system) / 1_000)
    if (best < WORTH_A_RUN_MS || best > 1_000) break
  }
  return best
}
