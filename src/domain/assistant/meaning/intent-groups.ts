import type { Inference, Probabilities } from '../inference/infer-intents.ts'
import type { SearchableFact } from '../searchable-fact.ts'

/** Facts that say much the same: unsure which of them is meant is still sure enough. */
const INTENT_GROUPS: readonly (readonly string[])[] = [
  ['safety', 'badge.safety', 'value.safety'],
  ['opening-date', 'opening-year'],
  ['location', 'city'],
  ['about', 'overview', 'features'],
  ['feature.checkin', 'check-in-privacy'],
  ['value.inclusive', 'badge.inclusivity'],
]

export const intentGroupOf = (key: string): string => (key.startsWith(TALK) ? TALK : (INTENT_GROUPS.find((group) => group.includes(key))?.[0] ?? key))
/** All small talk is one family. */
const TALK = 'talk.'

/** Of these a wrong answer does harm: someone plans around it. */
const HIGH_STAKES: ReadonlySet<string> = new Set(['pricing', 'opening-date', 'location', 'safety', 'allergens'])

export const isHighStakes = (group: string): boolean => HIGH_STAKES.has(group)

/** Whether a family is grave and as likely as may not be beside an answer about another. */
export const isTooHighStakesBeside = (answered: string, group: string, probability: number): boolean =>
  isHighStakes(group) && probability > (ALSO_ANSWERS[answered] === group ? HIGH_STAKES_OF_ITS_OWN : HIGH_STAKES_BESIDE)
const HIGH_STAKES_BESIDE = 0.15
/** Where the answer speaks of it too. */
const HIGH_STAKES_OF_ITS_OWN = 0.3
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
export const highStakesIn = (likely: readonly { group: string; probability: number }[]): number => likely.reduce((sum, { group, probability }) => sum + (isHighStakes(group) ? probability : 0), 0)

export const areHighStakes = (facts: readonly SearchableFact[]): boolean => facts.some(({ key }) => isHighStakes(intentGroupOf(key)))

export const areInOneGroup = (facts: readonly SearchableFact[]): boolean => new Set(facts.map(({ key }) => intentGroupOf(key))).size === 1

/** What says all that the others of its family say: the address also tells the city. It is given as soon as it may be meant … */
const SAYS_ALL: ReadonlySet<string> = new Set(['location'])
/** … as likely as this by the three readings, whose shares add up to 3. */
const SAYS_ALL_FROM = 0.5

/** A family of facts a text may be about. */
export interface Likely {
  group: string
  /** The likeliest of the family. */
  key: string
  /** How likely the family is, by all readings together. */
  probability: number
  /** What each reading grants it. */
  each: readonly number[]
  /** What all grant it. */
  agreed: number
}

/** The families a text may be about, the likeliest first. */
export function likeliest({ nearest, trained, ordered, each }: Inference): Likely[] {
  const intentGroups = Map.groupBy(new Set([...nearest.keys(), ...trained.keys(), ...ordered.keys()]), intentGroupOf)
  const all = (key: string) => (nearest.get(key) ?? 0) + (trained.get(key) ?? 0) + (ordered.get(key) ?? 0)
  const total = (probabilities: Probabilities, keys: readonly string[]) => keys.reduce((sum, key) => sum + (probabilities.get(key) ?? 0), 0)
  return [...intentGroups]
    .map(([group, keys]) => {
      const probability = (total(nearest, keys) + total(trained, keys) + total(ordered, keys)) / 3
      const byEach = each.map((probabilities) => total(probabilities, keys))
      const key = keys.find((one) => SAYS_ALL.has(one) && all(one) >= SAYS_ALL_FROM) ?? keys.toSorted((a, b) => all(b) - all(a))[0] ?? group
      return { group, key, probability, each: byEach, agreed: Math.min(...byEach) }
    })
    .toSorted((a, b) => b.probability - a.probability)
}
