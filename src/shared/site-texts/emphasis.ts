/** A piece of a text: plain, or between asterisks. */
export interface EmphasisPiece {
  text: string
  isEmphasized: boolean
}

/** The pieces of a text in their order. An asterisk without its partner is a plain character. */
export const emphasisIn = (text: string): EmphasisPiece[] =>
  text.split(/\*([^*\n]+)\*/).map((piece, at) => ({ text: piece, isEmphasized: at % 2 === 1 })).filter((piece) => piece.text !== '')

/** The text without its marks, for places that show none. */
export const withoutEmphasis = (text: string): string => emphasisIn(text).map((piece) => piece.text).join('')
