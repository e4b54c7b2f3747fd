/** Steps that are easy to read, for numbers from 1 to below 10; people and posts come whole. */
const STEPS = [1, 2, 2.5, 5, 10]
const STEPS_AT_MOST = 3

/** The marks of an axis from 0 to at least `most`, at equal distances. */
export function ticksUpTo(most: number): number[] {
  const atLeast = Math.max(most / STEPS_AT_MOST, 1)
  const power = 10 ** Math.floor(Math.log10(atLeast))
  const step = STEPS.map((of) => of * power).find((size) => size >= atLeast && Number.isInteger(size)) ?? 10 * power
  return Array.from({ length: Math.max(Math.ceil(most / step), 1) + 1 }, (_, at) => at * step)
}
