/** How long the vector of a text is: with longer ones a few words are enough to be sure. */
export const VECTOR_LENGTH = 3

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float64Array): void {
  let best = -Infinity
  for (const score of scores) best = Math.max(best, score)
  let total = 0
  for (let at = 0; at < scores.length; at += 1) {
    const likelihood = Math.exp((scores[at] ?? 0) - best)
    scores[at] = likelihood
    total += likelihood
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / total
}
