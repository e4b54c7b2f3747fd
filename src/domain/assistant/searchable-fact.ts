import type { FactView } from '../../shared/playground/playground.ts'

/**
 * A fact together with the other words parents use for it. Only the search reads `words`; no one is shown them.
 * One in Spanish has its `english`; among the facts in Spanish, one without has no Spanish that says the same.
 */
export type SearchableFact = FactView & { words: string; english?: SearchableFact }
