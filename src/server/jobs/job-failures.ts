import type { JobName } from '../../shared/office/status.ts'
import type { Instant } from '../../shared/time/instant.ts'

/** Which jobs of this process failed in their newest round. */
export class JobFailures {
  readonly #failedAt = new Map<JobName, Instant>()

  /** Notes how a round ended. */
  note(job: JobName, outcome: 'done' | 'failed', now: Instant): void {
    if (outcome === 'failed') this.#failedAt.set(job, now)
    else this.#failedAt.delete(job)
  }

  list(): { job: JobName; at: Instant }[] {
    return [...this.#failedAt].map(([job, at]) => ({ job, at }))
  }
}
