import { z } from 'zod'
import { austinMoment } from '../../time/austin-time.ts'
import { seenText } from '../../text/text.ts'

/** The largest number a column of numbers holds. */
const MOST = 2 ** 31 - 1
const version = z.int('Please reload the page.').positive().max(MOST, 'That version no longer exists.')

export const NewBlogPost = z.object({ title: z.string().transform(seenText).pipe(z.string().max(200, 'Titles can be up to 200 characters.')).optional() })

/** Which text an act is about. */
export const SeenVersion = z.object({ version })

/** A date and a time as a calendar and a clock in Austin show them. */
export const BlogSchedule = z
  .object({ version, date: z.string('Please choose a date.'), time: z.string('Please choose a time.') })
  .transform(({ version: seen, date, time }, refusal) => {
    const publishAt = austinMoment(date, time)
    if (publishAt !== undefined) return { version: seen, publishAt }
    refusal.addIssue({ code: 'custom', path: ['publishAt'], message: 'That date and time don’t exist in Austin. Please choose another.' })
    return z.NEVER
  })

export const RevisionChoice = z.object({ revisionId: z.int().positive().max(MOST, 'That version no longer exists.'), version })

/** The name a browser window has given itself. */
export const EditorTab = z.string().regex(/^[0-9a-f]{32}$/, 'Please reload the page.')
export const EditorPresence = z.object({ tab: EditorTab })
