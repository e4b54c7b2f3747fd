import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { DatabaseTarget } from '../db/connection.ts'
import { isLoopbackHost } from '../domain/access/local-accounts.ts'
import type { NamedAdmin } from '../domain/accounts/staff/first-admin.ts'
import type { SampleOptions } from '../domain/sample/seed-sample.ts'
import { type Capacity, capacityOf } from '../domain/site/capacity.ts'
import { LIMITS, type LimitRules, limitRules } from '../domain/site/limit-rules.ts'
import type { LlmClientOptions } from './adapters/llm-client.ts'
import { isFilesUrl, type StorePlace, storePlace } from './files/store-place.ts'
import type { MetricsPlace } from './metrics/metrics-server.ts'
import { POOL_LEAST, poolOf, PROCESSES_ASSUMED, type WantedWorkers, workerCount, WORKERS_MAX } from './workers/worker-count.ts'
import { PICTURE_MAX_BYTES } from '../shared/pictures/pictures.ts'
import { Username } from '../shared/accounts/accounts-schemas.ts'
import { ADMIN_PASSWORD_MIN_CHARS, PASSWORD_MAX_CHARS } from '../shared/accounts/accounts-words.ts'

const LIMIT_VARIABLES = Object.values(LIMITS).flatMap((variables) => Object.keys(variables))

const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const seconds = (min: number, max: number) => z.coerce.number().min(min).max(max)
/** A scheme and a host, with a port or without: pages stand at the root, and no one is logged in by an address. */
const isBare = (address: string): boolean => !URL.canParse(address) || `${new URL(address).origin}/` === new URL(address).href
const yesOrNo = z.enum(['on', 'off']).transform((value) => value === 'on')

const Variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  WORKERS: z.union([z.literal('auto'), wholeNumber(1, WORKERS_MAX)]).default(1),
  DATABASE_CONNECTIONS: wholeNumber(POOL_LEAST, 1_000).optional(),
  PASSWORD_HASHES: wholeNumber(1, 64).optional(),
  FORUM_WRITERS: wholeNumber(1, 1_000).optional(),
  UPLOADS_MB: wholeNumber(PICTURE_MAX_BYTES / 2 ** 20, 10_000).optional(),
  PAGE_CACHE_MB: wholeNumber(1, 100_000).optional(),
  FILES_URL: z.string().refine(isFilesUrl).optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUPS: z.enum(['daily', 'off']).default('daily'),
  BACKUP_RECIPIENT: z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean)).pipe(z.array(z.string().regex(/^age1[a-z0-9]+$/))).default([]),
  SITE_URL: z.url({ protocol: /^https?$/ }).refine(isBare).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  MAIL_FROM: z.string().regex(/^(?:[^<>\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/).optional(),
  ASSISTANT_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ASSISTANT_API_KEY: z.string().max(1_000).optional(),
  ASSISTANT_MODEL: z.string().max(200).optional(),
  ADMIN_USERNAME: Username.optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(ADMIN_PASSWORD_MIN_CHARS).max(PASSWORD_MAX_CHARS).optional(),
  TRUST_PROXY: yesOrNo.default(false),
  KEEP_ALIVE_SECONDS: seconds(1, 3_600).default(75),
  UNREADY_SECONDS: seconds(0, 300).default(0.25),
  DRAIN_SECONDS: seconds(3, 600).default(10),
  SAMPLE_DATA: z.enum(['auto', 'on', 'off']).default('auto'),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DEV: z.literal('1').optional(),
  LIMIT_FACTOR: z.coerce.number().positive().default(1),
  ...Object.fromEntries(LIMIT_VARIABLES.map((name) => [name, wholeNumber(1, 1_000_000_000).optional()])),
}).superRefine((variables, context) => {
  if (!variables.ASSISTANT_BASE_URL !== !variables.ASSISTANT_MODEL) {
    const path = [variables.ASSISTANT_MODEL ? 'ASSISTANT_BASE_URL' : 'ASSISTANT_MODEL']
    context.addIssue({ code: 'custom', path, message: 'missing' })
  }
  if (!variables.DATABASE_URL && variables.WORKERS !== 'auto' && variables.WORKERS > 1) {
    context.addIssue({ code: 'custom', path: ['WORKERS'], message: 'one writer' })
  }
  if (variables.DATABASE_URL && (variables.FORUM_WRITERS ?? 0) >= poolFor(variables)) {
    context.addIssue({ code: 'custom', path: ['FORUM_WRITERS'], message: 'none left' })
  }
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const) {
    if (variables.FILES_URL && !variables[name]) context.addIssue({ code: 'custom', path: [name], message: 'missing' })
  }
  // The address alone is one more for contact messages; name or password say that an admin is wanted, who needs all three.
  if (!variables.ADMIN_USERNAME && !variables.ADMIN_PASSWORD) return
  for (const name of ['ADMIN_USERNAME', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const) {
    if (!variables[name]) context.addIssue({ code: 'custom', path: [name], message: 'missing' })
  }
})

