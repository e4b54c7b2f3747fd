import type { Site } from '../../site/site.ts'
import { type FactIndex, indexOf, OWN_WORD } from '../by-words.ts'
import type { SearchableFact } from '../facts-to-answer.ts'
import { asksThePlace, contentWords } from '../words.ts'
import { findInBlog } from './blog-posts.ts'
import { findInGuidelines } from './guidelines.ts'
import { findInForum } from './official-posts.ts'
import type { Passage } from './passage.ts'

/** What only the facts may speak of: prices, dates, the address, safety and food. */
const FACTS_ALONE = ['pricing', 'opening-date', 'opening-year', 'hours', 'location', 'safety', 'allergens']
const WORDS_MAX = 12

/**
 * What the site says about a question its facts do not answer: guidelines, official answers in the forum, then blog
 * posts. Nothing at all where the question touches what only the facts may speak of.
 */
export async function findPassage(site: Site, facts: readonly SearchableFact[], message: string): Promise<Passage | null> {
  const { db, clock } = site
  const words = contentWords(message).slice(0, WORDS_MAX)
  if (words.length === 0 || isForFactsAlone(indexOf(facts), words)) return null
  const known = (await findInGuidelines(site, words)) ?? (await findInForum(db, words))
  // Who asks the place itself wants to know what was announced, not what is good to know.
  if (known || asksThePlace(message)) return known
  return findInBlog(db, clock.now(), message, words)
}

const isForFactsAlone = ({ places, facts }: FactIndex, words: readonly string[]): boolean =>
  words.some((word) =>
    [...(places.get(word) ?? [])]
      .slice(0, 20)
      .some(([position, weight]) => weight >= OWN_WORD && FACTS_ALONE.includes(facts[position]?.key ?? '')),
  )
