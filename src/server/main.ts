import { readModelWith } from '../domain/assistant/classifier/site-model.ts'
import { readConfig } from './config.ts'
import { readModel } from './files/model-file.ts'
import { openLog } from './http/log.ts'
import { endOnSignal } from './start/end-on-signal.ts'
import { startSite } from './start/start-site.ts'

/** Starts the site and keeps it running until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = openLog(config.logLevel)
  const cluster = config.workers > 1 ? (await import('node:cluster')).default : undefined
  if (cluster?.isPrimary) return (await import('./workers/supervise-site.ts')).superviseSite(config, log)
  readModelWith(readModel)
  if (cluster) return (await import('./workers/serve-as-worker.ts')).serveAsWorker(config, log)

  const running = await startSite(config, log)
  endOnSignal(log, ['SIGTERM', 'SIGINT', 'SIGHUP'], () => running.stop().then(() => true))
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
