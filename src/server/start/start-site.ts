import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { sql } from 'kysely'
import { apiRoutes } from '../../api/routes.ts'
import type { Database } from '../../db/connection.ts'
import { RateCounter } from '../../domain/limits/rate-counter.ts'
import { flushViews } from '../../domain/forum/reading/topics/view-counter.ts'
import type { Site } from '../../domain/site/site.ts'
import { type AppParts, siteApp } from '../http/app.ts'
import { Admission } from '../http/overload/admission.ts'
import { cachedAnswers } from '../http/cache/cached-answers.ts'
import { Assets, CLIENT_FOLDER } from '../files/assets.ts'
import { RequestContexts } from '../http/request-context.ts'
import { checkRecipients } from '../backup/encryption.ts'
import { siteBackups } from '../backup/site-backups.ts'
import { freeBytesIn } from '../files/free-bytes.ts'
import { OtherBuilds, shareBuild } from '../files/other-builds.ts'
import { JobFailures } from '../jobs/job-failures.ts'
import { startJobs } from '../jobs/jobs.ts'
import { type Config, notesOn } from '../config.ts'
import { fillForum } from './fill-forum.ts'
import { makeNamedAdmin, offerFirstAdmin, printLine } from './make-first-admin.ts'
import { DEVELOPMENT_HEADERS, PAGE_HEADERS, TRANSPORT_SECURITY } from '../http/headers.ts'
import type { Logger } from '../http/log.ts'
import { smtpMailer } from '../adapters/mailer.ts'
import { ownFolder } from '../files/private-dir.ts'
import { openSite } from './open-site.ts'
import { versionOf } from './version.ts'
import { llmClient } from '../adapters/llm-client.ts'
import { drain, lastAnswersOf, LEAVING_MS } from './draining.ts'
import { PageCache } from '../http/cache/page-cache.ts'
import { builtPages } from '../pages/built-pages.ts'
import { NO_METRICS } from '../metrics/metrics.ts'
import { serveMetrics } from '../metrics/metrics-server.ts'
import type { Figures } from '../metrics/prometheus.ts'
import { Renderer } from '../pages/rendering.ts'
import { SharedQueries } from '../pages/shared-data.ts'

/** A site that answers. */
export interface RunningSite {
  url: string
  /**
   * Takes no more requests, finishes those begun, and closes everything within `config.drainMs`.
   *
   * @param isReplaced - another process has this port already: the site as a whole stays ready
   */
  stop: (how?: { isReplaced?: boolean }) => Promise<void>
  /** What it has counted, where that's wanted. */
  figures: (() => Promise<Figures>) | undefined
}

/** What one of several processes leaves to another. */
interface Role {
  /** Whether it makes what a new site needs, and says what the owner should know. */
  isFirst: boolean
  servesMetrics: boolean
}

/** How long a database that answers others may say nothing in the midst of a query, in milliseconds. Source: docs/rules/http.md#outage */
const DATABASE_SILENCE_MS = 10_000

/** Of the time for stopping: what is left for closing everything after the last answer, in milliseconds. */
const CLOSING_MS = 1_500
/** The site exits a little before the process that stops it gives up and kills it. */
const EXIT_EARLY_MS = 500

/** Time-outs that cut slow clients, in milliseconds. Source: docs/rules/http.md#slow */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 25_000, connectionsCheckingInterval: 2_000 }
const IDLE_READER_MS = 60_000

