/** Numbers from 0 up to 1 that look random and are the same every time (mulberry32). */
export type Chance = () => number

/** The same numbers for the same seed. */
export function chanceFrom(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The same things in another order. */
export function shuffled<T>(chance: Chance, things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing)
}
