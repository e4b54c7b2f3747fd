import cluster from 'node:cluster'
import type { Config } from '../config.ts'
import type { Logger } from '../http/log.ts'
import { startSite } from '../start/start-site.ts'
import type { Order, Report } from './messages.ts'

const report = (message: Report): void => void process.send?.(message, undefined, undefined, () => {})

/** The site as one of several processes: a supervisor says when it ends. */
export async function serveAsWorker(config: Config, log: Logger): Promise<void> {
  const { worker } = cluster
  const running = await startSite(config, log, { isFirst: worker?.id === 1, servesMetrics: false })
  let ending: Promise<void> | undefined
  const end = (why: string, code = 0, how = {}) => {
    if (!ending) log.info({ why }, 'stopping')
    ending ??= running.stop(how)
    void ending.finally(() => process.exit(code))
  }
  process.on('message', ({ kind, ...order }: Order & { id?: number }) => {
    if (kind === 'figures') return void running.figures?.().then((figures) => report({ kind, id: order.id ?? 0, figures }))
    end(kind, 0, { isReplaced: kind === 'leave' })
  })
  // Without a supervisor no one would stop it. Node's own answer ends it in the midst of its requests.
  if (worker) worker.exitedAfterDisconnect = true
  process.on('disconnect', () => end('disconnect'))
  process.on('SIGTERM', () => end('SIGTERM'))
  // A terminal sends these to all processes; the supervisor decides what they mean.
  for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {})
  const fail = (error: unknown) => {
    log.fatal({ err: error }, 'uncaught error outside a request')
    end('uncaught error', 1, { isReplaced: true })
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
  report({ kind: 'ready', url: running.url })
}
