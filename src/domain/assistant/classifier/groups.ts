import type { Probabilities } from './classify.ts'

/** Facts that say much the same: unsure which of them is meant is still sure enough. */
const GROUPS: readonly (readonly string[])[] = [
  ['safety', 'badge.safety', 'value.safety'],
  ['opening-date', 'opening-year'],
  ['location', 'city'],
  ['about', 'overview', 'features'],
  ['feature.checkin', 'check-in-privacy'],
  ['value.inclusive', 'badge.inclusivity'],
  ['nothing', 'off-topic'],
]
/** What says all that the others of its group say: the address also tells the city. It's given as soon as it's as likely as this. */
const SAYS_ALL = 'location'
const SAYS_ALL_FROM = 0.17

/** The intents of what no fact answers: what could be asked of the place, and what couldn't. They're one group. */
export const NOTHING = 'nothing'
export const OFF_TOPIC = 'off-topic'
/** All small talk is one group. */
export const TALK = 'talk'

export const groupOf = (intent: string): string => (intent.startsWith(`${TALK}.`) ? TALK : (GROUPS.find((group) => group.includes(intent))?.[0] ?? intent))

/** A group of facts a text may be about. */
export interface Likely {
  group: string
  /** The likeliest of the group. */
  key: string
  probability: number
}

/** The groups a text may be about, the likeliest first. */
export const likeliest = (found: Probabilities): Likely[] =>
  [...Map.groupBy(found, ([intent]) => groupOf(intent))]
    .map(([group, intents]) => {
      const [best] = intents.toSorted(([, a], [, b]) => b - a)
      const key = intents.some(([intent, probability]) => intent === SAYS_ALL && probability >= SAYS_ALL_FROM) ? SAYS_ALL : (best?.[0] ?? group)
      return { group, key, probability: intents.reduce((sum, [, probability]) => sum + probability, 0) }
    })
    .toSorted((a, b) => b.probability - a.probability)
