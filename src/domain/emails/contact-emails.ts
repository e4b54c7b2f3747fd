import { contactAcknowledged } from '../../emails/contact/contact-acknowledged.ts'
import { contactAnswered } from '../../emails/contact/contact-answered.ts'
import { contactErased } from '../../emails/contact/contact-erased.ts'
import { contactReceived } from '../../emails/contact/contact-received.ts'
import type { Instant } from '../../shared/time/instant.ts'
import { emailKey } from '../../shared/text/text.ts'
import { privateLink } from '../privacy/signed-links.ts'
import { getSettings } from '../office/settings/get-settings.ts'
import type { Site } from '../site/site.ts'
import { findStaffAt } from './alert-emails.ts'
import type { Loaders } from './loaded-email.ts'

/** Emails about a contact message, to its sender and to the owner. */
export const CONTACT_EMAILS = {
  'contact-received': async (site, { contactMessageId }, { recipient }) => {
    const message = await findMessage(site, contactMessageId)
    if (!message) return null
    // An admin answers a visitor by answering the email.
    const headers = { replyTo: { name: message.name, address: message.email } }
    return { content: contactReceived(message), headers, isObsolete: isHandled(message) || !(await isForTeam(site, recipient)) }
  },

  'contact-acknowledged': async (site, { contactMessageId }, { recipient }) => {
    const message = await findMessage(site, contactMessageId)
    if (!message) return null
    const link = privateLink(site, `message:${contactMessageId}`)
    // Its sender may have corrected the address. The link to what we have isn't for the wrong one.
    const { replyTime } = await getSettings(site)
    return { content: contactAcknowledged({ privateLink: link, replyTime }), isObsolete: emailKey(message.email) !== emailKey(recipient ?? '') }
  },

  'contact-answered': async (site, { answerId }) => {
    const answer = await site.db.selectFrom('contactAnswer').select(['messageId', 'text']).where('id', '=', answerId).executeTakeFirst()
    const message = answer && (await findMessage(site, answer.messageId))
    if (!message) return null
    const { senderName, replyAddress } = await getSettings(site)
    const about = `message:${answer.messageId}` as const
    const { name, message: question } = message
    return {
      content: contactAnswered({ name, answer: answer.text, message: question, senderName, privateLink: privateLink(site, about) }),
      headers: {
        fromName: senderName || undefined,
        replyTo: replyAddress || undefined,
        inReplyTo: await messageIdOfCopy(site, about),
        isPersonal: true,
      },
    }
  },

  'contact-erased': async (_, { receivedAt, inReplyTo }) => ({ content: contactErased({ receivedAt }), headers: { inReplyTo } }),
} satisfies Partial<Loaders>

const findMessage = ({ db }: Site, id: number) =>
  db
    .selectFrom('contactMessage')
    .select(['name', 'email', 'message', 'readAt', 'answeredAt', 'archivedAt'])
    .where('id', '=', id)
    .executeTakeFirst()

const isHandled = ({ readAt, answeredAt, archivedAt }: Record<'readAt' | 'answeredAt' | 'archivedAt', Instant | null>): boolean =>
  readAt !== null || answeredAt !== null || archivedAt !== null

/** Whether an address is still an admin's, or the one in the configuration. */
async function isForTeam(site: Site, recipient: string | null): Promise<boolean> {
  if (recipient === null || recipient === site.ownerEmail) return true
  return (await findStaffAt(site, recipient))?.role === 'admin'
}

/** The Message-ID of the copy the sender got; undefined once that has left the outbox. */
async function messageIdOfCopy({ db }: Site, about: string): Promise<string | undefined> {
  const copy = await db
    .selectFrom('outbox')
    .select('messageId')
    .where('about', '=', about)
    .where('template', '=', 'contact-acknowledged')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return copy?.messageId
}
