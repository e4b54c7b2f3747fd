/** A sentence of a phrased answer, without its citations, and the sources they name. */
export interface CitedSentence {
  text: string
  numbers: number[]
}

/**
 * The end of a sentence, with closing quotes and the citations behind it. This pattern and the next start only where a
 * run begins: one that starts again at every character of it takes the square of its length.
 */
const END = /(?<![.!?])[.!?]+["”’)]*(?:\s*\[\d{1,2}\])*[.]?(?=\s|$)|\n+/g
const BLANK = /\s/
const CITATION = /(?<!\s)\s*\[(\d{1,2})\]/g

/**
 * The whole sentences at the beginning of a text, and what is left. While more may come, a sentence counts as whole
 * only once something else follows it: its citation may still be on the way.
 */
export function takeSentences(text: string, isAll: boolean): { sentences: CitedSentence[]; rest: string } {
  const sentences: CitedSentence[] = []
  let done = 0
  let next = 0
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length
    if (!isAll) {
      // The spaces after a sentence are looked at once, however many ends of lines are among them.
      if (next < end) next = end
      while (next < text.length && BLANK.test(text.charAt(next))) next += 1
      if (next === end || next === text.length || text.charAt(next) === '[') break
    }
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
