/** A cell that begins so is a formula to spreadsheets. Source: OWASP, CSV injection */
const FORMULA = /^[=+\-@\t\r]/

/** A table as CSV (RFC 4180), with a byte order mark so that spreadsheets read it as UTF-8. No cell can act as a formula. */
export function csvOf(head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(cellOf).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cellOf(value: string | number | null): string {
  const text = String(value ?? '')
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) || harmless !== text ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
