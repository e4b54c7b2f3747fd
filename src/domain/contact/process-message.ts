import { requireRecentPassword } from '../access/require-admin.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import type { Actor, Site } from '../site/site.ts'
import { eraseMessage } from './erase-message.ts'
import { findMessage } from './get-thread.ts'
import { acknowledge } from './send-contact-message.ts'

/** What an admin can make of a message without answering it. */
export type MessageMove = 'read' | 'unread' | 'archive' | 'unarchive'

/**
 * Marks a message read or unread, or puts it away and takes it out again. Doing it twice changes nothing.
 *
 * @throws AppError `not-found` unless the actor is an admin and it exists, `forbidden` when the password has to be given again
 */
export async function moveMessage(site: Site, actor: Actor, id: number, move: MessageMove): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  await findMessage(site.db, id)
  const now = site.clock.now()
  const row = site.db.updateTable('contactMessage').where('id', '=', id)
  const changes = {
    read: row.set({ readAt: now, readBy: admin.id }).where('readAt', 'is', null),
    unread: row.set({ readAt: null, readBy: null }),
    archive: row.set({ archivedAt: now, archivedBy: admin.id }).where('archivedAt', 'is', null),
    unarchive: row.set({ archivedAt: null, archivedBy: null }),
  }
  await changes[move].execute()
}

/**
 * Takes a message in that was kept aside as a likely bot's. Its sender now gets the copy that everyone gets.
 * Doing it twice changes nothing.
 *
 * @throws AppError as {@link moveMessage} does
 */
export async function takeMessageIn(site: Site, actor: Actor, id: number): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  await findMessage(site.db, id)
  await site.db.transaction().execute(async (trx) => {
    const message = await trx
      .updateTable('contactMessage')
      .set({ quarantinedAt: null, quarantineReason: null })
      .where('id', '=', id)
      .where('quarantinedAt', 'is not', null)
      .returning(['id', 'name', 'email', 'message'])
      .executeTakeFirst()
    if (!message) return
    await acknowledge(trx, site, message)
    const act = { actorId: admin.id, kind: 'message.take-in', subject: `message:${id}` } as const
    await recordOfficeAct(trx, { ...act, createdAt: site.clock.now() })
  })
}

/** Writes a note that only the office sees. @throws AppError as {@link moveMessage} does */
export async function noteOnMessage(site: Site, actor: Actor, id: number, text: string): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  await findMessage(site.db, id)
  const note = { messageId: id, authorId: admin.id, text, createdAt: site.clock.now() }
  await site.db.insertInto('contactNote').values(note).execute()
}

/** Deletes a message for someone who asked. @throws AppError as {@link moveMessage} does */
export async function eraseContactMessage(site: Site, actor: Actor, id: number): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  await findMessage(site.db, id)
  await site.db.transaction().execute((trx) => eraseMessage(trx, site, id, admin.id))
}
