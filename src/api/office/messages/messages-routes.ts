import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { answerContactMessage } from '../../../domain/contact/answer-contact-message.ts'
import { previewAnswer } from '../../../domain/emails/preview-answer.ts'
import { exportMessages } from '../../../domain/contact/export-messages.ts'
import { readInbox } from '../../../domain/contact/read-inbox.ts'
import { getThread } from '../../../domain/contact/get-thread.ts'
import { eraseContactMessage, type MessageMove, moveMessage, noteOnMessage, takeMessageIn } from '../../../domain/contact/process-message.ts'
import { MessageAnswer, MessageNote } from '../../../shared/office/messages/office-message-schemas.ts'
import { MESSAGE_STATES } from '../../../shared/office/messages/office-messages.ts'
import { plainText } from '../../../shared/text/text.ts'
import { csvFile } from '../../http/answers.ts'
import type { Environment } from '../../http/environment.ts'
import { oneOf, PAGES, requestedPage } from '../../http/lists.ts'
import { idIn, idOf } from '../../http/path.ts'
import { route } from '../../http/route.ts'
import { InboxSchema, ThreadSchema, EmailSchema } from './message-views.ts'

const all = { tag: 'Office email', who: 'office', needsPassword: true } as const
const one = { ...all, path: { messageId: idOf('Message ID.') }, answer: ThreadSchema } as const

/** What people wrote with the contact form. Paths are below /api/office/messages. */
export const officeMessages = new Hono<Environment>()
  .get('/', route(
    {
      ...all, id: 'readInbox', summary: 'List messages from the contact form', answer: InboxSchema,
      query: { ...PAGES, state: z.enum(MESSAGE_STATES).optional(), q: z.string().optional().describe('Words in name, email or message.') },
    },
    ({ c, site, actor, query }) => {
      const search = plainText(query.q ?? '')
      return readInbox(site, actor, { state: oneOf(MESSAGE_STATES, query.state), search, page: requestedPage(c) })
    },
  ))
  .get('/export', route(
    { ...all, id: 'exportMessages', summary: 'Export all messages as CSV', file: 'text/csv' },
    async ({ c, site, actor }) => csvFile(c, 'messages', await exportMessages(site, actor)),
  ))
  .get('/:messageId', route({ ...one, id: 'getThread', summary: 'Get a message, with its replies and notes' }, ({ c }) => threadIn(c)))
  .put('/:messageId/read', route({ ...one, id: 'markRead', summary: 'Mark a message as read' }, ({ c }) => move(c, 'read')))
  .delete('/:messageId/read', route({ ...one, id: 'markUnread', summary: 'Mark a message as unread' }, ({ c }) => move(c, 'unread')))
  .put('/:messageId/archived', route({ ...one, id: 'archiveMessage', summary: 'Archive a message' }, ({ c }) => move(c, 'archive')))
  .delete('/:messageId/archived', route({ ...one, id: 'unarchiveMessage', summary: 'Move a message to the inbox' }, ({ c }) => move(c, 'unarchive')))
  .delete('/:messageId/set-aside', route(
    { ...one, id: 'takeMessageIn', summary: 'Mark a message as not spam' },
    async ({ c, site, actor }) => {
      await takeMessageIn(site, actor, messageIn(c))
      return threadIn(c)
    },
  ))
  .post('/:messageId/notes', route(
    { ...one, id: 'noteOnMessage', summary: 'Add a note for the team', body: { MessageNote }, status: 201 },
    async ({ c, site, actor, body }) => {
      await noteOnMessage(site, actor, messageIn(c), body().text)
      return threadIn(c)
    },
  ))
  .post('/:messageId/answers', route(
    { ...one, id: 'answerMessage', summary: 'Reply by email', body: { MessageAnswer }, status: 201 },
    async ({ c, site, actor, body }) => {
      await answerContactMessage(site, actor, messageIn(c), body().text)
      return threadIn(c)
    },
  ))
  .post('/:messageId/answers/preview', route(
    { ...one, id: 'previewAnswer', summary: 'Preview a reply', body: { MessageAnswer }, answer: z.strictObject({ letter: EmailSchema }) },
    async ({ c, site, actor, body }) => ({ letter: await previewAnswer(site, actor, messageIn(c), body().text) }),
  ))
  .delete('/:messageId', route(
    { ...all, path: one.path, id: 'eraseMessage', summary: 'Delete a message', status: 204 },
    ({ c, site, actor }) => eraseContactMessage(site, actor, messageIn(c)),
  ))

const messageIn = (c: Context<Environment>): number => idIn(c, 'messageId')
const threadIn = (c: Context<Environment>) => getThread(c.var.site, c.var.actor, messageIn(c))

async function move(c: Context<Environment>, to: MessageMove) {
  await moveMessage(c.var.site, c.var.actor, messageIn(c), to)
  return threadIn(c)
}
