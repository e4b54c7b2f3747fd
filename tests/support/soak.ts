/**
 * Long runs have two sizes: a seeded, smaller one in `npm test`, and the whole of it in `npm run soak`, which sets SOAK
 * and runs every file that imports this one.
 */
export const IS_SOAK = process.env.SOAK === '1'

/** What this run takes: the smaller or the whole. */
export const inShortOrFull = <T>(short: T, full: T): T => (IS_SOAK ? full : short)
