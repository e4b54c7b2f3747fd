import { type Config, notesOn } from '../config.ts'
import type { Logger } from '../http/log.ts'
import { serveMetrics } from '../metrics/metrics-server.ts'
import { endOnSignal } from '../start/end-on-signal.ts'
import { printLine } from '../start/make-first-admin.ts'
import { Supervisor } from './supervisor.ts'
import { workersMetrics } from './workers-metrics.ts'

/** Serves the site with as many processes as WORKERS says, until it is stopped. */
export async function superviseSite(config: Config, log: Logger): Promise<void> {
  for (const note of notesOn(config)) printLine(note)
  const supervisor = new Supervisor(config, log)
  // `npm start` ends with its terminal, whose hang-up is the same signal.
  const isAlone = !process.connected
  endOnSignal(log, isAlone ? ['SIGTERM', 'SIGINT'] : ['SIGTERM', 'SIGINT', 'SIGHUP'], () => supervisor.stop(), () => supervisor.kill())
  if (isAlone) process.on('SIGHUP', () => void supervisor.roll())
  const metrics = config.metrics && (await serveMetrics(workersMetrics(supervisor), config.metrics))
  const url = await supervisor.start().catch(async (error: unknown) => {
    await supervisor.stop()
    throw error
  })
  if (metrics) printLine(`Metrics are at http://${config.metrics?.host}:${metrics.port}/metrics`)
  printLine(`On Joue is ready at ${url} (${config.workers} workers)`)
}
