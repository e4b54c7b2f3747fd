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

/** The intents of what no fact answers: what could be asked of the place, and what couldn't. They're one group. */
export const NOTHING = 'nothing'
export const OFF_TOPIC = 'off-topic'
/** All small talk is one group. */
export const TALK = 'talk'

export const groupOf = (intent: string): string => (intent.startsWith(`${TALK}.`) ? TALK : (GROUPS.find((group) => group.includes(intent))?.[0] ?? intent))
