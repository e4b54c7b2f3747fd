import { z } from 'zod'
import { ROLES } from '../../shared/accounts/accounts.ts'
import { ALERT_PACES, EVERY_ALERT } from '../../shared/alerts/alert-kinds.ts'
import { BLOCK_LEVELS } from '../../shared/accounts/block-words.ts'
import { REPORT_REASONS, REVIEW_NEWS, TOPIC_NEWS } from '../../shared/forum/forum.ts'
import type { MemberExport } from '../../shared/forum/member-export.ts'
import { REMOVAL_DECISIONS, REMOVAL_KINDS } from '../../shared/forum/removals/removals.ts'
import { REPORT_STATES } from '../../shared/forum/reports/reports.ts'
import { StoredDataSchema } from '../privacy-requests-routes.ts'
import { id, moment, momentOrNull, viewSchema } from '../http/view-schema.ts'

const text = z.string()
const account = z.strictObject({
  id, username: text, email: text, firstName: text, lastName: text, about: text, avatar: text.nullable(),
  role: z.enum(ROLES), createdAt: moment, lastSeenAt: moment, emailConfirmedAt: momentOrNull,
  suspendedUntil: momentOrNull, suspendedFor: text.nullable(), silencedUntil: momentOrNull, silencedFor: text.nullable(), replyMailOffAt: momentOrNull, erasureAskedAt: momentOrNull,
})
const topic = z.strictObject({ id, categoryId: id, title: text, createdAt: moment, hiddenAt: momentOrNull })
const post = z.strictObject({
  id, topicId: id, number: id, content: text, replyToId: id.nullable(),
  createdAt: moment, editedAt: momentOrNull, deletedAt: momentOrNull, hiddenAt: momentOrNull,
})
const kind = z.enum(['topic-reply', 'post-reply', 'mention', 'report-resolved', 'report-rejected', 'warning', ...REVIEW_NEWS, ...TOPIC_NEWS])

/** Everything the site holds about a member. */
export const ExportSchema = viewSchema<MemberExport>()(
  'MemberExport',
  z.strictObject({
    exportedAt: moment,
    account,
    topics: z.array(topic),
    posts: z.array(post),
    earlierVersions: z.array(z.strictObject({ postId: id, content: text, createdAt: moment })),
    likes: z.array(z.strictObject({ postId: id, kind: z.enum(['like', 'thumbs-up']), createdAt: moment })),
    bookmarks: z.array(z.strictObject({ topicId: id, postId: id.nullable(), createdAt: moment })),
    notifications: z.array(z.strictObject({ kind, topicId: id, postId: id, note: text, createdAt: moment, readAt: momentOrNull })),
    alerts: z.array(z.strictObject({ kind: z.enum(EVERY_ALERT), createdAt: moment, readAt: momentOrNull })),
    alertSettings: z.array(z.strictObject({ kind: z.enum(EVERY_ALERT), pace: z.enum(ALERT_PACES) })),
    blocks: z.array(z.strictObject({ username: text, level: z.enum(BLOCK_LEVELS), createdAt: moment })),
    reports: z.array(z.strictObject({ postId: id, reason: z.enum(REPORT_REASONS), note: text, state: z.enum(REPORT_STATES), createdAt: moment })),
    sessions: z.array(z.strictObject({ device: text, createdAt: moment, lastUsedAt: moment, endsAt: moment })),
    mails: z.array(z.strictObject({ template: text, createdAt: moment, sentAt: momentOrNull })),
    removalRequests: z.array(z.strictObject({
      number: id, kind: z.enum(REMOVAL_KINDS), address: text, details: text, name: text,
      createdAt: moment, decidedAt: momentOrNull, decision: z.enum(REMOVAL_DECISIONS).nullable(), reply: text,
    })),
    elsewhere: z.array(StoredDataSchema),
  }),
)
