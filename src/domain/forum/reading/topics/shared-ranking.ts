import { z } from 'zod'
import type { Database } from '../../../../db/connection.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../../shared/time/instant.ts'
import type { Site } from '../../../site/site.ts'

/** How long an order of topics counts. */
export const RETENTION_MS = MINUTE_MS
/** How long a process has for making a new one before another one tries. */
const CLAIM_MS = 10 * SECOND_MS
/** How old an order may be that's shown until the next one is made. */
const OLD_MS = HOUR_MS

const Ranking = z.object({ madeAt: z.number(), ids: z.array(z.number()) })
const Stored = Ranking.extend({ claimedAt: z.number() })

/** Ids of topics, the most popular first, and when they were ranked. */
export type Ranking = z.infer<typeof Ranking>

/** What a process found in the database. */
interface Found {
  key: string
  /** As it stands there; undefined if there's nothing yet. */
  value: string | undefined
  ranking: z.infer<typeof Stored>
}

/**
 * The order that any process has made within a minute. One of them makes the next one, and the others show the one before
 * in the meantime. One process by itself remembers its own.
 */
export async function rankOnce(site: Site, name: string, rank: () => Promise<number[]>): Promise<Ranking> {
  const now = Date.parse(site.clock.now())
  if (site.processes === 1) return { madeAt: now, ids: await rank() }
  const found = await find(site.db, `popular:${name}`)
  // One that lies ahead was made before a clock was set back.
  const age = Math.abs(now - found.ranking.madeAt)
  if (age < RETENTION_MS) return found.ranking
  const hasClaim = Math.abs(now - found.ranking.claimedAt) >= CLAIM_MS && (await claim(site.db, found, now))
  if (!hasClaim && age < OLD_MS) return found.ranking
  const ranking = { madeAt: now, ids: await rank() }
  if (hasClaim) await store(site.db, found.key, ranking)
  return ranking
}

async function find(db: Database, key: string): Promise<Found> {
  const row = await db.selectFrom('appSecret').select('value').where('key', '=', key).executeTakeFirst()
  return { key, value: row?.value, ranking: row ? Stored.parse(JSON.parse(row.value)) : { madeAt: 0, claimedAt: 0, ids: [] } }
}

/** Whether this process is the one to make the next. None is in a database that takes no writes. */
async function claim(db: Database, { key, value, ranking }: Found, claimedAt: number): Promise<boolean> {
  const claimed = JSON.stringify({ ...ranking, claimedAt } satisfies z.infer<typeof Stored>)
  const writing =
    value === undefined
      ? db.insertInto('appSecret').values({ key, value: claimed }).onConflict((on) => on.doNothing()).returning('key').executeTakeFirst()
      : db.updateTable('appSecret').set({ value: claimed }).where('key', '=', key).where('value', '=', value).returning('key').executeTakeFirst()
  return writing.then(Boolean, () => false)
}

/** Nothing depends on it: without it, another process ranks again. */
const store = (db: Database, key: string, ranking: Ranking): Promise<unknown> =>
  db.updateTable('appSecret').set({ value: JSON.stringify({ ...ranking, claimedAt: ranking.madeAt }) }).where('key', '=', key).execute().catch(() => {})
