import type { ContactMessageTable } from '../../db/tables/contact-tables.ts'
import type { Database } from '../../db/connection.ts'
import type { Selectable } from 'kysely'
import { MESSAGE_STATE_NAMES, sourceName, spamReason } from '../../shared/office/entry-words.ts'
import { csvOf } from '../../shared/text/csv.ts'
import { austinCell } from '../../shared/time/austin-time.ts'
import { requireRecentPassword } from '../access/require-admin.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import type { Actor, Site } from '../site/site.ts'
import { toMessageView } from './read-inbox.ts'

const HEAD = ['Number', 'Received (Austin time)', 'Name', 'Email', 'Message', 'Sent from', 'Status', 'Replied (Austin time)', 'Why it’s spam', 'Kept until (Austin time)']

/**
 * Every message as CSV, the oldest first. The log tells that it was exported.
 *
 * @throws AppError `not-found` unless the actor is an admin, `forbidden` when the password has to be given again
 */
export async function exportMessages({ db, clock }: Site, actor: Actor): Promise<string> {
  const admin = requireRecentPassword({ clock }, actor)
  return db.transaction().execute(async (trx) => {
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'message.export', createdAt: clock.now() })
    const rows = await trx.selectFrom('contactMessage').selectAll().orderBy('id').execute()
    const views = rows.map(toMessageView)
    return csvOf(HEAD, views.map((view) => [
      view.id, austinCell(view.createdAt), view.name, view.email, view.message, sourceName(view.source), MESSAGE_STATE_NAMES[view.state],
      view.answeredAt && austinCell(view.answeredAt), view.setAsideFor && spamReason(view.setAsideFor), austinCell(view.keptUntil),
    ]))
  })
}

/** The newest messages first. */
export const listContactMessages = (db: Database, limit: number): Promise<Selectable<ContactMessageTable>[]> =>
  db.selectFrom('contactMessage').selectAll().orderBy('id', 'desc').limit(limit).execute()
