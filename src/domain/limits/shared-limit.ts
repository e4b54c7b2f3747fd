import type { Allowance } from '../site/limit-rules.ts'

/** How far from the limit several processes together may stop, in percent of it. Source: docs/rules/limits.md#processes */
export const INEXACT_PERCENT = 10

/** How one of several processes counts a limit. */
export interface Share {
  /** Uses it lets through before it has to hear what the others counted. */
  free: number
  /** The sum of all at which it stops. */
  stopsAt: number
}

/**
 * What each of so many processes may let through unheard of. Others can't count that, so together they let through at
 * most `stopsAt` and everyone's free uses: never more than the limit and a tenth of it.
 */
export function shareOf({ max }: Allowance, processes: number): Share {
  if (processes <= 1) return { free: Infinity, stopsAt: max }
  const inexact = Math.floor((max * INEXACT_PERCENT) / 100)
  const even = Math.floor(inexact / processes)
  // A small limit has no whole use for each. One is worth stopping as far below the limit at most, otherwise each is asked for.
  const free = even === 0 && processes <= 2 * inexact ? 1 : even
  return { free, stopsAt: max - Math.max(0, free * processes - inexact) }
}
