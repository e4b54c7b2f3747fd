import { SECOND_MS } from '../../shared/time/instant.ts'

/** A worker that lived this long didn't die of its start. */
export const STEADY_MS = 30 * SECOND_MS
/** The first pause after a death that came at once, and the longest. */
export const FIRST_PAUSE_MS = SECOND_MS
export const LONGEST_PAUSE_MS = 30 * SECOND_MS

/** How long a dead worker's place stays empty: at first not at all, then twice as long each time. @param quickDeaths - one after the other, each before STEADY_MS */
export const restartPauseMs = (quickDeaths: number): number =>
  quickDeaths <= 1 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (quickDeaths - 2))
