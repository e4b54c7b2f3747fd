import type { Reading, Shares } from '../reading/likely-keys.ts'
import type { SearchableFact } from '../searchable-fact.ts'

/** Facts that say much the same: unsure which of them is meant is still sure enough. */
const FAMILIES: readonly (readonly string[])[] = [
  ['safety', 'badge.safety', 'value.safety'],
  ['opening-date', 'opening-year'],
  ['location', 'city'],
  ['about', 'overview', 'features'],
  ['feature.checkin', 'check-in-privacy'],
  ['value.inclusive', 'badge.inclusivity'],
]

export const familyOf = (key: string): string => (key.startsWith(TALK) ? TALK : (FAMILIES.find((family) => family.includes(key))?.[0] ?? key))
/** All small talk is one family. */
const TALK = 'talk.'

/** Of these a wrong answer does harm: somebody plans around it. */
const GRAVE: ReadonlySet<string> = new Set(['pricing', 'opening-date', 'location', 'safety', 'allergens'])

export const isGrave = (family: string): boolean => GRAVE.has(family)

/** Whether a family is grave and as likely as may not be beside an answer about another. */
export const isTooGraveBeside = (answered: string, family: string, share: number): boolean =>
  isGrave(family) && share > (ALSO_ANSWERS[answered] === family ? GRAVE_OF_ITS_OWN : GRAVE_BESIDE)
const GRAVE_BESIDE = 0.15
/** Where the answer speaks of it too. */
const GRAVE_OF_ITS_OWN = 0.3
/** Families that also say of their own thing what a grave one says of the whole place: a membership of its price. */
const ALSO_ANSWERS: Readonly<Record<string, string>> = {
  membership: 'pricing',
  birthdays: 'pricing',
  parking: 'pricing',
  wifi: 'pricing',
  vision: 'location',
  'feature.checkin': 'safety',
}

/** How likely all that is grave is together. */
export const graveIn = (likely: readonly { family: string; share: number }[]): number => likely.reduce((sum, { family, share }) => sum + (isGrave(family) ? share : 0), 0)

export const areGrave = (facts: readonly SearchableFact[]): boolean => facts.some(({ key }) => isGrave(familyOf(key)))

export const areOfOneFamily = (facts: readonly SearchableFact[]): boolean => new Set(facts.map(({ key }) => familyOf(key))).size === 1

/** What says all that the others of its family say: the address also tells the city. It is given as soon as it may be meant … */
const SAYS_ALL: ReadonlySet<string> = new Set(['location'])
/** … as likely as this by the three readings, whose shares add up to 3. */
const SAYS_ALL_FROM = 0.5

/** A family of facts a text may be about. */
export interface Likely {
  family: string
  /** The likeliest of the family. */
  key: string
  /** How likely the family is, by all readings together. */
  share: number
  /** What each reading grants it. */
  each: readonly number[]
  /** What all grant it. */
  agreed: number
}

/** The families a text may be about, the likeliest first. */
export function likeliest({ nearest, learned, ordered, each }: Reading): Likely[] {
  const families = Map.groupBy(new Set([...nearest.keys(), ...learned.keys(), ...ordered.keys()]), familyOf)
  const all = (key: string) => (nearest.get(key) ?? 0) + (learned.get(key) ?? 0) + (ordered.get(key) ?? 0)
  const total = (shares: Shares, keys: readonly string[]) => keys.reduce((sum, key) => sum + (shares.get(key) ?? 0), 0)
  return [...families]
    .map(([family, keys]) => {
      const share = (total(nearest, keys) + total(learned, keys) + total(ordered, keys)) / 3
      const byEach = each.map((shares) => total(shares, keys))
      const key = keys.find((one) => SAYS_ALL.has(one) && all(one) >= SAYS_ALL_FROM) ?? keys.toSorted((a, b) => all(b) - all(a))[0] ?? family
      return { family, key, share, each: byEach, agreed: Math.min(...byEach) }
    })
    .toSorted((a, b) => b.share - a.share)
}
