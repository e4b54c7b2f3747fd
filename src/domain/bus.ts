import { sql } from 'kysely'
import { engineOf, type Transaction } from '../db/connection.ts'
import type { Instant } from '../shared/instant.ts'

/** What can change behind a page that somebody keeps. `everything` stands for changes that were missed. */
export const CHANGES = ['facts', 'members', 'forum', 'blog', 'settings', 'everything'] as const
export type Change = (typeof CHANGES)[number]

/** The PostgreSQL channel on which changes travel. */
export const CHANGE_CHANNEL = 'site_change'

/** Hears of changes that were committed, by this process or another one. */
export interface Bus {
  /** @returns a function that ends the subscription */
  subscribe(listener: (change: Change) => void): () => void
  /** Looks for news now rather than at the next turn, so that whoever made a change sees it at once. */
  wake(): Promise<void>
  close(): Promise<void>
}

/** Says what `trx` changes. It travels only if and when `trx` is committed. */
export async function announce(trx: Transaction, change: Change, now: Instant): Promise<void> {
  if (engineOf(trx) === 'postgres') {
    await sql`select pg_notify(${CHANGE_CHANNEL}, ${change})`.execute(trx)
  } else {
    await trx.insertInto('siteChange').values({ kind: change, createdAt: now }).execute()
  }
}