/** What each variable wants, for the message when it gets something else. */
const WANTED: Record<string, string> = {
  PORT: 'a port number from 0 to 65535',
  DATABASE_URL: 'a URL like postgres://user:password@host/name',
  WORKERS: `auto or a number from 1 to ${WORKERS_MAX}, and without DATABASE_URL only auto or 1 (SQLite has one writer)`,
  DATABASE_CONNECTIONS: `a number from ${POOL_LEAST} to 1000`,
  PASSWORD_HASHES: 'a number from 1 to 64',
  FORUM_WRITERS: 'a number from 1 to 1000, and with DATABASE_URL fewer than DATABASE_CONNECTIONS',
  UPLOADS_MB: 'megabytes from 8 (one picture) to 10000',
  PAGE_CACHE_MB: 'megabytes from 1 to 100000',
  FILES_URL: 'a URL like s3://bucket?endpoint=https://store.example&region=us-east-1',
  AWS_ACCESS_KEY_ID: 'the access key of the store in FILES_URL',
  AWS_SECRET_ACCESS_KEY: 'the secret key of the store in FILES_URL',
  SITE_URL: 'a URL like https://onjoue.example, with no path',
  SMTP_URL: 'a URL like smtp://user:password@host:587',
  MAIL_FROM: 'an address like hello@onjoue.example or On Joue <hello@onjoue.example>',
  ASSISTANT_BASE_URL: 'a URL like https://model.example/v1, set together with ASSISTANT_MODEL',
  ASSISTANT_API_KEY: 'a key of up to 1,000 characters',
  ASSISTANT_MODEL: 'a model name, set together with ASSISTANT_BASE_URL',
  ADMIN_USERNAME: 'a username of 3 to 20 letters, numbers, underscores, or hyphens',
  ADMIN_EMAIL: 'an email address',
  ADMIN_PASSWORD: 'at least 12 characters, set together with ADMIN_USERNAME and ADMIN_EMAIL',
  TRUST_PROXY: 'on or off',
  KEEP_ALIVE_SECONDS: 'seconds from 1 to 3600',
  UNREADY_SECONDS: 'seconds from 0 to 300',
  DRAIN_SECONDS: 'seconds from 3 to 600',
  SAMPLE_DATA: 'auto, on, or off',
  BACKUPS: 'daily or off',
  BACKUP_RECIPIENT: 'the public line that npm run backup:key printed, which begins with age1, or several with spaces between',
  LOG_LEVEL: 'fatal, error, warn, info, debug, or silent',
  METRICS_PORT: 'a port number from 0 to 65535',
  LIMIT_FACTOR: 'a number greater than 0',
}

