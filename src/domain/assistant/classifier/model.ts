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
  /** The row of each feature that counts: pairs of words first, then words, then pieces. */
  rows: ReadonlyMap<number, number>
  pairCount: number
  /** The inverse document frequency of each row, and of any other feature. */
  idf: Float32Array
  idfOfOthers: number
  /** By words and their pieces, so without the rows of pairs. */
  byPieces: Weights
  /** By words and their order, so without the rows of pieces. */
  byOrder: Weights
  /** The number of the intent of each example, by the hash of its words. */
  exact: ReadonlyMap<number, number>
  /** The words that say what the examples are about, those that most have first. */
  contentWords: readonly string[]
}

/** What a model's file begins with: all but the arrays, and their lengths in their order. */
interface Head extends Pick<Model, 'intents' | 'pairCount' | 'idfOfOthers' | 'contentWords'> {
  thresholds: [group: string, Threshold][]
  lengths: number[]
}

const ALIGNMENT = 8
const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT

/** The bytes of a model's file: the length of the head, the head as JSON, then the arrays, each from a multiple of eight on. */
export function packModel({ intents, thresholds, rows, pairCount, idf, idfOfOthers, byPieces, byOrder, exact, contentWords }: Model): Buffer {
  const weights = [byPieces, byOrder].flatMap(({ ofFeatures, scales, ofIntents }) => [ofFeatures, scales, ofIntents])
  const arrays = [Uint32Array.from(rows.keys()), idf, Float64Array.from(exact.keys()), Uint8Array.from(exact.values()), ...weights]
  const head: Head = { intents, pairCount, idfOfOthers, contentWords, thresholds: [...thresholds], lengths: arrays.map(({ length }) => length) }
  const json = Buffer.from(JSON.stringify(head))
  return Buffer.concat(
    [Float64Array.of(json.length), json, ...arrays].flatMap(({ buffer, byteOffset, byteLength }) => [
      new Uint8Array(buffer, byteOffset, byteLength),
      Buffer.alloc(aligned(byteLength) - byteLength),
    ]),
  )
}

/** The model in a file's bytes, which it goes on reading. @throws RangeError, SyntaxError when they are no whole model */
export function unpackModel(bytes: ArrayBuffer): Model {
  let at = 0
  const take = <List extends { byteLength: number }>(Kind: new (from: ArrayBuffer, start: number, length: number) => List, length = 0): List => {
    const list = new Kind(bytes, at, length)
    at += aligned(list.byteLength)
    return list
  }
  const { lengths, thresholds, ...head }: Head = JSON.parse(new TextDecoder().decode(take(Uint8Array, take(Float64Array, 1)[0])))
  const features = take(Uint32Array, lengths.shift())
  const idf = take(Float32Array, lengths.shift())
  const [hashes, intents] = [take(Float64Array, lengths.shift()), take(Uint8Array, lengths.shift())]
  const weights = (): Weights => ({ ofFeatures: take(Int8Array, lengths.shift()), scales: take(Float32Array, lengths.shift()), ofIntents: take(Float32Array, lengths.shift()) })
  const [rows, exact] = [new Map<number, number>(), new Map<number, number>()]
  // Filled one by one: building the maps from a list of 100,000 pairs was most of the first question's time.
  features.forEach((feature, row) => rows.set(feature, row))
  hashes.forEach((hash, example) => exact.set(hash, intents[example] ?? 0))
  return { ...head, thresholds: new Map(thresholds), rows, idf, byPieces: weights(), byOrder: weights(), exact }
}
