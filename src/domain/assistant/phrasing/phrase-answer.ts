import { denies, isSupported } from './is-supported.ts'
import type { NumberedSource, LanguageModel } from '../../site/language-model.ts'
import { type CitedSentence, takeSentences } from './sentences.ts'

/** Longest phrased answer, in characters. */
const ANSWER_MAX_CHARS = 2_000

/**
 * The sentences of a phrased answer, each checked before it is handed on.
 *
 * @returns whether the whole answer stood the check; otherwise the plain answer has to be given
 */
export async function* phraseAnswer(languageModel: LanguageModel, question: string, sources: readonly NumberedSource[]): AsyncGenerator<string, boolean> {
  const cited: CitedSentence[] = []
  try {
    for await (const sentence of sentencesFrom(languageModel.phrase(question, sources))) {
      if (!isCitedRightly(sentence, sources)) return false
      cited.push(sentence)
      yield sentence.text
    }
  } catch {
    // Whatever became of the service: the plain answer is always there.
    return false
  }
  return cited.length > 0 && sources.every((source) => isCited(source, cited))
}

async function* sentencesFrom(pieces: AsyncIterable<string>): AsyncIterable<CitedSentence> {
  let waiting = ''
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > ANSWER_MAX_CHARS) throw new Error('The phrased answer is too long.')
    const { sentences, rest } = takeSentences(waiting + piece, false)
    waiting = rest
    yield* sentences
  }
  yield* takeSentences(waiting, true).sentences
}

const isCitedRightly = ({ text, numbers }: CitedSentence, sources: readonly NumberedSource[]): boolean =>
  numbers.length > 0 &&
  numbers.every((number) => sources.some((source) => source.number === number)) &&
  sources.some((source) => numbers.includes(source.number) && isSupported(text, source.text))

/** Every source has its say, and what is not decided is said to be so. */
const isCited = ({ number, isUndecided, text }: NumberedSource, cited: readonly CitedSentence[]): boolean =>
  cited.some((sentence) => sentence.numbers.includes(number) && (!isUndecided || !denies(text) || denies(sentence.text)))
