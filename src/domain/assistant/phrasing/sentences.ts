/** A sentence of a phrased answer, without its citations, and the sources they name. */
export interface CitedSentence {
  text: string
  numbers: number[]
}

/** The end of a sentence, with closing quotes and the citations behind it. */
const END = /[.!?]+["”’)]*(?:\s*\[\d{1,2}\])*[.]?(?=\s|$)|\n+/g
const CITATION = /\s*\[(\d{1,2})\]/g

/**
 * The whole sentences at the beginning of a text, and what is left. While more may come, a sentence counts as whole
 * only once something else follows it: its citation may still be on the way.
 */
export function takeSentences(text: string, isAll: boolean): { sentences: CitedSentence[]; rest: string } {
  const sentences: CitedSentence[] = []
  let done = 0
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length
    if (!isAll && !/^\s+[^\s[]/.test(text.slice(end))) break
    // A citation after the blank still belongs to this sentence.
    sentences.push(...cited(text.slice(done, end)))
    done = end
  }
  const rest = text.slice(done)
  if (!isAll) return { sentences, rest }
  return { sentences: [...sentences, ...cited(rest)], rest: '' }
}

function cited(text: string): CitedSentence[] {
  const numbers = [...text.matchAll(CITATION)].map(([, number]) => Number(number))
  const plain = text.replace(CITATION, '').trim()
  return plain === '' ? [] : [{ text: plain, numbers }]
}

/** The sentences of a source. */
export const sentencesOf = (text: string): string[] => takeSentences(text, true).sentences.map((sentence) => sentence.text)
