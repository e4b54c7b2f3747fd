import { z } from 'zod'
import { ROLES } from '../../../shared/accounts/accounts.ts'
import { FACT_FIELDS } from '../../../shared/playground/fact-fields.ts'
import { SettingsChange } from '../../../shared/office/settings/settings-schemas.ts'

/** What the kind and the subject already say in full. */
const WITHOUT_DETAIL = [
  'account.authenticator-off', 'account.authenticator-on', 'account.recovery-codes',
  'announcement.cancel', 'announcement.compose',
  'backup.start',
  'blog.change', 'blog.preview',
  'category.add', 'category.close', 'category.open-again', 'category.reorder',
  'fact.add', 'fact.ask', 'fact.ask-outcome', 'fact.ask-remove', 'fact.ask-until', 'fact.plan-cancel', 'fact.translate',
  'mail.remove', 'mail.send-again', 'mail.try-now',
  'member.ask-again', 'member.end-sessions', 'member.erase', 'member.erase-child', 'member.export', 'member.lift-suspension', 'member.end-silence', 'member.restore-spam',
  'member.restore-all', 'member.warn',
  'message.answer', 'message.erase', 'message.export', 'message.take-in',
  'question.dismiss',
  'report.hide', 'report.keep', 'report.note', 'report.reopen', 'report.resolve', 'report.take', 'report.undo-raid', 'report.uphold',
  'removal.declined', 'removal.removed', 'removal.spam',
  'site-picture.change', 'site-picture.reset',
  'site-text.change', 'site-text.reset',
  'waitlist.ask-again', 'waitlist.erase', 'waitlist.export',
] as const

/**
 * What was done in the office, with what can't be read from the rest, such as the state before. Never what people wrote
 * in confidence: nothing in the log is ever deleted.
 */
export const OfficeAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(WITHOUT_DETAIL), detail: z.undefined().optional() }),
  z.object({ kind: z.enum(['announcement.schedule', 'blog.schedule', 'fact.plan']), detail: z.object({ at: z.string() }) }),
  z.object({ kind: z.literal('announcement.remove'), detail: z.object({ subject: z.string() }) }),
  z.object({ kind: z.literal('backup.download'), detail: z.object({ file: z.string() }) }),
  z.object({ kind: z.enum(['blog.create', 'blog.publish', 'blog.remove', 'blog.unpublish']), detail: z.object({ title: z.string() }) }),
  z.object({ kind: z.literal('blog.restore'), detail: z.object({ version: z.int() }) }),
  z.object({ kind: z.literal('category.change'), detail: z.object({ nameBefore: z.string().nullable() }) }),
  z.object({ kind: z.enum(['fact.change', 'fact.check', 'fact.restore']), detail: z.object({ fields: z.array(z.enum(FACT_FIELDS)) }) }),
  z.object({ kind: z.literal('fact.remove'), detail: z.object({ label: z.string() }) }),
  z.object({ kind: z.literal('member.appoint'), detail: z.object({ from: z.enum(ROLES), to: z.enum(ROLES) }) }),
  z.object({ kind: z.enum(['member.empty-profile', 'member.remove-all', 'member.remove-avatar']), detail: z.object({ reason: z.string() }).optional() }),
  z.object({ kind: z.literal('member.remove-spam'), detail: z.object({ reason: z.string() }) }),
  z.object({ kind: z.literal('member.silence'), detail: z.object({ days: z.int(), reason: z.string() }) }),
  z.object({ kind: z.literal('member.suspend'), detail: z.object({ days: z.int(), reason: z.string() }) }),
  z.object({ kind: z.literal('member.pause-network'), detail: z.object({ days: z.int(), reason: z.string() }) }),
  z.object({ kind: z.literal('sign-ups.pause'), detail: z.object({ domain: z.string(), days: z.int(), reason: z.string() }) }),
  z.object({ kind: z.literal('sign-ups.resume'), detail: z.object({ domain: z.string().nullable() }) }),
  z.object({ kind: z.literal('question.answer'), detail: z.object({ emails: z.int() }) }),
  z.object({ kind: z.literal('sample.remove'), detail: z.object({ members: z.int(), topics: z.int(), posts: z.int(), blogPosts: z.int(), remainingTopics: z.int() }) }),
  z.object({ kind: z.literal('settings.change'), detail: z.object({ settings: z.array(SettingsChange.keyof()) }) }),
])
export type OfficeAct = z.output<typeof OfficeAct>
export type OfficeActKind = OfficeAct['kind']
