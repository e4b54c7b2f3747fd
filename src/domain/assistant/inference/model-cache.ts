import type { TrainedModel } from './trained-model.ts'

let model: () => TrainedModel | null = () => null

/** Says where what was learned from the examples of the site is kept. Asked when it is first needed; null means learning. */
export function cacheModel(from: () => TrainedModel | null): void {
  model = from
}

export const cachedModel = (): TrainedModel | null => model()
