import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { getMailHtml, getMailPreview, listMails } from '../../domain/emails/office-mail.ts'
import { removeFailed } from '../../domain/emails/remove-failed.ts'
import { sendAgain } from '../../domain/emails/send-again.ts'
import { PAGE_SIZE } from '../../shared/forum/forum.ts'
import { MAIL_STATES, type OfficeMailList, type OfficeMailPreview, type OfficeMailView } from '../../shared/office/office-emails.ts'
import { emailPage } from '../http/answers.ts'
import type { Environment } from '../http/environment.ts'
import { describeList, oneOf, PAGED, requestedRange } from '../http/lists.ts'
import { idIn, idOf } from '../http/path.ts'
import { route } from '../http/route.ts'
import { count, id, moment, momentOrNull, viewSchema } from '../http/view-schema.ts'

const text = z.string()
const yes = z.boolean()
const MailSchema = viewSchema<OfficeMailView>()(
  'EmailInOutbox',
  z.strictObject({
    id, to: text.nullable(), template: text, state: z.enum([...MAIL_STATES, 'sending']), createdAt: moment, nextTryAt: moment,
    sentAt: momentOrNull, failedAt: momentOrNull, tries: count, reason: text.nullable(), canSend: yes,
  }),
)
const MailListSchema = viewSchema<OfficeMailList>()('Outbox', z.strictObject({ mails: z.array(MailSchema), total: count, hasMailServer: yes }))
const PreviewSchema = viewSchema<OfficeMailPreview>()('EmailPreview', z.strictObject({ mail: MailSchema, subject: text, text, hasMailServer: yes }))

const RECIPIENT_MAX_CHARS = 254

const all = { tag: 'Office email', who: 'office', needsPassword: true } as const
const one = { ...all, path: { mailId: idOf('Email ID.') } } as const

/** The outbox. Paths are below /api/office/mail. */
export const officeMail = new Hono<Environment>()
  .get('/', route(
    {
      ...all, id: 'listMails', summary: 'List emails in the outbox, newest first', isList: true, answer: MailListSchema,
      query: { ...PAGED, state: z.enum(MAIL_STATES).optional(), q: text.optional().describe('Part of the recipient’s address.') },
    },
    async ({ c, site, actor, query }) => {
      const range = requestedRange(c, PAGE_SIZE)
      const state = oneOf(MAIL_STATES, query.state)
      const list = await listMails(site, actor, { ...range, state, recipient: query.q?.slice(0, RECIPIENT_MAX_CHARS) })
      describeList(c, range, list.total)
      return list
    },
  ))
  .get('/:mailId', route(
    { ...one, id: 'getMailPreview', summary: 'Get an email, with the secrets of its links hidden', answer: PreviewSchema },
    ({ c, site, actor }) => getMailPreview(site, actor, mailIn(c)),
  ))
  .get('/:mailId/html', route(
    { ...one, id: 'getMailHtml', summary: 'Get the HTML of an email', file: 'text/html' },
    async ({ c, site, actor }) => emailPage(c, await getMailHtml(site, actor, mailIn(c))),
  ))
  .delete('/:mailId', route(
    { ...one, id: 'removeFailedMail', summary: 'Delete an email that failed', status: 204, refusals: { 409: 'It hasn’t failed.' } },
    ({ site, actor, c }) => removeFailed(site, actor, mailIn(c)),
  ))
  .put('/:mailId/sending', route(
    {
      ...one, id: 'sendAgain', summary: 'Send a waiting or failed email now', answer: PreviewSchema,
      refusals: { 409: 'It’s sent already, is being sent right now, or its link has expired.' },
    },
    async ({ c, site, actor }) => {
      await sendAgain(site, actor, mailIn(c))
      return getMailPreview(site, actor, mailIn(c))
    },
  ))

const mailIn = (c: Context<Environment>): number => idIn(c, 'mailId', 'This email no longer exists.')
