import { collectDefaultMetrics, Counter, Gauge, Histogram, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client'
import { connectionsOf, type Database } from '../../db/connection.ts'
import { findLastBackup } from '../../domain/backups/last-backup.ts'
import type { Clock } from '../../domain/site/site.ts'
import type { Metrics } from './metrics.ts'

/** Seconds; a cached page takes less than the first, and the last is where a client gives up. */
const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const EPOCH = new Date(0).toISOString()
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

interface Measured {
  db: Database
  clock: Clock
  /** Whether a backup is expected every day. */
  backsUpDaily: boolean
}

/** What was counted, to be sent to another process. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[]

/** What was counted, in Prometheus' text format. */
export interface ReadableMetrics {
  contentType: string
  /** Text to be scraped, or undefined while no process serves the site. While the database is away, the figures that stand in it are left out. */
  read: () => Promise<string | undefined>
}

/** A metrics, and what it has counted. */
export interface PrometheusMetrics extends Metrics, ReadableMetrics {
  figures: () => Promise<Figures>
}

/** Counts for Prometheus. Labels take few values: route patterns, statuses, jobs. Source: docs/rules/metrics.md */
export function prometheusMetrics({ db, clock, backsUpDaily }: Measured): PrometheusMetrics {
  const registers = [new Registry()]
  collectDefaultMetrics({ register: registers[0] })
  const requests = new Counter({ name: 'onjoue_http_requests_total', help: 'Answered requests.', labelNames: ['method', 'route', 'status', 'cached'], registers })
  const latency = new Histogram({ name: 'onjoue_http_request_seconds', help: 'Time to answer, by route.', labelNames: ['route'], buckets: LATENCY_BUCKETS, registers })
  const rounds = new Counter({ name: 'onjoue_job_rounds_total', help: 'Rounds of the jobs the site does on its own.', labelNames: ['job', 'outcome'], registers })
  const lastDone = new Gauge({ name: 'onjoue_job_last_done_timestamp_seconds', help: 'When a job last came through.', labelNames: ['job'], registers })
  const roundSeconds = new Gauge({ name: 'onjoue_job_round_seconds', help: 'How long the last round of a job took.', labelNames: ['job'], registers })
  const connections = new Gauge({ name: 'onjoue_database_connections', help: 'Connections to PostgreSQL, by state.', labelNames: ['state'], registers })
  const outbox = new Gauge({ name: 'onjoue_outbox_emails', help: 'Email in the outbox, by state.', labelNames: ['state'], registers })
  const outboxAge = new Gauge({ name: 'onjoue_outbox_oldest_due_seconds', help: 'Age of the oldest email that is due and not sent.', registers })

  const lastBackup = backsUpDaily && new Gauge({ name: 'onjoue_last_backup_timestamp_seconds', help: 'When the last good backup was made; 0 while there is none.', registers })

  const readConnections = () => {
    for (const [state, count] of Object.entries(connectionsOf(db) ?? {})) connections.set({ state }, count)
  }
  const readOutbox = async () => {
    const now = clock.now()
    const { waiting, failed, oldestDue } = await outboxFigures(db, now)
    outbox.set({ state: 'waiting' }, waiting)
    outbox.set({ state: 'failed' }, failed)
    outboxAge.set(oldestDue === null ? 0 : Math.max(0, (Date.parse(now) - Date.parse(oldestDue)) / 1_000))
  }
  const readLastBackup = async () => {
    if (lastBackup) lastBackup.set(Date.parse((await findLastBackup({ db }))?.at ?? EPOCH) / 1_000)
  }
  const refresh = async () => {
    readConnections()
    await readOutbox().catch(() => [outbox, outboxAge].forEach((gauge) => gauge.reset()))
    // That no one knows when it was isn't that there's none: the last answer stands.
    await readLastBackup().catch(() => {})
  }
  return {
    contentType: registers[0]!.contentType,
    countRequest: ({ method, route: pattern, status, elapsedMs, isCached }) => {
      const route = pattern.replace(/^\/(assets|illustrations)\/.*/, '/$1/*')
      requests.inc({ method: METHODS.has(method) ? method : 'other', route, status, cached: isCached ? 'yes' : 'no' })
      latency.observe({ route }, elapsedMs / 1_000)
    },
    countRound: (job, outcome, elapsedMs) => {
      rounds.inc({ job, outcome })
      roundSeconds.set({ job }, elapsedMs / 1_000)
      if (outcome === 'done') lastDone.setToCurrentTime({ job })
    },
    read: () => refresh().then(() => registers[0]!.metrics()),
    figures: () => refresh().then(() => registers[0]!.getMetricsAsJSON()),
  }
}

async function outboxFigures(db: Database, now: string) {
  const { waiting, failed, oldestDue } = await db
    .selectFrom('outbox')
    .where('sentAt', 'is', null)
    .select(({ fn, eb }) => [
      fn.countAll<number>().filterWhere('failedAt', 'is', null).as('waiting'),
      fn.countAll<number>().filterWhere('failedAt', 'is not', null).as('failed'),
      fn.min('createdAt').filterWhere(eb.and([eb('failedAt', 'is', null), eb('nextAttemptAt', '<=', now)])).as('oldestDue'),
    ])
    .executeTakeFirstOrThrow()
  return { waiting, failed, oldestDue }
}
