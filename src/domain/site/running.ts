import type { Instant } from '../../shared/time/instant.ts'
import type { JobName } from '../../shared/office/status.ts'

/** What a process that serves the site knows of itself. */
export interface Running {
  startedAt: Instant
  version: string
  /** The commit that was built; null where that isn't known. */
  commit: string | null
  /** Bytes free where the site's data is; undefined where the system doesn't say. */
  freeBytes(): Promise<number | undefined>
  /** Jobs whose newest round failed in this process, with when. */
  failedJobs(): { job: JobName; at: Instant }[]
}
