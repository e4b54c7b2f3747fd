/** Why a form post looks like a robot's. */
export type SpamReason = 'trap-field' | 'too-fast'
