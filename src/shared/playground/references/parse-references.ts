import { isPlaceholder, type Placeholder } from './placeholders.ts'

/**
 * Texts refer to facts instead of repeating them: `{pricing.short}` is replaced by what that fact says, and
 * `{if pricing undecided}The price isn’t announced yet.{end}` stands there only while it's so.
 * `{username}` is filled in when an email is sent.
 * Source: docs/rules/playground.md#references
 */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'part'; key: string; part: string; written: string }
  | { kind: 'if'; keys: string[]; condition: Condition; written: string }
  | { kind: 'placeholder'; name: Placeholder; written: string }
  | { kind: 'else' | 'end' | 'stray'; written: string }

/** What can be asked of facts. Of several it has to be true of each. The last three are only asked of the opening. */
const CONDITIONS = ['undecided', 'decided', 'not offered', 'offered', 'planned', 'dated', 'open'] as const
export type Condition = (typeof CONDITIONS)[number]

const KEY = String.raw`[a-z\d]+(?:[.-][a-z\d]+)*`
const BRACES = /\{[^{}]*\}|[{}]/g
const PART = new RegExp(String.raw`^(${KEY})\.([a-z-]+)$`)
const IF = new RegExp(String.raw`^if (${KEY}(?:, ?${KEY})*) (${CONDITIONS.join('|')})$`)

/** The pieces of a text in their order. Case and spaces within braces don't matter: people type them. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: written, index } of text.matchAll(BRACES)) {
    if (index > from) pieces.push({ kind: 'text', text: text.slice(from, index) })
    pieces.push(readBraces(written))
    from = index + written.length
  }
  if (from < text.length) pieces.push({ kind: 'text', text: text.slice(from) })
  return pieces
}

function readBraces(written: string): Piece {
  const inside = written.slice(1, -1).trim().replace(/\s+/g, ' ').toLowerCase()
  if (inside === 'else' || inside === 'end') return { kind: inside, written }
  if (isPlaceholder(inside)) return { kind: 'placeholder', name: inside, written }
  const [, key, part] = PART.exec(inside) ?? []
  if (key && part) return { kind: 'part', key, part, written }
  const [, keys, condition] = IF.exec(inside) ?? []
  if (keys && condition) return { kind: 'if', keys: keys.split(/, ?/), condition: condition as Condition, written }
  return { kind: 'stray', written }
}

/** The placeholders of a text, each once. */
export const placeholdersIn = (text: string): Placeholder[] => [...new Set(piecesOf(text).flatMap((piece) => (piece.kind === 'placeholder' ? [piece.name] : [])))]

/** Whether a text has to be filled in before someone reads it. */
export const hasReferences = (text: string): boolean => text.includes('{') || text.includes('}')
