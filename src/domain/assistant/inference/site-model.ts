import { cachedModel } from './model-cache.ts'
import { type Inference, readerOf } from './infer-intents.ts'
import { inTimeSlices } from './time-slices.ts'
import { trainFrom, type TrainedModel } from './trained-model.ts'

interface Trained {
  model: TrainedModel
  read: (text: string) => Inference
}

let trained: Trained | null = null
let training: Promise<TrainedModel> | null = null

/** What was read while one answer is looked for; nothing of it stays after that. */
let remembered: Map<string, Inference> | null = null

/** Reads a text by the examples of the site. @throws Error before {@link loadModel} is done, where no model is cached */
export function inferByExamples(text: string): Inference {
  const inference = remembered?.get(text) ?? siteModel().read(text)
  remembered?.set(text, inference)
  return inference
}

/** Whether a word stands in an example: it is no slip of another then, "scam" not of "scan". */
export const isExampleWord = (word: string): boolean => siteModel().model.contentWords.has(word)

/** Whether some example asks for the fact of this key. */
export const hasExamples = (key: string): boolean => siteModel().model.keys.has(key)

/** Reads each text once however often `work` asks for it. */
export function cachedInference<Result>(work: () => Result): Result {
  remembered = new Map()
  try {
    return work()
  } finally {
    remembered = null
  }
}

/** Loads the model before the first question. Where the build left none, it's trained while everything else continues. */
export async function loadModel(): Promise<void> {
  if (trained) return
  const model = cachedModel() ?? (await (training ??= trainSiteModel()))
  trained ??= { model, read: readerOf(model) }
}

function siteModel(): Trained {
  const model = trained?.model ?? cachedModel()
  if (!model) throw new Error('The assistant was asked before its model was loaded.')
  trained ??= { model, read: readerOf(model) }
  return trained
}

/** The examples take 20 MB in memory, so only training imports them. */
async function trainSiteModel(): Promise<TrainedModel> {
  const { EXAMPLES } = await import('../examples/examples.ts')
  return inTimeSlices(trainFrom(EXAMPLES))
}
