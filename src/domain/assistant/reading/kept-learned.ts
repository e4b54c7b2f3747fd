import type { LearnedExamples } from './learned-examples.ts'

let kept: () => LearnedExamples | null = () => null

/** Says where what was learned from the examples of the site is kept. Asked when it is first needed; null means learning. */
export function keepLearned(from: () => LearnedExamples | null): void {
  kept = from
}

export const keptLearned = (): LearnedExamples | null => kept()
