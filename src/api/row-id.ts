/** The largest id the database keeps. */
const MOST = 2 ** 31 - 1

/** A written id as a number, in its one plain spelling; undefined for all else, which names nothing. Source: D08 */
export function rowId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= MOST ? id : undefined
}
