// The words of a made-up forum: those of the sample community, a few with accents, and invented ones, used as
// unevenly as in real texts (Zipf's law). Beside them every forum has words that hardly anyone else ever writes.
import { placedWords } from '../../src/domain/forum/reading/search/term-words.ts'
import { SAMPLE_CATEGORIES } from '../../src/domain/sample/sample-categories.ts'

const WORDS = 8_000
/** Places in the table that words are drawn from; a rare word has one, the most common one has a tenth of all. */
const TABLE = 2 ** 18
const ACCENTED =
  'café crème naïve piñata jalapeño façade soirée résumé über señora niño mañana déjà entrée élan purée fiancée maître Zoë Chloë José Renée André Núñez Beyoncé smörgåsbord crèche mémé bébé maternité'

const FIRST = ['b', 'br', 'd', 'dr', 'f', 'g', 'gl', 'h', 'j', 'k', 'l', 'm', 'n', 'p', 'pl', 'r', 's', 'st', 't', 'tr', 'v', 'w', 'z']
const MIDDLE = ['a', 'e', 'i', 'o', 'u', 'ai', 'ee', 'oo']
const LAST = ['', 'l', 'm', 'n', 'r', 's', 't']
const SYLLABLES = FIRST.flatMap((start) => MIDDLE.flatMap((vowel) => LAST.map((end) => start + vowel + end)))

/** The `nth` invented word; each number makes another one. */
export function inventedWord(nth) {
  const syllables = SYLLABLES.length
  // Scattered, so that neighbors do not begin alike.
  const scattered = (nth * 7_919 + 104_729) % (syllables * syllables)
  return SYLLABLES[scattered % syllables] + SYLLABLES[Math.floor(scattered / syllables)]
}

/**
 * @returns {{ words: string[], capitals: string[], folded: string[], terms: Int32Array, termNames: string[], table: Uint16Array }}
 *   words by how common they are; `terms` holds for each word the number of its folded form in `termNames`
 */
export function makeVocabulary() {
  const words = [...mostCommonFirst()].slice(0, WORDS)
  const folded = words.map((word) => placedWords(word)[0].folded)
  const termNames = [...new Set(folded)]
  const numbers = new Map(termNames.map((term, number) => [term, number]))
  const terms = Int32Array.from(folded, (term) => numbers.get(term))
  const capitals = words.map((word) => word[0].toUpperCase() + word.slice(1))
  return { words, capitals, folded, terms, termNames, table: zipfTable(words.length) }
}

/** Words of the sample by their use there, accented ones among them, then invented ones. */
function mostCommonFirst() {
  const uses = new Map()
  for (const { start, end, text } of sampleWords()) {
    const word = text.slice(start, end).toLowerCase()
    uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  const known = [...uses].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word)
  for (const [index, word] of ACCENTED.split(' ').entries()) known.splice(120 + index * 60, 0, word)
  const invented = Array.from({ length: WORDS }, (_, nth) => inventedWord(nth))
  return new Set([...known, ...invented].filter((word) => placedWords(word).length === 1 && placedWords(word)[0].folded !== '' && !/\d/.test(word)))
}

function sampleWords() {
  const texts = []
  JSON.stringify(SAMPLE_CATEGORIES, (_, value) => {
    if (typeof value === 'string') texts.push(value)
    return value
  })
  return texts.flatMap((text) => placedWords(text).map((place) => ({ ...place, text })))
}

/** Every word as often as Zipf's law gives it, at least once. */
function zipfTable(count) {
  const weights = Array.from({ length: count }, (_, rank) => 1 / (rank + 2.7))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const table = new Uint16Array(TABLE)
  let [filled, owed] = [0, 0]
  for (const [rank, weight] of weights.entries()) {
    owed += (weight / total) * TABLE
    for (const until = Math.max(filled + 1, Math.round(owed)); filled < until && filled < TABLE; filled += 1) table[filled] = rank
  }
  return table.subarray(0, filled)
}
