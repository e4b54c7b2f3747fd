import { withFewMarks } from '../../../shared/text/fold.ts'
import { sentencesOf } from './sentences.ts'

/** What joins words without saying anything. Everything else a sentence says has to stand in its source. */
const JOINING = new Set(
  `a an the and or of to in on at for with by from as is are be am it its this that these those you your we our us they them
  their there but so then also which who please`.split(/\s+/),
)
/** Words that turn a sentence into its opposite: a sentence has them when its source has them. */
const DENYING = new Set('not no never nor none neither without cannot nobody nothing nowhere hardly isn aren won don doesn'.split(' '))
const NOT_YET = 'yet'
/** Words that keep a sentence from promising too much: what its source has of them, it has, too. */
const HOLDING_BACK = new Set(
  'planned plan plans planning will would coming designed may might could vision soon whether if until unless when starting hope aim'.split(' '),
)
/** Plain letters, figures and marks. Whatever else a sentence has is markup, an address, or made to look like something. */
const PLAIN = /^[\p{Script=Latin}\p{M}0-9\s.,;:!?'"’‘“”()–—-]*$/u
/** Two words with one of them between the other's letters are one: "grown-ups", "2–12". */
const TOKEN = /\d+(?:[.,:]\d+)*|[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu
/** A sentence of fewer words of its own claims nothing one could look up. */
const OWN_WORDS_MIN = 2

/**
 * Whether a sentence says only what one sentence of its source says: no word, figure or name that is not there, in no
 * other order, nothing denied that is affirmed, nothing promised that is planned.
 */
export function isSupported(sentence: string, source: string): boolean {
  if (sentence !== compatible(sentence) || !PLAIN.test(sentence)) return false
  const claim = claimOf(tokensOf(sentence))
  return sentencesOf(source).some((candidate) => saysTheSame(claim, tokensOf(candidate)))
}

/** What is held against every sentence of the source, found once. */
const claimOf = (said: readonly string[]) => ({
  said,
  words: new Set(said),
  own: said.filter((word) => !JOINING.has(word)),
  isDenial: hasAny(said, DENYING),
})

function saysTheSame({ said, words, own, isDenial }: ReturnType<typeof claimOf>, source: readonly string[]): boolean {
  if (own.length < Math.min(OWN_WORDS_MIN, source.length)) return false
  return (
    isInOrder(own, source) &&
    isDenial === hasAny(source, DENYING) &&
    words.has(NOT_YET) === source.includes(NOT_YET) &&
    source.every((word) => !HOLDING_BACK.has(word) || words.has(word)) &&
    haveNeighborsOf(said, source)
  )
}

/** Whether these words stand in the source, one after the other. */
function isInOrder(words: readonly string[], source: readonly string[]): boolean {
  let from = 0
  for (const word of words) {
    const at = source.indexOf(word, from)
    if (at < 0) return false
    from = at + 1
  }
  return true
}

/** Whether each figure has the same word before or after it as in the source: "2 to 12" is not "12 to 2". */
function haveNeighborsOf(said: readonly string[], source: readonly string[]): boolean {
  const pairs = new Set(source.map((word, at) => `${word} ${source[at + 1] ?? ''}`))
  const hasPair = (at: number) => at >= 0 && at + 1 < said.length && pairs.has(`${said[at]} ${said[at + 1]}`)
  return said.every((word, at) => !/\d/.test(word) || hasPair(at - 1) || hasPair(at))
}
const hasAny = (words: readonly string[], some: ReadonlySet<string>): boolean => words.some((word) => some.has(word))

/** Whether a sentence says that something is not so. */
export const denies = (sentence: string): boolean => hasAny(tokensOf(sentence), DENYING)

const compatible = (text: string): string => withFewMarks(text).normalize('NFKC')

const tokensOf = (text: string): string[] =>
  (compatible(text).toLowerCase().match(TOKEN) ?? []).flatMap((token) => token.split(/['’]/).filter(Boolean))
