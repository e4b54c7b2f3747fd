import { z } from 'zod'
import { REPORT_REASONS } from './forum.ts'
import {
  CATEGORY_MISSING,
  NOTE_MISSING,
  NOTE_TOO_LONG,
  OPENING_MIN_CHARS,
  OPENING_TOO_SHORT,
  POST_MAX_CHARS,
  POST_TOO_LONG,
  REASON_MISSING,
  REPLY_MIN_CHARS,
  REPLY_TOO_SHORT,
  REPORT_NOTE_MAX_CHARS,
  SEND_KEY_MAX_CHARS,
  TITLE_MAX_CHARS,
  TITLE_MIN_CHARS,
  TITLE_TOO_LONG,
  TITLE_TOO_SHORT,
} from './forum-words.ts'
import { SUSPENSION_REASON_MAX_CHARS, SUSPENSION_REASON_TOO_LONG } from './reports/report-words.ts'
import { LOG_REASON_MISSING } from './topics/topic-limits.ts'
import { seenText, text } from '../text/text.ts'

/** The largest id both databases can hold. */
const ID_MAX = 2_147_483_647
export const forumId = (missing: string) => z.int(missing).min(1, missing).max(ID_MAX, missing)

/** One line: a title with line breaks would break every list it stands in. */
export const topicTitle = z
  .string(TITLE_TOO_SHORT)
  .transform((value) => seenText(value).replace(/\s+/g, ' '))
  .pipe(z.string().min(TITLE_MIN_CHARS, TITLE_TOO_SHORT).max(TITLE_MAX_CHARS, TITLE_TOO_LONG))

const postText = (min: number, tooShort: string) => text(min, tooShort, POST_MAX_CHARS, POST_TOO_LONG)
const replyText = postText(REPLY_MIN_CHARS, REPLY_TOO_SHORT)

/** What the new-topic page sends; `content` becomes the opening post. */
export const NewTopic = z.object({
  categoryId: forumId(CATEGORY_MISSING),
  title: topicTitle,
  content: postText(OPENING_MIN_CHARS, OPENING_TOO_SHORT),
})
export type NewTopic = z.output<typeof NewTopic>

/** What the reply box sends. Only `content` is asked of a person. */
export const NewReply = z.object({
  content: replyText,
  /** The post this one answers, in the same topic. */
  replyToId: forumId('That post isn’t in this topic.').nullish(),
})
export type NewReply = z.output<typeof NewReply>

/** What an edit sends. The opening post keeps its longer minimum, which only the server can tell. */
/** Why staff did something, for the log and whom it concerns. */
export const logReason = text(3, LOG_REASON_MISSING, SUSPENSION_REASON_MAX_CHARS, SUSPENSION_REASON_TOO_LONG)

export const PostChange = z.object({
  content: replyText,
  /** The `version` of the post that the writer had on screen, so that no other text is replaced unseen. */
  seen: z.string().max(40).optional(),
  /** Takes private details out: what the post said before is deleted for good, whenever it was written. */
  removesDetails: z.boolean().optional(),
  /** Why an admin edits someone else's post; its author is told. */
  reason: logReason.optional(),
})
export type PostChange = z.output<typeof PostChange>

/** A new title, a new category, or both. */
export const TopicChange = z
  .object({
    title: topicTitle.optional(),
    categoryId: forumId(CATEGORY_MISSING).optional(),
    /** The new title takes private details out: its author may at any time, and the log doesn't keep the old one. */
    removesDetails: z.boolean().optional(),
    /** Why staff change someone else's topic; its author is told. */
    reason: text(0, SUSPENSION_REASON_TOO_LONG, SUSPENSION_REASON_MAX_CHARS, SUSPENSION_REASON_TOO_LONG).optional(),
  })
  .refine(({ title: name, categoryId }) => name !== undefined || categoryId !== undefined, {
    path: ['title'],
    message: TITLE_TOO_SHORT,
  })
export type TopicChange = z.output<typeof TopicChange>

/** Why a member thinks that staff should look at a post. */
export const NewReport = z
  .object({
    reason: z.enum(REPORT_REASONS, REASON_MISSING),
    note: text(0, NOTE_TOO_LONG, REPORT_NOTE_MAX_CHARS, NOTE_TOO_LONG).optional(),
  })
  .refine(({ reason, note }) => reason !== 'other' || note, { path: ['note'], message: NOTE_MISSING })
export type NewReport = z.output<typeof NewReport>

/** The name a sender gives one compose, in the header `Idempotency-Key`. */
const KEY_WRONG = `Idempotency-Key takes 1 to ${SEND_KEY_MAX_CHARS} characters.`
export const SendKey = z.string().min(1, KEY_WRONG).max(SEND_KEY_MAX_CHARS, KEY_WRONG).optional()
