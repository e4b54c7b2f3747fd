/** Facts that say much the same: unsure which of them is meant is still sure enough. */
const GROUPS: readonly (readonly string[])[] = [
  ['safety', 'badge.safety', 'value.safety'],
  ['opening-date', 'opening-year'],
  ['location', 'city'],
  ['about', 'overview', 'features'],
  ['feature.checkin', 'check-in-privacy'],
  ['value.inclusive', 'badge.inclusivity'],
]

/** The intent of what no fact answers. */
export const NOTHING = 'nothing'
/** All small talk is one group. */
export const TALK = 'talk'

export const groupOf = (intent: string): string => (intent.startsWith(`${TALK}.`) ? TALK : (GROUPS.find((group) => group.includes(intent))?.[0] ?? intent))
