import type { z } from 'zod'
import type { AnnouncementDraft } from '../../../shared/waitlist/announcements.ts'
import { ANNOUNCEMENT_CONFLICT } from '../../../shared/waitlist/announcements-words.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { findAnnouncement } from './get-announcement.ts'

type Draft = z.output<typeof AnnouncementDraft>

/** Begins an announcement as a draft. @returns its id @throws AppError `not-found` unless the actor is an admin */
export async function composeAnnouncement({ db, clock }: Site, actor: Actor, { subject, body }: Draft): Promise<number> {
  const { id: authorId } = requireAdmin(actor)
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('announcement')
      .values({ subject, body, authorId, createdAt: now, changedAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordOfficeAct(trx, { actorId: authorId, kind: 'announcement.compose', subject: `announcement:${id}`, createdAt: now })
    return id
  })
}

/**
 * Changes a draft. What is scheduled has to be canceled first, and what was sent stays as it was.
 *
 * @throws AppError `not-found` unless the actor is an admin and it exists, `conflict` when it is no draft anymore, or
 *   when another text was saved since the one that was `seen`
 */
export async function saveAnnouncement({ db, clock }: Site, actor: Actor, id: number, { subject, body, seen }: Draft): Promise<void> {
  requireAdmin(actor)
  await findAnnouncement(db, id)
  const draft = db
    .updateTable('announcement')
    .set({ subject, body, changedAt: clock.now() })
    .where('id', '=', id)
    .where('scheduledFor', 'is', null)
  // The same text once more is no other text: its first answer may have been lost on the way.
  const unchanged = seen === undefined ? draft : draft.where((eb) => eb.or([eb('changedAt', '=', seen), eb.and({ subject, body })]))
  if (await unchanged.returning('id').executeTakeFirst()) return
  const { scheduledFor } = await findAnnouncement(db, id)
  throw new AppError('conflict', scheduledFor ? 'This announcement is scheduled or already sent, so you can’t edit it.' : ANNOUNCEMENT_CONFLICT)
}
