/** The site value that tells when the sample community was made; it stays when the community goes. */
export const SEEDED = 'sample-seeded-at'

/** Filling and emptying wait for one another. */
export const SAMPLE_LOCK = 'sample'
