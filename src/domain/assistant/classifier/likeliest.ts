import type { Probabilities } from './classify.ts'
import { groupOf } from './groups.ts'

/** What says all that the others of its group say: the address also tells the city. It's given as soon as it's as likely as this. */
const SAYS_ALL: ReadonlySet<string> = new Set(['location'])
const SAYS_ALL_FROM = 0.17

/** A group of facts a text may be about. */
export interface Likely {
  group: string
  /** The likeliest of the group. */
  key: string
  probability: number
}

/** The groups a text may be about, the likeliest first. */
export const likeliest = (found: Probabilities): Likely[] =>
  [...Map.groupBy(found.keys(), groupOf)]
    .map(([group, keys]) => {
      const of = (key: string) => found.get(key) ?? 0
      const key = keys.find((one) => SAYS_ALL.has(one) && of(one) >= SAYS_ALL_FROM) ?? keys.toSorted((a, b) => of(b) - of(a))[0] ?? group
      return { group, key, probability: keys.reduce((sum, one) => sum + of(one), 0) }
    })
    .toSorted((a, b) => b.probability - a.probability)
