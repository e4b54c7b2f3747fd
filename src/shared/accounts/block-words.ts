/** `mute`: no notifications and no email about what they write. `block`: their posts and topics are folded away, too. */
export const BLOCK_LEVELS = ['mute', 'block'] as const
export type BlockLevel = (typeof BLOCK_LEVELS)[number]

export const BLOCK_SELF = 'You can’t block yourself.'
export const BLOCK_STAFF = 'You can’t block or mute the On Joue team.'
export const TOO_MANY_BLOCKS = 'You’ve blocked or muted 500 members. Please remove some before you add more.'

/** What the site says after each change. */
export const BLOCK_DONE = {
  block: 'Their posts and topics are folded away, and they can’t notify you. They won’t be told.',
  mute: 'You won’t be notified of what they write. They won’t be told.',
} as const satisfies Record<BlockLevel, string>
export const BLOCK_REMOVED = 'You’ll see their posts and hear from them again.'
