import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work that can be interrupted wherever it yields, a few milliseconds apart. */
export type Work<Result> = Generator<undefined, Result, undefined>

/** Does it at once. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Lets everything else that waits have its turn after each piece. */
export async function inTimeSlices<Result>(work: Work<Result>): Promise<Result> {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    await nextTurn()
  }
}
