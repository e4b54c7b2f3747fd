/** Why a form post looks like a bot's. */
export type SpamReason = 'trap-field' | 'too-fast'
