interface Folding {
  /** Which marks are taken off: the accents of Latin and its neighbors, or every mark of every script. */
  marks?: 'accents' | 'all'
  /** Whether letters that Unicode doesn't take apart are spelled out: "ł" is "l", "æ" is "ae". */
  ligatures?: boolean
}

/** More than any script writes. Source: Unicode Standard Annex #15, Stream-Safe Text Format */
const MARKS_MAX = 30
const MARKS_PAST_MOST = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, 'gu')

/**
 * The text with the first 30 of the marks on one letter. Comes before every `normalize` of a text from outside: putting
 * thousands of marks into order costs the square of their number.
 */
export const withFewMarks = (text: string): string => (text.length <= MARKS_MAX ? text : text.replace(MARKS_PAST_MOST, '$1'))

/** A text to be compared: lower case, without accents, compatible forms as plain letters. */
export const fold = (text: string, folding: Folding = {}): string => withoutAccents(withFewMarks(text).normalize('NFKD').toLowerCase(), folding)

/** The text without accents; {@link Folding} `ligatures` spells out lower-case letters only. */
export function withoutAccents(text: string, { marks = 'all', ligatures = false }: Folding = {}): string {
  const apart = withFewMarks(text).normalize('NFKD')
  const spelled = ligatures ? apart.replace(/[ßæœøđðþłı]/g, (character) => SPELLED_OUT[character] ?? character) : apart
  return spelled.replace(marks === 'all' ? /\p{M}+/gu : /[\u0300-\u036f]+/g, '')
}

const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i',
}
