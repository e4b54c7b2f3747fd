import type { ReadLanguage } from '../../shared/assistant/languages.ts'
import { OPENING_KEYS } from '../../shared/playground/opening.ts'
import { type FactToSearch, factsToSearch } from '../playground/list-facts.ts'
import { listSpanish, type OwnSpanish, spanishOf } from '../playground/spanish/spanish-of.ts'
import { rememberedUntil } from '../site/cached-until.ts'
import type { Site } from '../site/site.ts'

/**
 * A fact together with the other words parents use for it. Only the search reads `words`; no one is shown them.
 * One in Spanish has its `english`; among the facts in Spanish, one without has no Spanish that says the same.
 */
export type SearchableFact = FactToSearch & { english?: SearchableFact }

const ownSpanish = rememberedUntil(['facts'], ({ db }) => listSpanish(db))
const known = new WeakMap<readonly SearchableFact[], { own: unknown; facts: readonly SearchableFact[] }>()

/** Every fact as it's said in a language; the same list until one of them changes. */
export async function factsToAnswer(site: Site, language: ReadLanguage): Promise<readonly SearchableFact[]> {
  const english = await factsToSearch(site)
  if (language === 'en') return english
  const own = await ownSpanish(site)
  const remembered = known.get(english)
  if (remembered?.own === own) return remembered.facts
  const facts = inSpanish(english, own)
  known.set(english, { own, facts })
  return facts
}

/** The facts in Spanish where that says what the English says, else in English. @param own - what the owner has written, by key */
export const inSpanish = (facts: readonly SearchableFact[], own: ReadonlyMap<string, OwnSpanish> = new Map()): SearchableFact[] =>
  facts.map((fact) => {
    const spanish = spanishOf(fact, own.get(fact.key))
    return spanish && !spanish.isStale ? { ...fact, ...spanish.texts, notice: fact.notice && noticeOf(fact), english: fact } : fact
  })

/** That a date in it has passed. */
const noticeOf = ({ key }: SearchableFact): string => (OPENING_KEYS.includes(key) ? 'Esa fecha ya pasó. Anunciaremos una nueva.' : 'Una fecha de esta respuesta ya pasó, así que puede no estar al día.')
