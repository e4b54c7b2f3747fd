import { READ_LANGUAGES } from '../../../../src/shared/assistant/languages.ts'
import { readCorpus } from '../../../../src/server/files/corpus.ts'

/** What the assistant is trained with. */
export const examplesIn = readCorpus
export const EXAMPLES = READ_LANGUAGES.flatMap((language) => readCorpus(language))
