import { renderEmail, type RenderedEmail } from '../../emails/layout/render-email.ts'
import { emailOf } from '../../shared/site-texts/emails/email-words.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Site } from '../site/site.ts'
import { withWords } from './with-words.ts'
import { sampleEmails } from './sample-emails.ts'

/**
 * The email that a text is part of, as a made-up person would get it.
 *
 * @param draft - what the text would say; without one, what it says now
 * @throws AppError `not-found` unless the actor is an admin and an email has this text
 */
export async function previewText(site: Site, actor: Actor, key: string, draft: string | undefined): Promise<RenderedEmail> {
  requireAdmin(actor)
  const email = sampleEmails(site).find(({ words }) => words === emailOf(key))
  if (!email) throw new AppError('not-found', 'We couldn’t find that email.')
  return renderEmail(await withWords(site, email, draft === undefined ? {} : { [key.slice('emails.'.length)]: draft }))
}
