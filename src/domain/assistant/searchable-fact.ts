import type { FactView } from '../../shared/playground/playground.ts'

/** A fact together with the other words parents use for it. Only the search reads `words`; no one is shown them. */
export type SearchableFact = FactView & { words: string }
