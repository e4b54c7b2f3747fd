import { trainFrom } from '../../domain/assistant/classifier/train.ts'
import { readCorpus, readThresholds } from './corpus.ts'
import { READ_LANGUAGES } from '../../shared/assistant/languages.ts'
import { recordOf } from '../../shared/typed-object.ts'
import { hasModels, writeModels } from './model-file.ts'

/** Trains the assistant's models, one a language, and writes them beside the build, unless they're there. */
export function trainIfNeeded(): void {
  if (!hasModels()) writeModels(recordOf(READ_LANGUAGES, (language) => trainFrom(readCorpus(language), readThresholds())))
}
