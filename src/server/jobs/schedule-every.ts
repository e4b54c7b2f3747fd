import type { Logger } from '../http/log.ts'

/**
 * Runs `work` every `pauseMs` milliseconds, one round at a time: a turn that comes while a round still runs is left
 * out. A failed round is logged and the next one comes.
 *
 * @returns what ends it, after the running round
 */
export function scheduleEvery(pauseMs: number, job: string, log: Logger, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined
  const run = async () => {
    try {
      await work()
    } catch (error) {
      log.warn({ chore: job, err: error }, 'chore failed')
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
