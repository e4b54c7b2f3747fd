import { DAY_MS, type Instant } from '../../../../shared/time/instant.ts'
import type { Candidate } from './candidates.ts'
import type { SearchedWord } from './known-terms.ts'

/** How much a word counts: itself, one that begins with it, one it is a slip of. */
const EXACT = 1
const LONGER = 0.6
const TYPO = 0.4
/** A title says what a topic is about; a post only mentions. */
const TITLE = 3
/** What each further mention adds, up to a few. */
const MENTION = 0.05
const MOST_MENTIONS = 5
/** What all asked words in the title add, and all of them side by side in the order asked. */
const ALL_IN_TITLE = 2
const SIDE_BY_SIDE = 1
/** A new post's advantage over one of ages ago; half of it is gone after so many days. */
const NEWNESS = 0.5
const NEWNESS_DAYS = 90

/** Ids of the candidates, the best first; of equals, the newest. */
export function rankCandidates(
  candidates: readonly Candidate[],
  words: readonly SearchedWord[],
  now: Instant,
): number[] {
  const scored = candidates.map((candidate) => ({ id: candidate.rowid, score: scoreOf(candidate, words, now) }))
  return scored.toSorted((a, b) => b.score - a.score || b.id - a.id).map(({ id }) => id)
}

function scoreOf({ title, body, createdAt }: Candidate, words: readonly SearchedWord[], now: Instant): number {
  const inTitle = placesIn(title, words)
  const inBody = placesIn(body, words)
  const isInTitle = inTitle.every(({ best }) => best > 0)
  const ageDays = Math.max(0, Date.parse(now) - Date.parse(createdAt)) / DAY_MS
  return (
    TITLE * sum(inTitle.map(({ best }) => best)) +
    sum(inBody.map(({ best, places }) => best + MENTION * Math.min(places.length, MOST_MENTIONS))) +
    (isInTitle ? ALL_IN_TITLE : 0) +
    (isSideBySide(inTitle) || isSideBySide(inBody) ? SIDE_BY_SIDE : 0) +
    NEWNESS / (1 + ageDays / NEWNESS_DAYS)
  )
}

/** Of a text only its beginning is weighed: three hundred of the longest posts would take most of a second. */
const WORDS_WEIGHED = 1_000

interface Places {
  best: number
  places: number[]
}

function placesIn(folded: string, words: readonly SearchedWord[]): Places[] {
  const found = words.map((): Places => ({ best: 0, places: [] }))
  if (folded === '') return found
  for (const [place, word] of folded.split(' ', WORDS_WEIGHED).entries()) {
    for (const [index, searched] of words.entries()) {
      const strength = strengthOf(word, searched)
      const entry = found[index]
      if (strength === 0 || !entry) continue
      entry.places.push(place)
      entry.best = Math.max(entry.best, strength)
    }
  }
  return found
}

/** How well a word of a post answers an asked one; 0: not at all. */
export function strengthOf(word: string, { typed, longer, instead }: SearchedWord): number {
  if (word === typed) return EXACT
  if (word === instead) return TYPO
  return longer.length > 0 && word.length > typed.length && word.startsWith(typed) ? LONGER : 0
}

function isSideBySide(found: readonly Places[]): boolean {
  const [first, ...others] = found
  if (!first || others.length === 0) return false
  const rest = others.map(({ places }) => new Set(places))
  return first.places.some((place) => rest.every((places, index) => places.has(place + index + 1)))
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0)
