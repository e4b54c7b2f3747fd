/** More than any distance that is counted. */
const FAR = 1 << 30

/**
 * How many slips lie between two words: a letter missing, added, wrong, or swapped with its neighbor (optimal string
 * alignment). Stops counting past `limit` and answers `limit + 1`. Of the table of all pairs of letters it fills only
 * the band along the diagonal where the count can be `limit` or less, so a long word costs its length times the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  const band = { limit, width: 2 * limit + 1 }
  let beforeLast = new Int32Array(band.width)
  /** The cells of row i stand for the letters of `b` from i - limit to i + limit. */
  let last = new Int32Array(band.width)
  for (let place = 0; place < band.width; place++) last[place] = place < limit || place - limit > b.length ? FAR : place - limit
  let row = new Int32Array(band.width)
  for (let i = 1; i <= a.length; i++) {
    if (fillRow(a, b, i, { ...band, row, last, beforeLast }) > limit) return limit + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return Math.min(at(last, b.length - a.length + limit), limit + 1)
}

interface Rows {
  limit: number
  width: number
  row: Int32Array
  last: Int32Array
  beforeLast: Int32Array
}

/** A row begins one letter further on than the one before it, so the same place is one to the left there. @returns its least cell */
function fillRow(a: string, b: string, i: number, { limit, width, row, last, beforeLast }: Rows): number {
  const [character, characterBefore] = [a.charCodeAt(i - 1), a.charCodeAt(i - 2)]
  let least = FAR
  for (let place = 0; place < width; place++) {
    const j = i - limit + place
    let cell = j === 0 ? i : FAR
    if (j > 0 && j <= b.length) {
      const isSame = character === b.charCodeAt(j - 1)
      const isSwapped = i > 1 && j > 1 && character === b.charCodeAt(j - 2) && characterBefore === b.charCodeAt(j - 1)
      cell = Math.min(at(last, place) + (isSame ? 0 : 1), at(last, place + 1) + 1, at(row, place - 1) + 1, isSwapped ? at(beforeLast, place) + 1 : FAR)
    }
    row[place] = cell
    if (cell < least) least = cell
  }
  return least
}

const at = (row: Int32Array, place: number): number => row[place] ?? FAR
