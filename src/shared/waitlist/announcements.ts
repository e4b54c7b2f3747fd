import { z } from 'zod'
import { ANNOUNCEMENT_MAX_CHARS, SUBJECT_MAX_CHARS } from './announcements-words.ts'
import { austinMoment } from '../time/austin-time.ts'
import type { Instant } from '../time/instant.ts'
import { text } from '../text/text.ts'

/** When the text was saved that someone has on screen, so that no other one is replaced or sent unseen. */
const seen = z.string().max(40).optional()

/** What the owner writes. Each line of the body is a paragraph, addresses become links. */
export const AnnouncementDraft = z.object({
  subject: text(3, 'Subject must be at least 3 characters', SUBJECT_MAX_CHARS, `Subject cannot exceed ${SUBJECT_MAX_CHARS} characters`)
    .refine((subject) => !subject.includes('\n'), 'Subject must be one line'),
  body: text(10, 'Message must be at least 10 characters', ANNOUNCEMENT_MAX_CHARS, 'Message cannot exceed 20,000 characters'),
  seen,
})
export type AnnouncementDraft = z.input<typeof AnnouncementDraft>

/** A test of the text that is on screen. */
export const AnnouncementTest = z.object({ seen })

const NO_SUCH_TIME = 'That date and time don’t exist in Austin. Please choose another.'

/** When it goes out, as calendars and clocks in Austin show it; at once without date and time. */
export const AnnouncementSchedule = z
  .object({ date: z.string('Please choose a date.').optional(), time: z.string('Please choose a time.').optional(), seen })
  .transform(({ date, time, ...rest }, refusal) => {
    if (date === undefined && time === undefined) return { ...rest, at: undefined }
    const at = austinMoment(date ?? '', time ?? '')
    if (at !== undefined) return { ...rest, at }
    refusal.addIssue({ code: 'custom', path: ['at'], message: NO_SUCH_TIME })
    return z.NEVER
  })

export type AnnouncementState = 'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled'

export interface AnnouncementView {
  id: number
  subject: string
  body: string
  state: AnnouncementState
  createdAt: Instant
  changedAt: Instant
  scheduledFor: Instant | null
  cancelledAt: Instant | null
  progress: AnnouncementProgress
}

/** How far an announcement has come, in addresses. */
export interface AnnouncementProgress {
  /** Those it goes to: written to so far, and still to come. */
  total: number
  /** Letters in the outbox that wait to be sent. */
  queued: number
  sent: number
  /** Refused for good by a mail server. */
  failed: number
  /** Taken back before they were sent, because someone left or the announcement was canceled. */
  takenBack: number
}
