import { type Piece, piecesOf, placeholdersIn } from './parse-references.ts'
import type { Placeholder } from './placeholders.ts'
import { holds, partOf, type ReferableFacts } from './referable-fact.ts'

/**
 * What is wrong with the references of a text, in sentences for anyone who wrote it; empty when all is well.
 *
 * @param own - the text's own part, such as `parking.answer`, if it belongs to a fact: no reference may lead back to it
 * @param placeholders - those the text has to have; it may have no others
 */
export function checkReferences(text: string, facts: ReferableFacts, own?: string, placeholders: readonly Placeholder[] = []): string[] {
  const pieces = piecesOf(text)
  return [...new Set([...pieces.flatMap((piece) => complaintAbout(piece, facts)), ...conditionComplaints(pieces), ...circlesIn(pieces, facts, own), ...placeholderComplaints(text, placeholders)])]
}

function complaintAbout(piece: Piece, facts: ReferableFacts): string[] {
  if (piece.kind === 'stray') return ['Curly braces are only for references. Insert one from the list, or leave the braces out.']
  const leadsNowhere =
    (piece.kind === 'part' && partOf(facts, piece.key, piece.part) === null) ||
    (piece.kind === 'if' && holds(facts, piece.keys, piece.condition) === null)
  return leadsNowhere ? [`“${piece.written}” doesn’t lead to a fact. Please insert it from the list again.`] : []
}

/** Placeholders that are missing, and those that nothing is known for. */
function placeholderComplaints(text: string, wanted: readonly Placeholder[]): string[] {
  const found = placeholdersIn(text)
  return [
    ...wanted.filter((name) => !found.includes(name)).map((name) => `Please keep {${name}} in the text. You can insert it again from the list.`),
    ...found.filter((name) => !wanted.includes(name)).map((name) => `Nothing can be filled in for {${name}} here. Please take it out.`),
  ]
}

/** Conditions that aren't closed, or stand in one another. */
function conditionComplaints(pieces: readonly Piece[]): string[] {
  const complaints: string[] = []
  let open: { written: string; hasElse: boolean } | null = null
  for (const piece of pieces) {
    if (piece.kind === 'if') {
      if (open) complaints.push(`Please write {end} before “${piece.written}”: one condition can’t be inside another.`)
      open = { written: piece.written, hasElse: false }
    } else if (piece.kind === 'else') {
      if (!open || open.hasElse) complaints.push('“{else}” needs an {if ...} of its own before it.')
      if (open) open.hasElse = true
    } else if (piece.kind === 'end') {
      if (!open) complaints.push('“{end}” needs an {if ...} before it.')
      open = null
    }
  }
  return open ? [...complaints, `Please write {end} after the sentence that “${open.written}” is about.`] : complaints
}

function circlesIn(pieces: readonly Piece[], facts: ReferableFacts, own: string | undefined): string[] {
  if (own === undefined) return []
  return pieces.flatMap((piece) =>
    piece.kind === 'part' && leadsTo(idOf(piece), own, facts, new Set())
      ? [`“${piece.written}” leads back to this text, so it can’t be shown here.`]
      : [],
  )
}

const idOf = ({ key, part }: { key: string; part: string }): string => `${key}.${part}`

function leadsTo(from: string, to: string, facts: ReferableFacts, seen: Set<string>): boolean {
  if (storedIn(from) === storedIn(to)) return true
  if (seen.has(from)) return false
  seen.add(from)
  const dot = from.lastIndexOf('.')
  const stored = partOf(facts, from.slice(0, dot), from.slice(dot + 1)) ?? ''
  return piecesOf(stored).some((piece) => piece.kind === 'part' && leadsTo(idOf(piece), to, facts, seen))
}

/** The part that is stored: a city's town is made from its short form. */
const storedIn = (id: string): string => id.replace(/\.(?:town|words|lowercase)$/, '.short')
