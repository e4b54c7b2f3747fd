import { sql } from 'kysely'
import { openDatabase, type DatabaseTarget } from '../../db/connection.ts'
import { isLoopbackHost } from '../../domain/access/local-accounts.ts'
import { SECOND_MS } from '../../shared/time/instant.ts'
import type { Config } from '../config.ts'
import { type Finding, good, problem } from './finding.ts'

const ANSWER_MS = 5 * SECOND_MS
/** Codes of authenticator apps change this often, and a store refuses requests that are off by much more. */
const CLOCK_OFF_MS = 30 * SECOND_MS

/** How far this machine's clock is ahead of another. */
interface Difference {
  of: string
  aheadMs: number
}

/** This machine's clock against those of everything that the site has to do with and that says its time. */
export async function checkClock({ siteUrl, isSiteUrlSet, store, place }: Pick<Config, 'siteUrl' | 'isSiteUrlSet' | 'store' | 'place'>): Promise<Finding[]> {
  const isPublic = isSiteUrlSet && !isLoopbackHost(siteUrl.hostname)
  const endpoint = store && (store.endpoint ?? `https://s3.${store.region}.amazonaws.com`)
  const questions = [isPublic && ofAddress('SITE_URL', new URL('/readyz', siteUrl)), endpoint && ofAddress('the bucket', new URL(endpoint)), ofDatabase(place)]
  const clocks = (await Promise.all(questions)).flatMap((difference) => difference || [])
  const wrong = clocks.filter(({ aheadMs }) => Math.abs(aheadMs) > CLOCK_OFF_MS)
  if (wrong.length > 0) return wrong.map(({ of, aheadMs }) => problem(`The clock is ${wordsFor(aheadMs)} the clock of ${of}.`, 'Set the machine’s clock and let it be kept by NTP: timedatectl set-ntp true. If this one is right, do so where the other one is.'))
  return clocks.length === 0 ? [] : [good(`The clock agrees with the clock of ${clocks.map(({ of }) => of).join(' and ')}.`)]
}

/** By the Date header of any answer, also of one that refuses. */
async function ofAddress(of: string, url: URL): Promise<Difference | undefined> {
  try {
    const { headers } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' })
    const aheadMs = Date.now() - Date.parse(headers.get('date') ?? '')
    return Number.isNaN(aheadMs) ? undefined : { of, aheadMs }
  } catch {
    return undefined // another check says that there's no answer
  }
}

async function ofDatabase(place: DatabaseTarget): Promise<Difference | undefined> {
  if (place.engine === 'sqlite') return undefined
  const db = openDatabase(place)
  try {
    const { rows } = await sql<{ ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db)
    return rows[0] && { of: 'PostgreSQL', aheadMs: Date.now() - rows[0].ms }
  } catch {
    return undefined
  } finally {
    await db.destroy()
  }
}

function wordsFor(aheadMs: number): string {
  const seconds = Math.round(Math.abs(aheadMs) / SECOND_MS)
  const [count, unit] = seconds < 120 ? [seconds, 'seconds'] : [Math.round(seconds / 60), 'minutes']
  return `${count} ${unit} ${aheadMs > 0 ? 'ahead of' : 'behind'}`
}
