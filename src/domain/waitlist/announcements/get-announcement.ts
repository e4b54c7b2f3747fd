import type { Selectable } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { AnnouncementTable } from '../../../db/tables/announcements-tables.ts'
import type { AnnouncementProgress, AnnouncementState, AnnouncementView } from '../../../shared/waitlist/announcements.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { countWithout } from './audience.ts'

export type Announcement = Selectable<AnnouncementTable>

/** @throws AppError `not-found` unless the actor is an admin and it exists */
export async function getAnnouncement({ db }: Site, actor: Actor, id: number): Promise<AnnouncementView> {
  requireAdmin(actor)
  return toView(db, await findAnnouncement(db, id))
}

/** Every announcement, the newest first. @throws AppError `not-found` unless the actor is an admin */
export async function listAnnouncements({ db }: Site, actor: Actor, limit = 50): Promise<AnnouncementView[]> {
  requireAdmin(actor)
  const rows = await db.selectFrom('announcement').selectAll().orderBy('id', 'desc').limit(limit).execute()
  return Promise.all(rows.map((row) => toView(db, row)))
}

/** @throws AppError `not-found` */
export async function findAnnouncement(db: Database, id: number): Promise<Announcement> {
  const row = await db.selectFrom('announcement').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not-found', 'This announcement no longer exists.')
  return row
}

async function toView(db: Database, row: Announcement): Promise<AnnouncementView> {
  const { id, subject, body, createdAt, changedAt, scheduledFor, cancelledAt } = row
  const progress = await progressOf(db, row)
  return { id, subject, body, createdAt, changedAt, scheduledFor, cancelledAt, state: stateOf(row, progress), progress }
}

function stateOf({ scheduledFor, cancelledAt, finishedAt }: Announcement, { queued, sent, failed }: AnnouncementProgress): AnnouncementState {
  if (cancelledAt) return 'cancelled'
  if (!scheduledFor) return 'draft'
  if (finishedAt && queued === 0) return 'sent'
  return queued + sent + failed > 0 ? 'sending' : 'scheduled'
}

async function progressOf(db: Database, { id, cancelledAt, finishedAt }: Announcement): Promise<AnnouncementProgress> {
  const rows = await db
    .selectFrom('announcementDelivery as delivery')
    .leftJoin('outbox', 'outbox.id', 'delivery.emailId')
    .where('delivery.announcementId', '=', id)
    .select((eb) => [
      eb
        .case()
        .when(eb.or([eb('delivery.sentAt', 'is not', null), eb('outbox.sentAt', 'is not', null)]))
        .then('sent')
        .when('outbox.id', 'is', null)
        .then('takenBack')
        .when('outbox.failedAt', 'is not', null)
        .then('failed')
        .else('queued')
        .end()
        .as('state'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('state')
    .execute()
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  const [queued, sent, failed, takenBack] = [count('queued'), count('sent'), count('failed'), count('takenBack')]
  const toCome = cancelledAt || finishedAt ? 0 : await countWithout(db, id)
  return { total: queued + sent + failed + takenBack + toCome, queued, sent, failed, takenBack }
}
