import type { Database } from '../../../db/connection.ts'
import type { OutboxRow } from '../../../db/tables/outbox-tables.ts'
import { EVERY_TEMPLATE } from '../../../shared/emails/emails.ts'
import { after, type Instant, MINUTE_MS } from '../../../shared/time/instant.ts'
import type { Site } from '../../site/site.ts'

/** How long a row stays leased after its sender was last heard of. The sender renews the lease while it tries. */
export const LEASE_MS = 2 * MINUTE_MS

/** The server that an address's email ends up at. Email to the owner has a place of its own. */
export const hostOf = (recipient: string | null): string => recipient?.slice(recipient.lastIndexOf('@') + 1).toLowerCase() ?? ''

/** What may be leased now. */
interface Room {
  /** Rows in all. */
  total: number
  /** Rows that each host has room for. */
  at: (host: string) => number
  /** Hosts without room. */
  fullHosts: readonly string[]
  /** Rows this process is trying. A clock set forward must not make it take them again. */
  exceptIds: readonly number[]
}

/** Leases rows that are due, oldest first, as many as there's room for. */
export async function leaseDue({ db, clock }: Site, room: Room): Promise<OutboxRow[]> {
  const now = clock.now()
  const due = await dueRows(db, now, room).select(['id', 'recipient']).orderBy('nextAttemptAt').orderBy('id').limit(room.total).execute()
  const taken = new Map<string, number>()
  const ids = due.flatMap(({ id, recipient }) => {
    const host = hostOf(recipient)
    const count = (taken.get(host) ?? 0) + 1
    taken.set(host, count)
    return count <= room.at(host) ? [id] : []
  })
  if (ids.length === 0) return []
  return db
    .updateTable('outbox')
    .set((eb) => ({ nextAttemptAt: after(now, LEASE_MS), scheduledAt: now, attempts: eb('attempts', '+', 1), lastError: null }))
    .where('id', 'in', ids)
    // Another process may have leased it since.
    .where('nextAttemptAt', '<=', now)
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .returningAll()
    .execute()
}

/** While machines are updated one by one, what a later version queued is left to a process of that version. */
function dueRows(db: Database, now: Instant, { fullHosts, exceptIds }: Room) {
  let due = db.selectFrom('outbox').where('sentAt', 'is', null).where('failedAt', 'is', null).where('nextAttemptAt', '<=', now).where('template', 'in', EVERY_TEMPLATE)
  if (exceptIds.length > 0) due = due.where('id', 'not in', exceptIds)
  for (const host of fullHosts) {
    due = host
      ? due.where((eb) => eb.or([eb('recipient', 'is', null), eb(eb.fn<string>('lower', ['recipient']), 'not like', `%@${host}`)]))
      : due.where('recipient', 'is not', null)
  }
  return due
}

/** Keeps a row from others for some time more. A row that was tried and has no error is leased. */
export async function renewLease({ db, clock }: Site, { id, attempts }: OutboxRow): Promise<void> {
  const now = clock.now()
  await db
    .updateTable('outbox')
    .set({ nextAttemptAt: after(now, LEASE_MS), scheduledAt: now })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('lastError', 'is', null)
    .where('sentAt', 'is', null)
    .execute()
}

/**
 * Rows scheduled at a moment still to come show that the clock was set back. Each waits as long as it was to wait, from
 * now on, instead of until the clock shows its time again. Senders that live renew their leases; others lose them.
 */
export async function undoClockChange({ db, clock }: Site): Promise<void> {
  const now = clock.now()
  const ahead = await db
    .selectFrom('outbox')
    .select(['scheduledAt', 'nextAttemptAt'])
    .distinct()
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .where('scheduledAt', '>', now)
    .execute()
  for (const { scheduledAt, nextAttemptAt } of ahead) {
    const waitMs = Math.max(0, Date.parse(nextAttemptAt) - Date.parse(scheduledAt))
    await db
      .updateTable('outbox')
      .set({ scheduledAt: now, nextAttemptAt: after(now, waitMs) })
      .where('sentAt', 'is', null)
      .where('failedAt', 'is', null)
      .where('scheduledAt', '=', scheduledAt)
      .where('nextAttemptAt', '=', nextAttemptAt)
      .execute()
  }
}
