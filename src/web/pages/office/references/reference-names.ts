import { type Condition, type Piece, piecesOf } from '../../../../shared/playground/references/parse-references.ts'
import { type Placeholder, PLACEHOLDERS } from '../../../../shared/playground/references/placeholders.ts'
import { keyBehind, type ReferableFacts } from '../../../../shared/playground/references/referable-fact.ts'

/** What the parts of a fact are called. */
const PARTS: Record<string, string> = {
  short: 'short answer',
  answer: 'answer',
  label: 'name',
  town: 'town only',
  words: 'in a sentence',
}

/** What the parts of the opening's record are called. */
const OPENING_PARTS: Record<string, string> = {
  when: 'when',
  year: 'year',
  'year-answer': 'sentence about the year',
  date: 'date',
  'date-answer': 'sentence about the date',
  announcement: 'announcement',
  'announcement-answer': 'announcement as a sentence',
}

/** What is asked of one fact, and of several. */
const CONDITIONS: Record<Condition, readonly [one: string, several: string]> = {
  undecided: ['isn’t decided', 'aren’t decided'],
  decided: ['is decided', 'are decided'],
  'not offered': ['isn’t offered', 'aren’t offered'],
  offered: ['is offered', 'are offered'],
  planned: ['has no date yet', 'have no date yet'],
  dated: ['has a date', 'have a date'],
  open: ['has started', 'have started'],
}

const LIST = new Intl.ListFormat('en-US')
const isOpening = (name: string): boolean => name === 'opening'
const nameOf = (name: string, facts: ReferableFacts): string => (isOpening(name) ? 'The opening' : (facts[keyBehind(name)]?.label ?? name))

/** What the owner reads in place of a reference, such as “Pricing: short answer”; null for what is none. */
export function nameOfReference(written: string, facts: ReferableFacts): string | null {
  const [piece] = piecesOf(written)
  return piece ? nameOfPiece(piece, facts) : null
}

function nameOfPiece(piece: Piece, facts: ReferableFacts): string | null {
  if (piece.kind === 'placeholder') return PLACEHOLDERS[piece.name]
  if (piece.kind === 'else') return 'Otherwise'
  if (piece.kind === 'end') return 'End of condition'
  if (piece.kind === 'part') return `${nameOf(piece.key, facts)}: ${(isOpening(piece.key) ? OPENING_PARTS : PARTS)[piece.part] ?? piece.part}`
  if (piece.kind !== 'if') return null
  return `If ${LIST.format(piece.keys.map((key) => nameOf(key, facts)))} ${CONDITIONS[piece.condition][piece.keys.length === 1 ? 0 : 1]}`
}

/** A text as the owner reads it where it can't be edited: “[City: answer] The exact location is not yet announced.” */
export const withNames = (text: string, facts: ReferableFacts): string =>
  piecesOf(text).map((piece) => (piece.kind === 'text' ? piece.text : `[${nameOfPiece(piece, facts) ?? piece.written}]`)).join('')

/** One thing to insert. A condition stands around a sentence. */
export interface Insertion {
  name: string
  written: string
  /** What closes it. */
  end?: string
  /** What visitors read there now. */
  shown: string
}

/**
 * Everything that can be inserted, by fact.
 *
 * @param own - the fact the text belongs to, which can't refer to itself
 * @param placeholders - what an email can be filled with
 */
export function insertionsFor(facts: ReferableFacts, fill: (text: string) => string, own: string | undefined, placeholders: readonly Placeholder[] = []): Insertion[] {
  const filled = placeholders.map((name): Insertion => ({ name: PLACEHOLDERS[name], written: `{${name}}`, shown: 'Filled in when the email is sent' }))
  const part = (name: string, one: string): Insertion => {
    const written = `{${name}.${one}}`
    return { name: nameOfReference(written, facts) ?? written, written, shown: fill(written) }
  }
  const condition = (name: string, one: Condition): Insertion => {
    const written = `{if ${name} ${one}}`
    return { name: `${nameOfReference(written, facts)} …`, written, end: '{end}', shown: 'A sentence that shows only then' }
  }
  const others = Object.entries(facts).filter(([key]) => key !== own)
  const parts = others.flatMap(([key, { short }]) => [
    ...['short', 'answer', 'label'].map((one) => part(key, one)),
    ...(short.includes(',') ? [part(key, 'town')] : []),
    ...(/\d\s*[–-]\s*\d/.test(short) ? [part(key, 'words')] : []),
  ])
  const ofOpening = Object.keys(OPENING_PARTS).map((one) => part('opening', one))
  const conditions = others.flatMap(([key]) => (['undecided', 'decided', 'offered', 'not offered'] as const).map((one) => condition(key, one)))
  return [...filled, ...parts, ...ofOpening, ...conditions, ...(['planned', 'dated', 'open'] as const).map((one) => condition('opening', one))]
}
