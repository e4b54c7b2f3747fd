import { sql } from 'kysely'
import { type Database, engineOf } from '../../../../db/connection.ts'
import { nearWords } from './near-words.ts'

/** An asked word with the words of the forum that stand for it. */
export interface SearchedWord {
  typed: string
  /** Whether posts have the word itself. */
  isKnown: boolean
  /** Words that begin with it, the most common ones. */
  longer: string[]
  /** The word it is probably a slip of; only when there is neither of the above. */
  instead: string | null
}

/** From this length a word also finds those that begin with it. */
export const PREFIX_MIN_CHARS = 3
export const MOST_LONGER = 16
/** Shorter words have too many real neighbors to guess which was meant. */
export const TYPO_MIN_CHARS = 4
const TYPO_MAX_CHARS = 24

/** @returns a word for each that was asked, or null when one of them is in no post, however it is read */
export async function searchedWords(db: Database, typed: readonly string[]): Promise<SearchedWord[] | null> {
  const words = await Promise.all(typed.map((word) => searchedWord(db, word)))
  const isHopeless = words.some(({ isKnown, longer, instead }) => !isKnown && longer.length === 0 && instead === null)
  return isHopeless ? null : words
}

/** Every word of the forum that stands for an asked one. */
export const termsOf = ({ typed, isKnown, longer, instead }: SearchedWord): string[] => [
  ...(isKnown ? [typed] : []),
  ...longer,
  ...(instead === null ? [] : [instead]),
]

async function searchedWord(db: Database, typed: string): Promise<SearchedWord> {
  const mayBeBegun = typed.length >= PREFIX_MIN_CHARS
  const [own, longer] = await Promise.all([termsIn(db, [typed]), mayBeBegun ? longerTerms(db, typed) : []])
  const isKnown = own.length > 0
  const instead = isKnown || longer.length > 0 ? null : await likeliestTypo(db, typed)
  return { typed, isKnown, longer, instead }
}

async function longerTerms(db: Database, start: string): Promise<string[]> {
  const term = engineOf(db) === 'sqlite' ? sql<string>`term` : sql<string>`term collate "C"`
  const rows = await db
    .selectFrom('searchTerm')
    .select('term')
    .where(term, '>', start)
    .where(term, '<', `${start}\u{10ffff}`)
    .orderBy('postCount', 'desc')
    .orderBy(term)
    .limit(MOST_LONGER)
    .execute()
  return rows.map((row) => row.term)
}

/** The nearest word in use: one that starts alike before one that does not, a common one before a rare one. */
async function likeliestTypo(db: Database, typed: string): Promise<string | null> {
  if (typed.length < TYPO_MIN_CHARS || typed.length > TYPO_MAX_CHARS || /^\d+$/.test(typed)) return null
  const known = await termsIn(db, nearWords(typed))
  const startsElsewhere = (term: string) => (term[0] === typed[0] ? 0 : 1)
  const [nearest] = known.toSorted(
    (a, b) =>
      startsElsewhere(a.term) - startsElsewhere(b.term) || b.postCount - a.postCount || (a.term < b.term ? -1 : 1),
  )
  return nearest?.term ?? null
}

/** Which of `words` are in use. One parameter, whatever their number, keeps it one prepared statement. */
const termsIn = (db: Database, words: readonly string[]) => {
  const list =
    engineOf(db) === 'sqlite'
      ? sql<string>`(select value from json_each(${JSON.stringify(words)}))`
      : sql<string>`(select value from json_array_elements_text(${JSON.stringify(words)}::json))`
  return db.selectFrom('searchTerm').select(['term', 'postCount']).where('term', 'in', list).execute()
}
