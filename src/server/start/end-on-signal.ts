import type { Logger } from '../http/log.ts'

/** A second signal later than this ends the process at once. */
const REPEATED_SIGNAL_MS = 1_000

/**
 * Ends this process when it is told to, after `stop` has.
 *
 * @param stop - says whether all went well; otherwise the exit code is 1
 * @param giveUp - what is left to do when a second signal won't wait
 */
export function endOnSignal(log: Logger, signals: NodeJS.Signals[], stop: () => Promise<boolean>, giveUp = () => {}): void {
  let stoppingSince: number | undefined
  const end = (signal: string) => {
    // A terminal or a runner often signals the whole process group, so the same signal arrives twice within moments.
    if (stoppingSince !== undefined && performance.now() - stoppingSince > REPEATED_SIGNAL_MS) {
      giveUp()
      process.exit(1)
    }
    if (stoppingSince !== undefined) return
    stoppingSince = performance.now()
    log.info({ signal }, 'stopping')
    void stop().then((isWell) => process.exit(isWell ? 0 : 1))
  }
  for (const signal of signals) process.on(signal, end)
  // `npm start` holds this channel. When it's killed, no one else would stop the site or free its port.
  if (process.connected) process.on('disconnect', () => end('disconnect'))
}
