/** What tells the API how a form of this page was sent: scripts also say how long it took, in milliseconds. */
export const sentFrom = (isScripted: boolean, elapsedMs: string | undefined) =>
  isScripted ? { source: 'landing' as const, elapsedMs: Number(elapsedMs) } : { source: 'plain-form' as const }
