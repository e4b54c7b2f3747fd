import { z } from 'zod'
import { ROLES } from '../../shared/accounts.ts'
import { REPORT_REASONS } from '../../shared/forum.ts'
import { CaseDecision, CaseNote } from '../../shared/report-schemas.ts'
import { type CaseSummary, type CaseView, REPORT_STATES } from '../../shared/reports.ts'
import type { Operations } from './operation.ts'
import { PAGED, postId } from './parameters.ts'
import { body, count, id, moment, momentOrNull, viewSchema } from './view-schema.ts'

const text = z.string()
const yes = z.boolean()
const state = z.enum(REPORT_STATES)
const reason = z.enum(REPORT_REASONS)

const CaseSummarySchema = viewSchema<CaseSummary>()(
  'ReportedPost',
  z.strictObject({
    postId: id, state, reportCount: count, reasons: z.array(reason), firstAt: moment,
    excerpt: text, title: text, author: text.nullable(),
  }),
)

const author = z.strictObject({
  id, username: text, role: z.enum(ROLES), joinedAt: moment, postCount: count, reportedCount: count,
  takenDownCount: count, warningCount: count, suspendedUntil: momentOrNull, canTakeBack: yes,
})

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
    author: author.nullable(),
    history: z.array(z.strictObject({ id: text, at: moment, by: text.nullable(), kind: text, detail: text })),
  }),
)
const answer = z.strictObject({ case: CaseSchema })

const staff = { tag: 'Moderation', who: 'moderators' } as const
const one = { ...staff, path: postId, answer, refusals: { 404: 'Nobody has reported this post.' } }

export const FORUM_REPORTS: Operations = {
  'GET /api/forum/reports': {
    ...staff, id: 'listReports', summary: 'Reported posts in one state', query: { ...PAGED, state: state.optional() },
    isList: true, answer: z.strictObject({ cases: z.array(CaseSummarySchema) }),
    description: 'Open ones without a state. What waits comes oldest first, what is settled newest first.',
  },
  'GET /api/forum/reports/counts': {
    ...staff, id: 'countReports', summary: 'How many reported posts stand in each state',
    answer: z.strictObject({ counts: z.strictObject({ 'open': count, 'in-progress': count, 'resolved': count, 'rejected': count }) }),
  },
  'GET /api/forum/reports/:postId': { ...one, id: 'getReport', summary: 'A reported post with its reports, author and history' },
  'PUT /api/forum/reports/:postId/decision': {
    ...one, id: 'decideReport', summary: 'Decide about a reported post', body: body('Decision', CaseDecision),
    refusals: { ...one.refusals, 409: 'It has moved on since `version`.' },
  },
  'POST /api/forum/reports/:postId/notes': {
    ...one, id: 'noteOnReport', summary: 'Write a note for the team', status: 201, body: body('Note', CaseNote),
  },
}
