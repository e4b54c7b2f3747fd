/** Why a form post looks like a robot's. */
export type Suspicion = 'trap-field' | 'too-fast'
