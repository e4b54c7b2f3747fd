import type { JobName } from '../../shared/office/status.ts'
import type { Logger } from '../http/log.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** Where rounds are counted, and their failures noted. */
export interface RoundParts {
  log: Logger
  metrics: Metrics
  note: (job: JobName, outcome: 'done' | 'failed') => void
}

/**
 * Runs `work` every `pauseMs` milliseconds, one round at a time: a turn that comes while a round still runs is left
 * out. A failed round is logged and the next one comes. Rounds are counted.
 *
 * @returns what ends it, after the running round
 */
export function scheduleEvery(pauseMs: number, job: JobName, { log, metrics, note }: RoundParts, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined
  const run = async () => {
    const startedAt = performance.now()
    const end = (outcome: 'done' | 'failed') => {
      metrics.countRound(job, outcome, performance.now() - startedAt)
      note(job, outcome)
    }
    try {
      await work()
      end('done')
    } catch (error) {
      log.warn({ job, err: error }, 'job failed')
      end('failed')
    }
  }
  const timer = setInterval(() => {
    running ??= run().finally(() => (running = undefined))
  }, pauseMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
