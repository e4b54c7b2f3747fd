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
  /** The features that count, in rising order; those of words and pairs come first. */
  features: Uint32Array
  /** The inverse document frequency of each, and of any other: rare features tell texts apart, common ones don't. */
  idf: Float32Array
  idfOfOthers: number
  /** By all a text has. */
  byAll: Weights
  /** By words and their order. */
  byOrder: Weights
  /** The examples word for word, as hashes in rising order, with the intent of each. */
  exact: Float64Array
  exactIntents: Uint8Array
  /** The words that say what the examples are about, those that most have first, a space between them. */
  contentWords: string
}

// The file: the length of a head, the head as JSON, then the arrays it names, each from the next multiple of eight on.
const ALIGNMENT = 8
const aligned = (at: number): number => Math.ceil(at / ALIGNMENT) * ALIGNMENT

const ARRAYS = { Int8Array, Uint8Array, Uint16Array, Uint32Array, Float32Array, Float64Array } as const
type AnArray = Int8Array | Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array

interface Head {
  intents: string[]
  thresholds: [string, Threshold][]
  idfOfOthers: number
  arrays: { name: keyof typeof ARRAYS; length: number }[]
}

const arraysOf = ({ features, idf, byAll, byOrder, exact, exactIntents, contentWords }: Model): AnArray[] => [
  ...[features, idf, exact, exactIntents],
  ...[byAll, byOrder].flatMap(({ ofFeatures, scales, ofIntents }) => [ofFeatures, scales, ofIntents]),
  new TextEncoder().encode(contentWords),
]

/** The bytes of a model's file. */
export function packModel(model: Model): Buffer {
  const arrays = arraysOf(model)
  const named = arrays.map((array) => ({ name: array.constructor.name as keyof typeof ARRAYS, length: array.length }))
  const head: Head = { intents: [...model.intents], thresholds: [...model.thresholds], idfOfOthers: model.idfOfOthers, arrays: named }
  const json = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(json.length)
  const parts: Uint8Array[] = [length, json]
  let at = length.length + json.length
  for (const array of arrays) {
    parts.push(Buffer.alloc(aligned(at) - at), new Uint8Array(array.buffer, array.byteOffset, array.byteLength))
    at = aligned(at) + array.byteLength
  }
  return Buffer.concat(parts)
}

/** The model in a file's bytes, which it goes on reading. @throws RangeError, SyntaxError when they are no whole model */
export function unpackModel(bytes: ArrayBuffer): Model {
  const headLength = new DataView(bytes).getUint32(0, true)
  const { intents, thresholds, idfOfOthers, arrays }: Head = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 4, headLength)))
  let at = 4 + headLength
  const read = arrays.map(({ name, length }) => {
    const array = new ARRAYS[name](bytes, aligned(at), length)
    at = aligned(at) + array.byteLength
    return array
  })
  const [features, idf, exact, exactIntents, a1, a2, a3, o1, o2, o3, contentWords] = read as [
    ...[Uint32Array, Float32Array, Float64Array, Uint8Array],
    ...[Int8Array, Float32Array, Float32Array, Int8Array, Float32Array, Float32Array],
    Uint8Array,
  ]
  return {
    ...{ intents, thresholds: new Map(thresholds), idfOfOthers, features, idf, exact, exactIntents },
    byAll: { ofFeatures: a1, scales: a2, ofIntents: a3 },
    byOrder: { ofFeatures: o1, scales: o2, ofIntents: o3 },
    contentWords: new TextDecoder().decode(contentWords),
  }
}
