import { readModelWith } from '../domain/assistant/classifier/site-model.ts'
import { readConfig } from './config.ts'
import { readModel } from './files/model-file.ts'
import { openLog } from './http/log.ts'
import { startSite } from './start/start-site.ts'

/** A second signal later than this ends the process at once. */
const REPEATED_SIGNAL_MS = 1_000

/** Starts the site and keeps it running until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = openLog(config.logLevel)
  readModelWith(readModel)
  const running = await startSite(config, log)
  let stoppingSince: number | undefined
  const stop = (signal: string) => {
    // A terminal or a runner often signals the whole process group, so the same signal arrives twice within moments.
    if (stoppingSince !== undefined && performance.now() - stoppingSince > REPEATED_SIGNAL_MS) process.exit(1)
    if (stoppingSince !== undefined) return
    stoppingSince = performance.now()
    log.info({ signal }, 'stopping')
    void running.stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
  // `npm start` holds this channel. When it's killed, no one else would stop the site or free its port.
  if (process.connected) process.on('disconnect', () => stop('disconnect'))
  const fail = (error: unknown) => {
    log.fatal({ err: error }, 'uncaught error outside a request')
    void running.stop().finally(() => process.exit(1))
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)

  // Last: anyone who reads this may stop the site at once, and that has to be heard.
  console.log(`On Joue is ready at ${running.url}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
