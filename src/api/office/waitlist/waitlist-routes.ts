import { Hono } from 'hono'
import { z } from 'zod'
import { countWaitlist, eraseWaitlistEntry, exportWaitlist, readWaitlist, WAITLIST_PAGE } from '../../../domain/waitlist/read-waitlist.ts'
import { resendConfirmation } from '../../../domain/waitlist/resend-confirmation.ts'
import { ENTRY_STATES, type EntryView, type WaitlistView } from '../../../shared/office/office-waitlist.ts'
import { plainText } from '../../../shared/text/text.ts'
import { csvFile } from '../../http/answers.ts'
import type { Environment } from '../../http/environment.ts'
import { oneOf, PAGES, requestedPage } from '../../http/lists.ts'
import { idIn, idOf } from '../../http/path.ts'
import { route } from '../../http/route.ts'
import { count, id, moment, momentOrNull, viewSchema } from '../../http/view-schema.ts'

const text = z.string()
const EntrySchema = viewSchema<EntryView>()(
  'WaitlistEntryInOffice',
  z.strictObject({
    id, email: text, source: text, state: z.enum(ENTRY_STATES), createdAt: moment, confirmedAt: momentOrNull, unsubscribedAt: momentOrNull,
  }),
)
const WaitlistSchema = viewSchema<WaitlistView>()(
  'WaitlistInOffice',
  z.strictObject({
    entries: z.array(EntrySchema), total: count, pageSize: count,
    counts: z.strictObject({ 'confirmed': count, 'unconfirmed': count, 'unsubscribed': count, 'set-aside': count }),
  }),
)

const all = { tag: 'Office email', who: 'office', needsPassword: true } as const

/** Who waits for news. Paths are below /api/office/waitlist. */
export const officeWaitlist = new Hono<Environment>()
  .get('/', route(
    {
      ...all, id: 'readWaitlist', summary: 'Get the waitlist', answer: WaitlistSchema,
      query: { ...PAGES, state: z.enum(ENTRY_STATES).optional(), q: text.optional().describe('Words in email or source.') },
    },
    async ({ c, site, actor, query }) => {
      const question = { state: oneOf(ENTRY_STATES, query.state), search: plainText(query.q ?? ''), page: requestedPage(c) }
      const [found, counts] = [await readWaitlist(site, actor, question), await countWaitlist(site, actor)]
      return { ...found, counts, pageSize: WAITLIST_PAGE }
    },
  ))
  .get('/export', route(
    { ...all, id: 'exportWaitlist', summary: 'Export the waitlist as CSV', file: 'text/csv' },
    async ({ c, site, actor }) => csvFile(c, 'waitlist', await exportWaitlist(site, actor)),
  ))
  .post('/:entryId/confirmation', route(
    {
      ...all, path: { entryId: idOf('Entry ID.') }, id: 'resendWaitlistConfirmation', summary: 'Resend the confirmation email', status: 204,
      refusals: { 409: 'Already confirmed, unsubscribed, or marked as spam.' },
    },
    ({ c, site, actor }) => resendConfirmation(site, actor, idIn(c, 'entryId')),
  ))
  .delete('/:entryId', route(
    { ...all, path: { entryId: idOf('Entry ID.') }, id: 'eraseWaitlistEntry', summary: 'Delete an entry', status: 204 },
    ({ c, site, actor }) => eraseWaitlistEntry(site, actor, idIn(c, 'entryId')),
  ))
