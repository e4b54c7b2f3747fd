import { contactAcknowledged } from '../../emails/contact/contact-acknowledged.ts'
import { contactAnswered } from '../../emails/contact/contact-answered.ts'
import { contactErased } from '../../emails/contact/contact-erased.ts'
import { contactReceived } from '../../emails/contact/contact-received.ts'
import { emailKey } from '../../shared/text/text.ts'
import { privateLink } from '../privacy/signed-links.ts'
import { getSettings } from '../settings/get-settings.ts'
import type { Site } from '../site/site.ts'
import type { Loaders } from './loaded-email.ts'

/** Emails about a contact message, to its sender and to the owner. */
export const CONTACT_EMAILS = {
  'contact-received': async (site, { contactMessageId }) => {
    const message = await findMessage(site, contactMessageId)
    if (!message) return null
    // The owner answers a visitor by answering the email.
    return { content: contactReceived(message), headers: { replyTo: { name: message.name, address: message.email } } }
  },

  'contact-acknowledged': async (site, { contactMessageId }, { recipient }) => {
    const message = await findMessage(site, contactMessageId)
    if (!message) return null
    const link = privateLink(site, `message:${contactMessageId}`)
    // Its sender may have corrected the address. The link to what we have isn't for the wrong one.
    return { content: contactAcknowledged({ privateLink: link }), isObsolete: emailKey(message.email) !== emailKey(recipient ?? '') }
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
  db.selectFrom('contactMessage').select(['name', 'email', 'message']).where('id', '=', id).executeTakeFirst()

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
