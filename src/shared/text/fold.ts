interface Folding {
  /** Which marks are taken off: the accents of Latin and its neighbors, or every mark of every script. */
  marks?: 'accents' | 'all'
  /** Whether letters that Unicode doesn't take apart are spelled out: "ł" is "l", "æ" is "ae". */
  ligatures?: boolean
}

/** A text to be compared: lower case, without accents, compatible forms as plain letters. */
export const fold = (text: string, folding: Folding = {}): string => withoutAccents(text.normalize('NFKD').toLowerCase(), folding)

/** The text without accents; {@link Folding} `ligatures` spells out lower-case letters only. */
export function withoutAccents(text: string, { marks = 'all', ligatures = false }: Folding = {}): string {
  const apart = text.normalize('NFKD')
  const spelled = ligatures ? apart.replace(/[ßæœøđðþłı]/g, (character) => SPELLED_OUT[character] ?? character) : apart
  return spelled.replace(marks === 'all' ? /\p{M}+/gu : /[\u0300-\u036f]+/g, '')
}

const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i',
}
