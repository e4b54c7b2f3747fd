import { z } from 'zod'
import { FactForm, factVersion } from '../../playground/fact-schemas.ts'
import { austinMoment } from '../../time/austin-time.ts'
import { AnnouncementDraft } from '../../waitlist/announcements.ts'

const NO_SUCH_TIME = 'That date and time don’t exist in Austin. Please choose another.'

/** A date and a time in Austin, made one moment. */
function withMoment<T extends { date: string; time: string }>({ date, time, ...rest }: T, refusal: z.core.$RefinementCtx<T>) {
  const at = austinMoment(date, time)
  if (at !== undefined) return { ...rest, at }
  refusal.addIssue({ code: 'custom', path: ['at'], message: NO_SUCH_TIME })
  return z.NEVER
}
const moment = { date: z.string('Please choose a date.'), time: z.string('Please choose a time.') }

/** The form of a fact, what the waitlist is emailed now, and when the fact is published. */
export const PublicationPlan = z.object({ ...FactForm.shape, ...AnnouncementDraft.omit({ seen: true }).shape, ...moment }).transform(withMoment)
export type PublicationPlan = z.output<typeof PublicationPlan>

/** Another time. */
export const PublicationTime = z.object(moment).transform(withMoment)

/** Publishes it now, over the version that is on screen. */
export const PublicationNow = z.object({ version: factVersion })
