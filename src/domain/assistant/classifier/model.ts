/** Rows of weights, one for each feature: from -127 to 127, as shares of the row's greatest. */
export interface Weights {
  ofFeatures: Int8Array
  /** For each row what its 127 stands for, over 127. */
  scales: Float32Array
  /** What each intent has for itself. */
  ofIntents: Float32Array
}

/** From which likelihood on a group of facts is answered, and whether a wrong answer does harm. */
export interface Threshold {
  isHighStakes: boolean
  threshold: number
}
export type Thresholds = ReadonlyMap<string, Threshold>

/** All it takes to classify a text: data alone, kept in one file. */
export interface Model {
  /** What a text may ask for, by number. */
  intents: readonly string[]
  thresholds: Thresholds
  /** The row of each feature that counts; those of words and pairs come first. */
  rows: ReadonlyMap<number, number>
  /** The inverse document frequency of each row, and of any other feature. */
  idf: Float32Array
  idfOfOthers: number
  /** By all a text has. */
  byAll: Weights
  /** By words and their order. */
  byOrder: Weights
  /** The number of the intent of each example, by the hash of its words. */
  exact: ReadonlyMap<number, number>
  /** The words that say what the examples are about, those that most have first. */
  contentWords: readonly string[]
}
