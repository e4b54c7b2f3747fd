// Rows of a suite's result, and how they are printed.

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Three figures are what these measurements are good for. */
export const figure = (value) =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : String(Number(value.toPrecision(3)))

/** @param {string} goal in words */
export const verdict = (isMet, goal) => `${isMet ? 'met' : 'missed'}: ${goal}`

/** @param {string[][]} rows the first one holds the headings */
export function printTable(rows) {
  const columns = rows[0].map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (row) =>
    columns.map((width, column) => pad(row[column] ?? '', width, column)).join('  ')
  console.log(`\n${line(rows[0])}\n${columns.map((width) => '-'.repeat(width)).join('  ')}`)
  for (const row of rows.slice(1)) console.log(line(row))
}

const pad = (text, width, column) => (column === 0 ? text.padEnd(width) : text.padStart(width))
