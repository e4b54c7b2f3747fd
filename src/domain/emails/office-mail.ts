import type { OutboxRow } from '../../db/tables/outbox-tables.ts'
import type { EmailContent } from '../../emails/layout/email-content.ts'
import { renderEmail, type RenderedEmail } from '../../emails/layout/render-email.ts'
import { type MailState, type OfficeMailList, type OfficeMailPreview, type OfficeMailView, templateName } from '../../shared/office/office-emails.ts'
import { plainText } from '../../shared/text/text.ts'
import { requireRecentPassword } from '../access/require-admin.ts'
import { AppError } from '../site/app-error.ts'
import { loadEmail, readEmail } from './load-email.ts'
import type { Actor, Site } from '../site/site.ts'
import { hasLostLink } from './send-again.ts'
import { withoutSecrets } from './without-secrets.ts'

interface ListFilters {
  state?: MailState
  /** Part of the recipient's address. */
  recipient?: string
  offset: number
  limit: number
}

/**
 * The outbox, newest first.
 *
 * @throws AppError `not-found` unless the actor is an admin, `forbidden` when the password has to be given again
 */
export async function listMails(site: Site, actor: Actor, filters: ListFilters): Promise<OfficeMailList> {
  requireRecentPassword(site, actor)
  const mails = selectMails(site, filters)
  const [rows, { total }] = await Promise.all([
    mails.selectAll().orderBy('id', 'desc').limit(filters.limit).offset(filters.offset).execute(),
    mails.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { mails: rows.map(toView), total: Number(total), hasMailServer: site.hasMailServer }
}

function selectMails({ db }: Site, { state, recipient = '' }: ListFilters) {
  let mails = db.selectFrom('outbox')
  if (state === 'sent') mails = mails.where('sentAt', 'is not', null)
  if (state === 'failed') mails = mails.where('failedAt', 'is not', null)
  if (state === 'waiting') mails = mails.where('sentAt', 'is', null).where('failedAt', 'is', null)
  const part = plainText(recipient).toLowerCase()
  return part === '' ? mails : mails.where((eb) => eb(eb.fn<string>('lower', ['recipient']), 'like', `%${escapeLike(part)}%`))
}

/** Neither engine knows an escape character unless told, so signs that stand for others match any one sign. */
const escapeLike = (text: string): string => text.replace(/[%_\\]/g, '_')

/** One email as it reads now. @throws AppError like {@link listMails}, and `not-found` when there is no such email */
export async function getMailPreview(site: Site, actor: Actor, id: number): Promise<OfficeMailPreview> {
  const mail = await getMail(site, actor, id)
  const { subject, text } = await render(site, mail)
  return { mail: toView(mail), subject: withoutSecrets(subject), text: withoutSecrets(text), hasMailServer: site.hasMailServer }
}

/** The HTML part of an email. @throws AppError like {@link getMailPreview} */
export async function getMailHtml(site: Site, actor: Actor, id: number): Promise<string> {
  return withoutSecrets((await render(site, await getMail(site, actor, id))).html)
}

async function getMail(site: Site, actor: Actor, id: number): Promise<OutboxRow> {
  requireRecentPassword(site, actor)
  const mail = await site.db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
  if (!mail) throw new AppError('not-found', 'This email no longer exists.')
  return mail
}

/** The email as it reads when it's made from its rows now, sent or not. */
async function render(site: Site, row: OutboxRow): Promise<RenderedEmail> {
  const email = await loadEmail(site, { ...row, secret: null })
  return renderEmail(email?.content ?? lostEmail(row))
}

/** Stands for an email whose rows are gone, or that another version of the site wrote. */
function lostEmail(row: OutboxRow): EmailContent {
  const subject = templateName(row.template)
  const reason = readEmail(row)
    ? 'We can’t show this email anymore. What it was about was deleted or has changed.'
    : 'We can’t show this email. Another version of the site wrote it.'
  return { subject, preview: reason, heading: subject, paragraphs: [reason], footnote: '' }
}

function toView(mail: OutboxRow): OfficeMailView {
  const { id, template, createdAt, nextAttemptAt: nextTryAt, sentAt, failedAt, attempts: tries } = mail
  const state = stateOf(mail)
  const canSend = (state === 'waiting' || state === 'failed') && !hasLostLink(mail)
  return { id, to: mail.recipient, template, state, createdAt, nextTryAt, sentAt, failedAt, tries, reason: mail.lastError, canSend }
}

/** A sender that takes an email clears its last error, so a tried email without one is being sent. */
function stateOf({ sentAt, failedAt, attempts, lastError }: OutboxRow): OfficeMailView['state'] {
  if (sentAt !== null) return 'sent'
  if (failedAt !== null) return 'failed'
  return attempts > 0 && lastError === null ? 'sending' : 'waiting'
}
