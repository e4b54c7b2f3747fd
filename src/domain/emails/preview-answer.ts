import { contactAnswered } from '../../emails/contact/contact-answered.ts'
import { renderEmail } from '../../emails/layout/render-email.ts'
import type { EmailPreview } from '../../shared/office/messages/office-messages.ts'
import { requireRecentPassword } from '../access/require-admin.ts'
import { findMessage } from '../contact/get-thread.ts'
import { privateLink } from '../privacy/signed-links.ts'
import { getSettings } from '../office/settings/get-settings.ts'
import type { Actor, Site } from '../site/site.ts'
import { withWords } from './with-words.ts'

/**
 * An answer to a message as it will arrive.
 *
 * @throws AppError `not-found` unless the actor is an admin and there is such a message, `forbidden` when the password has
 *   to be given again
 */
export async function previewAnswer(site: Site, actor: Actor, id: number, text: string): Promise<EmailPreview> {
  requireRecentPassword(site, actor)
  const { name, email, message } = await findMessage(site.db, id)
  const { senderName } = await getSettings(site)
  const answer = contactAnswered({ name, answer: text, message, senderName, privateLink: privateLink(site, `message:${id}`) })
  const { subject, text: body } = renderEmail(await withWords(site, answer))
  return { to: email, subject, text: body }
}
