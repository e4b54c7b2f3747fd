import { z } from 'zod'
import { type AnswerView, type EmailPreview, type InboxView, MESSAGE_STATES, type MessageThread, type MessageView, type WrittenBy } from '../../../shared/office/messages/office-messages.ts'
import { count, id, moment, momentOrNull, viewSchema } from '../../http/view-schema.ts'

const text = z.string()
const orNull = text.nullable()
const MessageSchema = viewSchema<MessageView>()(
  'ContactMessageInOffice',
  z.strictObject({
    id, name: text, email: text, message: text, source: text, state: z.enum(MESSAGE_STATES), createdAt: moment, setAsideFor: orNull,
    correctedAt: momentOrNull, readAt: momentOrNull, answeredAt: momentOrNull, archivedAt: momentOrNull, keptUntil: moment,
  }),
)
export const InboxSchema = viewSchema<InboxView>()(
  'Inbox',
  z.strictObject({
    messages: z.array(MessageSchema), total: count, pageSize: count,
    counts: z.strictObject({ 'new': count, 'read': count, 'answered': count, 'archived': count, 'set-aside': count }),
  }),
)
const written = { id, text, author: orNull, createdAt: moment }
const NoteSchema = viewSchema<WrittenBy>()('OfficeNote', z.strictObject(written))
const AnswerSchema = viewSchema<AnswerView>()(
  'OfficeAnswer',
  z.strictObject({ ...written, mail: z.enum(['waiting', 'sent', 'failed']), failure: orNull }),
)
export const ThreadSchema = viewSchema<MessageThread>()(
  'MessageThread',
  z.strictObject({ message: MessageSchema, answers: z.array(AnswerSchema), notes: z.array(NoteSchema) }),
)
export const EmailSchema = viewSchema<EmailPreview>()('AnswerPreview', z.strictObject({ to: text, subject: text, text }))
