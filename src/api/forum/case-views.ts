import { z } from 'zod'
import { REVIEW_REASONS, type WaitingPost } from '../../shared/forum/review.ts'
import { ROLES } from '../../shared/accounts/accounts.ts'
import { REPORT_REASONS } from '../../shared/forum/forum.ts'
import { type CaseAuthor, type CaseSummary, type CaseView, REPORT_STATES } from '../../shared/forum/reports/reports.ts'
import { count, id, moment, momentOrNull, viewSchema } from '../http/view-schema.ts'

const text = z.string()
const yes = z.boolean()
export const state = z.enum(REPORT_STATES)
const reason = z.enum(REPORT_REASONS)

const CaseSummarySchema = viewSchema<CaseSummary>()(
  'ReportedPost',
  z.strictObject({
    postId: id, state, reportCount: count, reasons: z.array(reason), firstAt: moment,
    excerpt: text, title: text, author: text.nullable(),
  }),
)

export const AuthorSchema = viewSchema<CaseAuthor>()('MemberForModerators', z.strictObject({
  id, username: text, role: z.enum(ROLES), joinedAt: moment, postCount: count, reportedCount: count,
  takenDownCount: count, warningCount: count, suspendedUntil: momentOrNull, silencedUntil: momentOrNull, canTakeBack: yes, isNew: yes, canRestoreSpam: yes,
}))

const CaseSchema = viewSchema<CaseView>()(
  'ReportedPostInFull',
  z.strictObject({
    version: count,
    state,
    reports: z.array(z.strictObject({ id, by: text.nullable(), reason, note: text, state, createdAt: moment })),
    post: z.strictObject({
      id, number: id, content: text, createdAt: moment, isHidden: yes, isRemoved: yes,
      replyTo: z.strictObject({ id, number: id, username: text }).nullable(),
    }),
    topic: z.strictObject({ id, title: text, slug: text, categoryId: id, category: text, isLocked: yes, isHidden: yes }),
    author: AuthorSchema.nullable(),
    history: z.array(z.strictObject({ id: text, at: moment, by: text.nullable(), kind: text, detail: text })),
    canDecide: yes,
  }),
)
export const CaseAnswer = z.strictObject({ case: CaseSchema })
export const CaseList = z.strictObject({ cases: z.array(CaseSummarySchema) })
export const CaseCounts = z.strictObject({
  counts: z.strictObject({ 'open': count, 'in-progress': count, 'resolved': count, 'rejected': count }),
})

const WaitingPostSchema = viewSchema<WaitingPost>()(
  'WaitingPost',
  z.strictObject({
    postId: id, number: id, topic: z.strictObject({ id, title: text, slug: text }),
    author: z.strictObject({ id, username: text, joinedAt: moment }).nullable(),
    reviewReason: z.enum(REVIEW_REASONS), content: text, createdAt: moment,
  }),
)
export const WaitingList = z.strictObject({ posts: z.array(WaitingPostSchema) })
export const RaidUndone = z.strictObject({ shown: count })
