import { groupOf } from '../classifier/groups.ts'
import { thresholdOf } from '../classifier/site-model.ts'
import type { SearchableFact } from '../searchable-fact.ts'

/** Whether a wrong answer about a group does harm: someone plans around it. */
export const isHighStakes = (group: string): boolean => thresholdOf(group).isHighStakes

/** Whether a group is of high stakes and as likely as may not be beside an answer about another. */
export const isTooHighStakesBeside = (answered: string, group: string, probability: number): boolean =>
  isHighStakes(group) && probability > (ALSO_ANSWERS[answered] === group ? HIGH_STAKES_OF_ITS_OWN : HIGH_STAKES_BESIDE)
const HIGH_STAKES_BESIDE = 0.15
/** Where the answer speaks of it too. */
const HIGH_STAKES_OF_ITS_OWN = 0.3
/** Groups that also say of their own thing what one of high stakes says of the whole place: a membership of its price. */
const ALSO_ANSWERS: Readonly<Record<string, string>> = {
  membership: 'pricing',
  birthdays: 'pricing',
  parking: 'pricing',
  wifi: 'pricing',
  vision: 'location',
  'feature.checkin': 'safety',
}

/** How likely all of high stakes is together. */
export const highStakesIn = (likely: readonly { group: string; probability: number }[]): number => likely.reduce((sum, { group, probability }) => sum + (isHighStakes(group) ? probability : 0), 0)

export const areHighStakes = (facts: readonly SearchableFact[]): boolean => facts.some(({ key }) => isHighStakes(groupOf(key)))

export const areInOneGroup = (facts: readonly SearchableFact[]): boolean => new Set(facts.map(({ key }) => groupOf(key))).size === 1
