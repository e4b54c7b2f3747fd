import { sql } from 'kysely'
import { engineOf, type Transaction } from '../../db/connection.ts'
import type { Instant } from '../../shared/time/instant.ts'
import { type Change, tagsIn, writeChange } from './cache-tags.ts'

/** The PostgreSQL channel on which changes travel. */
export const CHANGE_CHANNEL = 'site_change'

/** Delivers changes that this process or another one has committed. */
export interface Bus {
  /** @returns a function that ends the subscription */
  subscribe(listener: (change: Change) => void): () => void
  /** Delivers what is committed now rather than at the next poll, so that who made a change sees it at once. */
  wake(): Promise<void>
  close(): Promise<void>
}

/** Says what `trx` changes. It travels only if and when `trx` is committed. */
export async function announce(trx: Transaction, part: Partial<Change>, now: Instant): Promise<void> {
  const change = { stale: [], purged: [], ...part }
  if (tagsIn(change).length === 0) return
  const kind = writeChange(change)
  if (engineOf(trx) === 'postgres') {
    await sql`select pg_notify(${CHANGE_CHANNEL}, ${kind})`.execute(trx)
  } else {
    await trx.insertInto('siteChange').values({ kind, createdAt: now }).execute()
  }
}
