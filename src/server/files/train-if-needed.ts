import { trainFrom } from '../../domain/assistant/classifier/train.ts'
import { readCorpus, readThresholds } from './corpus.ts'
import { hasModel, writeModel } from './model-file.ts'

export function trainIfNeeded(): void {
  if (!hasModel()) writeModel(trainFrom(readCorpus(), readThresholds()))
}
