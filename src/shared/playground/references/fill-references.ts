import { hasReferences, type Piece, piecesOf } from './parse-references.ts'
import type { Placeholder, Values } from './placeholders.ts'
import { holds, partOf, type ReferableFacts } from './referable-fact.ts'

/** Stands where a reference leads nowhere, until its sentence is left out. */
const HOLE = '\0'

/**
 * The text as visitors read it: references give way to what the facts say, conditions to their sentences. Whatever is
 * broken, no brace is shown: a sentence with a reference that leads nowhere is left out.
 *
 * @param values - what stands in the place of placeholders, just as it is
 */
export const fillReferences = (text: string, facts: ReferableFacts, values: Values = {}): string =>
  fill(text, facts, []).replaceAll(/\{(\w+)\}/g, (_, name: Placeholder) => values[name] ?? '')

/** @param path - the parts this text was reached through, so that a circle ends */
function fill(text: string, facts: ReferableFacts, path: readonly string[]): string {
  if (!hasReferences(text)) return text
  let isShown = true
  let wasTrue = true
  const filled = piecesOf(text).map((piece) => {
    if (piece.kind === 'if') isShown = wasTrue = holds(facts, piece.keys, piece.condition) ?? false
    if (piece.kind === 'else') isShown = !wasTrue
    if (piece.kind === 'end') isShown = wasTrue = true
    return isShown ? wordsOf(piece, facts, path) : ''
  })
  return tidied(filled.join(''))
}

function wordsOf(piece: Piece, facts: ReferableFacts, path: readonly string[]): string {
  if (piece.kind === 'text') return piece.text
  if (piece.kind === 'stray') return piece.written.replaceAll(/[{}]/g, '')
  if (piece.kind === 'placeholder') return `{${piece.name}}`
  if (piece.kind !== 'part') return ''
  const id = `${piece.key}.${piece.part}`
  const stored = path.includes(id) ? null : partOf(facts, piece.key, piece.part)
  // An answer brings its own period.
  return (stored !== null && fill(stored, facts, [...path, id])) || (piece.part === 'answer' ? `${HOLE}.` : HOLE)
}

/** Without sentences that have a hole or end after the colon of a list with nothing in it, and without the spaces and the last comma that something left behind. */
const tidied = (text: string): string =>
  text
    .split(/(?<=[.!?]["”’)]*)(?=\s)|(?=\n)/)
    .filter((sentence) => !sentence.includes(HOLE) && !/: *[.!?]$/.test(sentence))
    .join('')
    .replaceAll(/, +(?=[.!?;:](?:\s|["”’)]|$))/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^ +| +$/gm, '')
    .trim()
