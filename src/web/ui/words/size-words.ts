/** How large something is: `under 1 MB`, `12 MB`, `3.4 GB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1e6) return 'under 1 MB'
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}
