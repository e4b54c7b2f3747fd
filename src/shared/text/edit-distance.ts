/**
 * How many slips lie between two words: a letter missing, added, wrong, or swapped with its neighbor (optimal string
 * alignment). Stops counting past `limit` and answers `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = nextRow(a, b, i, last, beforeLast)
    if (Math.min(...row) > limit) return limit + 1
    beforeLast = last
    last = row
  }
  return last[b.length] ?? limit + 1
}

function nextRow(a: string, b: string, i: number, last: number[], beforeLast: number[]): number[] {
  const row = [i]
  for (let j = 1; j <= b.length; j++) {
    const wrong = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
    const swapped =
      i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(beforeLast, j - 2) + 1 : Infinity
    row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, wrong, swapped))
  }
  return row
}

const at = (row: number[], j: number): number => row[j] ?? Infinity
