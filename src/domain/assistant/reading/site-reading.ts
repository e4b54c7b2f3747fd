import { EXAMPLES } from '../examples/examples.ts'
import { atOnce, inTurns, type Work } from './in-turns.ts'
import { keptLearned } from './kept-learned.ts'
import { learnFrom } from './learned-examples.ts'
import { type Reading, readerOf } from './likely-keys.ts'

type Reader = (text: string) => Reading

let read: Reader | null = null
let learning: Work<Reader> | null = null

/** What was read while one answer is looked for; nothing of it stays after that. */
let remembered: Map<string, Reading> | null = null

/** Reads a text by the examples of the site. Who asks before they are learned waits until they are. */
export function readByExamples(text: string): Reading {
  read ??= atOnce(siteExamples())
  const reading = remembered?.get(text) ?? read(text)
  remembered?.set(text, reading)
  return reading
}

/** Reads each text once however often `work` asks for it. */
export function readingOnce<Result>(work: () => Result): Result {
  remembered = new Map()
  try {
    return work()
  } finally {
    remembered = null
  }
}

/** Learns the examples of the site while everything else goes on; at once done when they are learned, or kept. */
export async function learnExamples(): Promise<void> {
  if (read === null) await inTurns(siteExamples(), () => read === null)
}

/** One piece of work, whoever goes on with it. */
function siteExamples(): Work<Reader> {
  learning ??= learnSiteExamples()
  return learning
}

function* learnSiteExamples(): Work<Reader> {
  read = readerOf(keptLearned() ?? (yield* learnFrom(EXAMPLES)))
  learning = null
  return read
}
