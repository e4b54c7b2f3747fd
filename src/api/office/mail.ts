import { type Context, Hono } from 'hono'
import { AppError } from '../../domain/errors.ts'
import { getMailHtml, getMailPreview, listMails } from '../../domain/outbox/office-mail.ts'
import { sendAgain } from '../../domain/outbox/send-again.ts'
import { PAGE_SIZE } from '../../shared/forum.ts'
import { MAIL_STATES } from '../../shared/office-mail.ts'
import type { Environment } from '../environment.ts'
import { requestedRange, describeList } from '../list-answer.ts'
import { rowId } from '../row-id.ts'

/**
 * What the HTML part of a mail may do inside the office's page: show itself. Source: docs/rules/http.md#policy
 */
const EMAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

export const EMAIL_HEADERS = { 'content-security-policy': EMAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' }

/** The outbox. Paths are below /api/office/mail. */
export const officeMail = new Hono<Environment>()
  .get('/', async (c) => {
    const range = requestedRange(c, PAGE_SIZE)
    const state = MAIL_STATES.find((known) => known === c.req.query('state'))
    const list = await listMails(c.var.site, c.var.actor, { ...range, state, recipient: c.req.query('q')?.slice(0, 254) })
    describeList(c, range, list.total)
    return c.json(list)
  })
  .get('/:mailId', async (c) => c.json(await getMailPreview(c.var.site, c.var.actor, mailId(c))))
  .get('/:mailId/html', async (c) => {
    const html = await getMailHtml(c.var.site, c.var.actor, mailId(c))
    return c.html(html, 200, EMAIL_HEADERS)
  })
  .put('/:mailId/sending', async (c) => {
    await sendAgain(c.var.site, c.var.actor, mailId(c))
    return c.json(await getMailPreview(c.var.site, c.var.actor, mailId(c)))
  })

function mailId(c: Context<Environment>): number {
  const id = rowId(c.req.param('mailId') ?? '')
  if (id === undefined) throw new AppError('not-found', 'There is no such mail.')
  return id
}
