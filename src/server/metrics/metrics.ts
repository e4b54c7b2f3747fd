/** An answered request, as the log and the metrics have it. */
export interface AnsweredRequest {
  requestId: string
  method: string
  /** The pattern that the address fits, never the address itself: it may hold a username or the words of a title. */
  route: string
  status: number
  elapsedMs: number
  /** Whether it was a page from the cache. */
  isCached: boolean
}

/** What counts while the site works. */
export interface Metrics {
  countRequest: (request: AnsweredRequest) => void
  /** @param job - one of the names in `jobs.ts` */
  countRound: (job: string, outcome: 'done' | 'failed', elapsedMs: number) => void
}

/** For a site that no one measures. */
export const NO_METRICS: Metrics = { countRequest: () => {}, countRound: () => {} }
