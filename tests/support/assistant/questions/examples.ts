import { readCorpus } from '../../../../src/server/files/corpus.ts'

/** What the assistant is trained with. */
export const EXAMPLES = readCorpus()
