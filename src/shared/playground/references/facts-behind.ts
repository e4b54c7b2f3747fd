import { piecesOf } from './parse-references.ts'
import { keyBehind, partOf, type ReferableFacts } from './referable-fact.ts'

/** The keys of the facts that a text refers to, through other facts too: when one of them changes, so may the text. */
export function factsBehind(text: string, facts: ReferableFacts): Set<string> {
  const keys = new Set<string>()
  const seen = new Set<string>()
  const follow = (stored: string): void => {
    for (const piece of piecesOf(stored)) {
      if (piece.kind === 'if') for (const key of piece.keys) keys.add(keyBehind(key))
      if (piece.kind !== 'part') continue
      keys.add(keyBehind(piece.key))
      const id = `${piece.key}.${piece.part}`
      if (seen.has(id)) continue
      seen.add(id)
      follow(partOf(facts, piece.key, piece.part) ?? '')
    }
  }
  follow(text)
  return keys
}

/** Whether a text itself refers to this fact. */
export const namesFact = (text: string, key: string): boolean =>
  piecesOf(text).some((piece) => (piece.kind === 'part' && keyBehind(piece.key) === key) || (piece.kind === 'if' && piece.keys.some((name) => keyBehind(name) === key)))