/** Variables that hold a password, or the secret key by mistake: their value is never printed. */
const SECRET = new Set(['BACKUP_RECIPIENT', 'DATABASE_URL', 'SMTP_URL', 'ADMIN_PASSWORD', 'ASSISTANT_API_KEY', 'ASSISTANT_BASE_URL', 'FILES_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])

export interface Config {
  port: number
  host: string
  place: DatabaseTarget
  /** How many processes serve the site; more than one have a supervisor. */
  workers: number
  /** How many processes may serve it on all machines; that's not known, so it's assumed. */
  processes: number
  /** How much each of them does at a time. */
  capacity: Capacity
  dataDir: string
  /** The bucket that pictures and backups are in; folders in `dataDir` without one. */
  store: StorePlace | undefined
  backupDir: string
  /** Whether the site makes a backup every day by itself. */
  backsUpDaily: boolean
  /** Whose keys open backups; without any they aren't encrypted. */
  backupRecipients: readonly string[]
  siteUrl: URL
  /** Whether SITE_URL names that address. */
  isSiteUrlSet: boolean
  smtpUrl: string | undefined
  mailFrom: string
  ownerEmail: string | undefined
  /** The language model that phrases what the assistant found; without one it answers in the site's own words. */
  assistant: LlmClientOptions | undefined
  /** The first admin, to be made unless there is one. */
  firstAdmin: NamedAdmin | undefined
  trustProxy: boolean
  /** How long an idle connection stays open: longer than the proxy's own, so that it never meets one that's closing. */
  keepAliveMs: number
  /** How long `/readyz` says no before connections are refused. */
  unreadyMs: number
  /** How long stopping may take after that. */
  drainMs: number
  /** Whether an empty forum is filled with the sample community, and whether two of it can be logged in to. */
  sample: SampleOptions
  /** Where metrics are read; nowhere unless a port is named. */
  metrics: MetricsPlace | undefined
  logLevel: string
  isDevelopment: boolean
  limits: LimitRules
}

/**
 * The configuration of this process. The only reader of the environment.
 *
 * @throws Error naming every wrong variable, what it got and what it wants
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
  const result = Variables.safeParse(given)
  const unknown = Object.keys(given).filter((name) => name.startsWith('LIMIT_') && !Object.hasOwn(Variables.shape, name))
  if (!result.success || unknown.length > 0) throw new Error(complaint(result.error, unknown, given))

  const v = result.data
  const workers = v.DEV ? 1 : workerCount(v.WORKERS, v.DATABASE_URL !== undefined)
  const connections = v.DATABASE_URL ? poolFor(v) : undefined
  const usual = capacityOf({ ...machine(), workers, connections })
  const siteUrl = new URL(v.SITE_URL ?? `http://localhost:${v.PORT}`)
  return {
    port: v.PORT,
    host: v.HOST,
    place: v.DATABASE_URL
      ? { engine: 'postgres', url: v.DATABASE_URL, connectionsMax: poolFor(v) }
      : { engine: 'sqlite', file: join(v.DATA_DIR, 'on-joue.sqlite') },
    workers,
    capacity: {
      hashes: v.PASSWORD_HASHES ?? usual.hashes,
      writers: v.FORUM_WRITERS ?? usual.writers,
      uploadBytes: inBytes(v.UPLOADS_MB) ?? usual.uploadBytes,
      cacheBytes: inBytes(v.PAGE_CACHE_MB) ?? usual.cacheBytes,
    },
    processes: v.DATABASE_URL ? Math.max(PROCESSES_ASSUMED, workers) : 1,
    dataDir: v.DATA_DIR,
    store: storeOf(v.FILES_URL, v.AWS_ACCESS_KEY_ID, v.AWS_SECRET_ACCESS_KEY, v.AWS_SESSION_TOKEN),
    backupDir: v.BACKUP_DIR ?? join(v.DATA_DIR, 'backups'),
    backsUpDaily: v.BACKUPS === 'daily',
    backupRecipients: v.BACKUP_RECIPIENT,
    siteUrl,
    isSiteUrlSet: v.SITE_URL !== undefined,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM ?? `On Joue <hello@${siteUrl.hostname}>`,
    ownerEmail: v.ADMIN_EMAIL,
    assistant: modelOf(v.ASSISTANT_BASE_URL, v.ASSISTANT_MODEL, v.ASSISTANT_API_KEY),
    firstAdmin: namedAdmin(v.ADMIN_USERNAME, v.ADMIN_EMAIL, v.ADMIN_PASSWORD),
    trustProxy: v.TRUST_PROXY,
    keepAliveMs: v.KEEP_ALIVE_SECONDS * 1_000,
    unreadyMs: v.UNREADY_SECONDS * 1_000,
    drainMs: v.DRAIN_SECONDS * 1_000,
    sample: {
      wanted: v.SAMPLE_DATA === 'on' || (v.SAMPLE_DATA === 'auto' && isLoopbackHost(siteUrl.hostname)),
      withLogins: isLoopbackHost(siteUrl.hostname),
    },
    metrics: v.METRICS_PORT === undefined ? undefined : { port: v.METRICS_PORT, host: v.METRICS_HOST },
    logLevel: v.LOG_LEVEL,
    isDevelopment: v.DEV === '1',
    limits: limitRules(pickLimits(v), v.LIMIT_FACTOR),
  }
}

/** What stops no start, and is still hardly what the owner wants. */
export function notesOn({ siteUrl, trustProxy }: Config): string[] {
  const notes = {
    "SITE_URL is https, so there's a proxy in front of the site. Set TRUST_PROXY=on, or all visitors share one set of rate limits.": siteUrl.protocol === 'https:' && !trustProxy,
  }
  return Object.entries(notes).flatMap(([note, isSo]) => (isSo ? [note] : []))
}

/** What this machine has, or its container may take of it. */
export const machine = (): { cores: number; memoryBytes: number } => ({ cores: availableParallelism(), memoryBytes: Math.min(totalmem(), process.constrainedMemory() || Infinity) })

/** Connections of each process to PostgreSQL. */
const poolFor = ({ DATABASE_CONNECTIONS, WORKERS }: { DATABASE_CONNECTIONS?: number | undefined; WORKERS: WantedWorkers }): number =>
  DATABASE_CONNECTIONS ?? poolOf(workerCount(WORKERS, true))

const inBytes = (megabytes: number | undefined): number | undefined => megabytes && megabytes * 2 ** 20

/** The environment of a program this one starts, and what is added to it. */
export const childEnvironment = (more: Record<string, string> = {}): NodeJS.ProcessEnv => ({ ...process.env, ...more })

const modelOf = (baseUrl?: string, model?: string, apiKey?: string): LlmClientOptions | undefined =>
  baseUrl && model ? { baseUrl, model, apiKey } : undefined

const storeOf = (filesUrl?: string, accessKeyId?: string, secretAccessKey?: string, sessionToken?: string): StorePlace | undefined =>
  filesUrl && accessKeyId && secretAccessKey ? storePlace(filesUrl, { accessKeyId, secretAccessKey, sessionToken }) : undefined

const namedAdmin = (username?: string, email?: string, password?: string): NamedAdmin | undefined =>
  username && email && password ? { username, email, password } : undefined

/** The limits that were set, by variable. */
const pickLimits = (variables: Record<string, unknown>): Record<string, number> =>
  Object.fromEntries(
    LIMIT_VARIABLES.flatMap((name) => {
      const value = variables[name]
      return typeof value === 'number' ? [[name, value]] : []
    }),
  )

/** @param unknown - variables that look like a limit and are none: a slip would leave the limit as it was */
function complaint(error: z.ZodError | undefined, unknown: readonly string[], given: Record<string, string | undefined>): string {
  const names = new Set(error?.issues.map((issue) => String(issue.path[0])))
  const lines = [...names].map((name) => {
    return `  ${name}: expected ${WANTED[name] ?? 'a whole number, 1 or greater'}, got ${shown(name, given[name])}.`
  })
  lines.push(...unknown.map((name) => `  ${name}: no such limit. See docs/rules/limits.md.`))
  return `The site can't start. Check these environment variables:\n${lines.join('\n')}`
}

function shown(name: string, value = ''): string {
  if (value === '') return 'nothing'
  return SECRET.has(name) ? '(hidden)' : `"${withoutLogin(value)}"`
}

/** An address without the password in it, which must not be printed. */
const withoutLogin = (value: string): string => value.replace(/\/\/[^/]*@/, '//…@')
