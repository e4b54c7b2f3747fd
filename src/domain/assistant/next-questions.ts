import { groupOf } from './classifier/groups.ts'
import type { SearchableFact } from './facts-to-answer.ts'
import type { Found } from './find-answer.ts'

/** What parents ask next, by the group of the fact that was given. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  'opening-date': ['location', 'hours'],
  location: ['opening-date', 'parking'],
  hours: ['opening-date', 'booking'],
  pricing: ['membership', 'birthdays'],
  membership: ['pricing', 'booking'],
  ages: ['infants', 'supervision'],
  infants: ['ages', 'supervision'],
  safety: ['feature.checkin', 'supervision'],
  'feature.checkin': ['check-in-privacy', 'supervision'],
  supervision: ['feature.cafe', 'safety'],
  'feature.cafe': ['allergens', 'wifi'],
  allergens: ['feature.cafe', 'cleaning'],
  accessibility: ['feature.light', 'value.inclusive'],
  birthdays: ['groups', 'booking'],
  about: ['ages', 'features'],
}
const USUAL = ['opening-date', 'pricing', 'ages', 'location']
const SHOWN = 2

/** What may have been meant instead, then what others ask after these facts, without what was asked already. */
export function nextQuestions(all: readonly SearchableFact[], { facts, others }: Extract<Found, { kind: 'facts' }>, earlier: readonly string[]): string[] {
  const groups = facts.map(({ key }) => groupOf(key))
  const keys = [...groups.flatMap((group) => NEXT[group] ?? []), ...USUAL].filter((key) => !groups.includes(groupOf(key)))
  const questions = new Set([...others, ...keys.flatMap((key) => all.find((fact) => fact.key === key)?.question ?? [])])
  return [...questions].filter((question) => !earlier.includes(question)).slice(0, SHOWN)
}