/** Opens the site and listens. */
export async function startSite(config: Config, log: Logger, { isFirst, servesMetrics }: Role = { isFirst: true, servesMetrics: true }): Promise<RunningSite> {
  ownFolder('DATA_DIR', config.dataDir)
  if (config.backsUpDaily) ownFolder('BACKUP_DIR', config.backupDir)
  await checkRecipients(config.backupRecipients)
  if (servesMetrics) for (const note of notesOn(config)) printLine(note)
  const languageModel = config.assistant && llmClient(config.assistant)
  const { site, hashKey, close } = await openSite({ ...config, languageModel, silenceMs: DATABASE_SILENCE_MS })
  const backups = siteBackups(site, config, (error) => log.warn({ job: 'backup', err: error }, 'backup failed'))
  site.backups = backups
  if (isFirst) await prepare(site, config)
  // Before it answers: the scripts of its first page may be asked of another machine.
  if (isFirst && config.store && !config.isDevelopment) {
    await shareBuild(config.store).catch((error: unknown) => log.warn({ err: error }, 'this build’s files not shared'))
  }
  const rateCounters = { reads: new RateCounter(site, 'reads'), writes: new RateCounter(site, 'writes') }
  const cache = new PageCache(site.capacity)
  const shared = new SharedQueries()
  site.bus.subscribe((change) => [cache, shared].forEach((part) => part.drop(change)))
  const mailer = config.smtpUrl
    ? smtpMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, ownerEmail: config.ownerEmail })
    : undefined

  const server = createServer({ ...TIMEOUTS, keepAliveTimeout: config.keepAliveMs })
  server.setTimeout(IDLE_READER_MS)
  const development = config.isDevelopment ? await import('../pages/development-pages.ts') : undefined
  const vite = await development?.openVite(server)
  const pageHeaders = {
    ...(vite ? DEVELOPMENT_HEADERS : PAGE_HEADERS),
    ...(site.url.protocol === 'https:' && { 'strict-transport-security': TRANSPORT_SECURITY }),
  }
  const prometheus = config.metrics && (await import('../metrics/prometheus.ts')).prometheusMetrics({ ...site, backsUpDaily: config.backsUpDaily })
  const metrics = prometheus ?? NO_METRICS
  let isStopping = false
  const api = apiRoutes(site)
  const pages = vite?.pages ?? (await builtPages())
  const version = await versionOf(site.db, site.clock.now())
  const failures = new JobFailures()
  site.running = { startedAt: version.startedAt, version: version.version, commit: version.commit, freeBytes: () => freeBytesIn(config.dataDir), failedJobs: () => failures.list() }
  const parts: AppParts = {
    site, api, cache, rateCounters, log, metrics, pageHeaders,
    version,
    renderer: new Renderer({ pages, api, siteUrl: site.url, headers: pageHeaders, shared }),
    assets: vite ? undefined : new Assets(CLIENT_FOLDER, new OtherBuilds(config.store)),
    requestContexts: new RequestContexts({ hashKey, trustProxy: config.trustProxy, log }),
    isReady: async ({ excludesDatabase }) => !isStopping && (excludesDatabase || (await answers(site.db))),
  }
  const app = siteApp(parts)
  const admission = new Admission(parts)
  const makeAnswer = async (request: Request, env: HttpBindings) => {
    try {
      return await app.fetch(request, env)
    } finally {
      admission.leave(env.incoming)
    }
  }
  const answerByApp = admission.before(getRequestListener((request, env) => makeAnswer(request, env as HttpBindings), { overrideGlobalObjects: false }))
  const answerFromCache = cachedAnswers(parts)
  const answer: RequestListener = (incoming, outgoing) => answerFromCache(incoming, outgoing) || void answerByApp(incoming, outgoing)
  server.on('request', vite ? vite.before(answer) : answer)
  const makeAnswersLast = lastAnswersOf(server)
  await listen(server, config)
  const metricsServer = servesMetrics && config.metrics && prometheus ? await serveMetrics(prometheus, config.metrics) : undefined
  if (metricsServer) printLine(`Metrics are at http://${config.metrics?.host}:${metricsServer.port}/metrics`)
  const stopJobs = startJobs({ site, rateCounters: Object.values(rateCounters), mailer, backsUpDaily: config.backsUpDaily, log, metrics, failures })

  const windUp = async (graceMs: number) => {
    makeAnswersLast()
    // First /readyz says no, so that a load balancer looks away before connections are refused.
    await wait(graceMs)
    await drain(server, config.drainMs - EXIT_EARLY_MS - CLOSING_MS)
    await Promise.all([stopJobs(), backups.close()])
    await flushViews(site).catch((error: unknown) => log.warn({ err: error }, 'views not written'))
    await vite?.close()
    await metricsServer?.close()
    await close()
  }
  const stop = async ({ isReplaced = false } = {}) => {
    isStopping = !isReplaced
    const graceMs = isReplaced ? LEAVING_MS : config.unreadyMs
    await Promise.race([windUp(graceMs), wait(graceMs + config.drainMs - EXIT_EARLY_MS)])
  }
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : config.port
  return { url: `http://localhost:${port}`, stop, figures: prometheus && prometheus.figures }
}

/** What a new site needs before anyone sees it. */
async function prepare(site: Site, config: Config): Promise<void> {
  await makeNamedAdmin(site, config, printLine)
  await fillForum(site, config, printLine)
  await offerFirstAdmin(site, printLine)
}

/** Whether the database answers within a second. */
async function answers(db: Database): Promise<boolean> {
  const deadline = new Promise<false>((resolve) => setTimeout(resolve, 1_000, false).unref())
  const requested = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  return Promise.race([requested, deadline])
}

const listen = (server: Server, { host, port }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', ({ message }) => reject(new Error(`Can't listen on port ${port} (PORT) at ${host} (HOST): ${message}`)))
    server.listen(port, host, resolve)
  })
