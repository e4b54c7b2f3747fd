import type { DoorView } from '../../shared/office/overview.ts'
import { isRecent, requireAdmin } from '../access/require-admin.ts'
import { unanswered } from '../contact/read-inbox.ts'
import { openRemovals } from '../forum/removals/read-removals.ts'
import type { Actor, Site } from '../site/site.ts'

/** Past this many the office says "99+" anyway. */
const COUNTED = 100

/** What the office's frame shows. @throws AppError `not-found` unless the actor is an admin */
export async function officeDoor(site: Site, actor: Actor): Promise<DoorView> {
  const admin = requireAdmin(actor)
  const { db } = site
  const [{ avatar }, messages, reports, parked, removals] = await Promise.all([
    db.selectFrom('member').select('avatar').where('id', '=', admin.id).executeTakeFirstOrThrow(),
    unanswered(db).select('id').limit(COUNTED).execute(),
    db.selectFrom('report').select('id').where('state', 'in', ['open', 'in-progress']).limit(COUNTED).execute(),
    db.selectFrom('outbox').select('id').where('failedAt', 'is not', null).limit(COUNTED).execute(),
    openRemovals(db).select('id').limit(COUNTED).execute(),
  ])
  const waiting = { messages: messages.length, forum: reports.length + removals.length, mail: parked.length }
  return { username: admin.username, avatar, isPasswordRecent: isRecent(site, admin), waiting }
}
