import type { Database } from '../../db/connection.ts'
import type { AnswerView, MessageThread, WrittenBy } from '../../shared/office/messages/office-messages.ts'
import { requireRecentPassword } from '../access/require-admin.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'
import { type Message, toMessageView } from './read-inbox.ts'

/** A message with its answers and notes. @throws AppError as {@link readInbox} does, and when it does not exist */
export async function getThread(site: Site, actor: Actor, id: number): Promise<MessageThread> {
  requireRecentPassword(site, actor)
  const message = await findMessage(site.db, id)
  const [answers, notes] = await Promise.all([answersTo(site.db, id), notesOn(site.db, id)])
  return { message: toMessageView(message), answers, notes }
}

/** @throws AppError `not-found` */
export async function findMessage(db: Database, id: number): Promise<Message> {
  const message = await db.selectFrom('contactMessage').selectAll().where('id', '=', id).executeTakeFirst()
  if (!message) throw new AppError('not-found', 'This message no longer exists.')
  return message
}

const notesOn = (db: Database, messageId: number): Promise<WrittenBy[]> =>
  db
    .selectFrom('contactNote as note')
    .leftJoin('member', 'member.id', 'note.authorId')
    .where('note.messageId', '=', messageId)
    .orderBy('note.id')
    .select(['note.id', 'note.text', 'note.createdAt', 'member.username as author'])
    .execute()

async function answersTo(db: Database, messageId: number): Promise<AnswerView[]> {
  const rows = await db
    .selectFrom('contactAnswer as answer')
    .leftJoin('member', 'member.id', 'answer.authorId')
    .leftJoin('outbox', 'outbox.id', 'answer.emailId')
    .where('answer.messageId', '=', messageId)
    .orderBy('answer.id')
    .select(['answer.id', 'answer.text', 'answer.createdAt', 'member.username as author'])
    .select(['outbox.id as emailId', 'outbox.sentAt', 'outbox.failedAt', 'outbox.lastError'])
    .execute()
  return rows.map(({ emailId, sentAt, failedAt, lastError, ...answer }) => ({
    ...answer,
    // What was sent leaves the outbox after a while; what was not stays.
    mail: emailId === null || sentAt ? 'sent' : failedAt ? 'failed' : 'waiting',
    failure: emailId !== null && failedAt ? lastError : null,
  }))
}
