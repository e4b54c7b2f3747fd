import type { FactPlace, FactPlacesView } from '../../shared/office/facts/fact-places.ts'
import type { FactTexts } from '../../shared/playground/fact-fields.ts'
import { pagesShowing } from '../../shared/playground/fact-pages.ts'
import { saysNothingYet } from '../../shared/playground/fact-words.ts'
import { type NamedValue, valuesIn } from '../../shared/playground/named-values.ts'
import { OPENING_KEYS } from '../../shared/playground/opening.ts'
import { factsBehind } from '../../shared/playground/references/facts-behind.ts'
import { fillReferences } from '../../shared/playground/references/fill-references.ts'
import { textName } from '../../shared/site-texts/site-texts.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { listStoredFacts } from '../playground/list-facts.ts'
import { listOfficeTexts } from '../site-texts/list-office-texts.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'
import { formerVersions } from './former-versions.ts'
import { type Text, writtenTexts, names } from './written-texts.ts'

/** Shorter words stand in too many texts by chance. */
const MIN_CHARS = 3

type StoredFact = Awaited<ReturnType<typeof listStoredFacts>>[number]
/** Texts that many pages show, and what the owner calls these pages. */
const ON_MANY_PAGES: readonly (FactPlace & { texts: string })[] = [
  { texts: '/office/texts/frame.', name: 'Every page outside the forum, in its footer', link: '/' },
  { texts: '/office/texts/forum.about', name: 'Forum pages, in the About box', link: '/forum' },
]

/**
 * Where a fact is read, and which other texts name what it says or said.
 *
 * @throws AppError `not-found` unless the actor is an admin and a fact has this key
 */
export async function listFactPlaces(site: Site, actor: Actor, key: string): Promise<FactPlacesView> {
  requireAdmin(actor)
  const [facts, texts] = await Promise.all([listStoredFacts(site.db), listOfficeTexts(site, actor)])
  const fact = facts.find((one) => one.key === key)
  if (!fact) throw new AppError('not-found', 'This fact no longer exists.')
  const byKey = Object.fromEntries(facts.map((one) => [one.key, one]))
  const ofSite: Text[] = [
    ...facts.filter((one) => one.key !== key).map(textOf),
    ...texts.map((one) => ({ name: textName(one.key), link: `/office/texts/${one.key}`, text: one.text })),
  ]
  const former = await formerVersions(site.db, key)
  const words = [fact, ...former.slice(0, 1)].map((version) => valueOf(key, version, byKey)).filter((value) => value.length >= MIN_CHARS && !saysNothingYet(value))
  const parts = outdatedParts(key, fact, former, byKey)
  const all = [...ofSite, ...(await writtenTexts(site, [...words, ...parts.map(({ word }) => word)]))]
  const searched = [
    ...[...new Set(words)].map((value) => ({ words: value, isIn: (text: string) => names(text, value) })),
    ...parts.map(({ id, written }) => ({ words: written, isIn: (text: string) => valuesIn(text).some((value) => value.id === id) })),
  ]
  const following = ofSite.filter(({ text }) => factsBehind(text, byKey).has(key))
  const many = ON_MANY_PAGES.filter(({ texts: start }) => following.some(({ link }) => link.startsWith(start)))
  return { follow: placesOf([...pagesShowing(key), ...many, ...following]), name: eachOnce(searched, all) }
}

interface Searched {
  words: string
  isIn: (text: string) => boolean
}

/** Each text below the first of the values it names. */
function eachOnce(searched: readonly Searched[], texts: readonly Text[]): FactPlacesView['name'] {
  const listed = new Set<Text>()
  return searched.flatMap(({ words, isIn }) => {
    const found = texts.filter((text) => !listed.has(text) && isIn(text.text))
    for (const text of found) listed.add(text)
    return found.length === 0 ? [] : [{ words, places: placesOf(found) }]
  })
}

/** Prices, dates, times, addresses, ages, and percentages that the fact has named lately and names no more. */
function outdatedParts(key: string, fact: FactTexts, former: readonly FactTexts[], facts: Readonly<Record<string, StoredFact>>): NamedValue[] {
  const valuesOf = (version: FactTexts) => valuesIn(withoutReferences([valueOf(key, version, facts), version.short, version.answer].join('\n')))
  const now = new Set(valuesOf(fact).map(({ id }) => id))
  const outdated = former.flatMap(valuesOf).filter(({ id }) => !now.has(id))
  return [...new Map(outdated.toReversed().map((value) => [value.id, value])).values()].toReversed()
}

/** What other facts say is theirs. */
const withoutReferences = (text: string): string => text.replaceAll(/\{[^{}]*\}/g, ' ')

const textOf = ({ key, label, question, short, answer }: StoredFact): Text => ({
  name: `Fact: ${label}`, link: `/office/facts/${key}`, text: [label, question, short, answer].join('\n'), key,
})

const placesOf = (places: readonly FactPlace[]): FactPlace[] => places.map(({ name, link }) => ({ name, link }))

/** What other texts would name of a fact: its short answer, or when On Joue opens. */
function valueOf(key: string, version: FactTexts, facts: Readonly<Record<string, StoredFact>>): string {
  const own = facts[key]
  const others = own ? { ...facts, [key]: { ...own, ...version } } : facts
  return fillReferences(OPENING_KEYS.includes(key) ? '{opening.when}' : version.short, others)
}
