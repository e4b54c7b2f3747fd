import type { Selectable } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { WaitlistEntryTable } from '../../db/tables/waitlist-tables.ts'
import { csvOf } from '../../shared/text/csv.ts'
import { ENTRY_STATE_NAMES, sourceName } from '../../shared/office/entry-words.ts'
import { ENTRY_STATES, type EntryState, type EntryView } from '../../shared/office/office-waitlist.ts'
import { austinCell } from '../../shared/time/austin-time.ts'
import { requireRecentPassword } from '../access/require-admin.ts'
import { AppError } from '../site/app-error.ts'
import { likeIn } from '../../db/contains-text.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import type { Actor, Site } from '../site/site.ts'
import { eraseEntry } from './erase-entry.ts'
import { recordOf } from '../../shared/typed-object.ts'

type Entry = Selectable<WaitlistEntryTable>

export interface WaitlistQuestion {
  state?: EntryState
  search?: string
  page?: number
}

export const WAITLIST_PAGE = 50

/**
 * The waitlist, the newest first, and how many entries there are in all.
 *
 * @throws AppError `not-found` unless the actor is an admin, `forbidden` when the password has to be given again
 */
export async function readWaitlist(site: Site, actor: Actor, { state, search = '', page = 1 }: WaitlistQuestion) {
  requireRecentPassword(site, actor)
  let found = inState(site.db, state)
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, 8)) {
    found = found.where((eb) => eb.or([likeIn('email', word), likeIn('source', word)]))
  }
  const paged = found.selectAll().orderBy('id', 'desc').limit(WAITLIST_PAGE).offset((page - 1) * WAITLIST_PAGE)
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { entries: (await paged.execute()).map(toEntryView), total: Number(total) }
}

/** How many entries are in which state. @throws AppError as {@link readWaitlist} does */
export async function countWaitlist(site: Site, actor: Actor): Promise<Record<EntryState, number>> {
  requireRecentPassword(site, actor)
  const counts = recordOf(ENTRY_STATES, () => 0)
  for (const state of ENTRY_STATES) {
    const { count } = await inState(site.db, state).select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    counts[state] = Number(count)
  }
  return counts
}

const HEAD = ['Number', 'Joined (Austin time)', 'Email', 'Joined from', 'Status', 'Confirmed (Austin time)', 'Unsubscribed (Austin time)']

/** The whole waitlist as CSV, the oldest first. The log tells that it was exported. @throws AppError as {@link readWaitlist} does */
export async function exportWaitlist({ db, clock }: Site, actor: Actor): Promise<string> {
  const admin = requireRecentPassword({ clock }, actor)
  return db.transaction().execute(async (trx) => {
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'waitlist.export', createdAt: clock.now() })
    const entries = (await trx.selectFrom('waitlistEntry').selectAll().orderBy('id').execute()).map(toEntryView)
    return csvOf(HEAD, entries.map((entry) => [
      entry.id, austinCell(entry.createdAt), entry.email, sourceName(entry.source), ENTRY_STATE_NAMES[entry.state],
      entry.confirmedAt && austinCell(entry.confirmedAt), entry.unsubscribedAt && austinCell(entry.unsubscribedAt),
    ]))
  })
}

/** Deletes an entry for someone who asked. @throws AppError as {@link readWaitlist} does, and when it does not exist */
export async function eraseWaitlistEntry(site: Site, actor: Actor, id: number): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  const entry = await site.db.selectFrom('waitlistEntry').select('id').where('id', '=', id).executeTakeFirst()
  if (!entry) throw new AppError('not-found', 'This person is no longer on the waitlist.')
  await site.db.transaction().execute((trx) => eraseEntry(trx, site, id, admin.id))
}

function toEntryView(entry: Entry): EntryView {
  const { id, email, source, createdAt, confirmedAt, unsubscribedAt } = entry
  return { id, email, source, state: stateOf(entry), createdAt, confirmedAt, unsubscribedAt }
}

const stateOf = ({ quarantinedAt, unsubscribedAt, confirmedAt }: Entry): EntryState =>
  quarantinedAt ? 'set-aside' : unsubscribedAt ? 'unsubscribed' : confirmedAt ? 'confirmed' : 'unconfirmed'

function inState(db: Database, state: EntryState | undefined) {
  const all = db.selectFrom('waitlistEntry')
  if (!state) return all
  if (state === 'set-aside') return all.where('quarantinedAt', 'is not', null)
  const people = all.where('quarantinedAt', 'is', null)
  if (state === 'unsubscribed') return people.where('unsubscribedAt', 'is not', null)
  return people.where('unsubscribedAt', 'is', null).where('confirmedAt', state === 'confirmed' ? 'is not' : 'is', null)
}

/** The newest entries first. */
export const listWaitlist = (db: Database, limit: number): Promise<Selectable<WaitlistEntryTable>[]> =>
  db.selectFrom('waitlistEntry').selectAll().orderBy('id', 'desc').limit(limit).execute()
