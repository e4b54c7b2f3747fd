import { EXAMPLES } from '../examples/examples.ts'
import { atOnce, inTimeSlices, type Work } from './time-slices.ts'
import { cachedModel } from './model-cache.ts'
import { trainFrom } from './trained-model.ts'
import { type Inference, readerOf } from './infer-intents.ts'

type Reader = (text: string) => Inference

let read: Reader | null = null
let learning: Work<Reader> | null = null

/** What was read while one answer is looked for; nothing of it stays after that. */
let remembered: Map<string, Inference> | null = null

/** Reads a text by the examples of the site. Who asks before they are learned waits until they are. */
export function inferByExamples(text: string): Inference {
  read ??= atOnce(siteExamples())
  const inference = remembered?.get(text) ?? read(text)
  remembered?.set(text, inference)
  return inference
}

/** Reads each text once however often `work` asks for it. */
export function cachedInference<Result>(work: () => Result): Result {
  remembered = new Map()
  try {
    return work()
  } finally {
    remembered = null
  }
}

/** Learns the examples of the site while everything else goes on; at once done when they are learned, or kept. */
export async function loadModel(): Promise<void> {
  if (read === null) await inTimeSlices(siteExamples(), () => read === null)
}

/** One piece of work, whoever goes on with it. */
function siteExamples(): Work<Reader> {
  learning ??= trainSiteModel()
  return learning
}

function* trainSiteModel(): Work<Reader> {
  read = readerOf(cachedModel() ?? (yield* trainFrom(EXAMPLES)))
  learning = null
  return read
}
