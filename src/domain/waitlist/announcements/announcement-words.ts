import type { announcement } from '../../../emails/alerts/announcement.ts'
import type { EmailHeaders } from '../../../shared/emails/emails.ts'
import type { Settings } from '../../../shared/office/settings/settings.ts'
import { privateLink, unsubscribeLink } from '../../privacy/signed-links.ts'
import type { Site } from '../../site/site.ts'

interface Draft {
  subject: string
  body: string
}

type Sender = Pick<Settings, 'senderName' | 'postalAddress' | 'replyAddress'>
type AnnouncementWords = Parameters<typeof announcement>[0]

/** What an announcement says to one entry of the waitlist. */
export function announcementWords(site: Site, { subject, body }: Draft, { senderName, postalAddress }: Sender, entryId: number): AnnouncementWords {
  const links = { unsubscribeLink: unsubscribeLink(site, entryId), privateLink: privateLink(site, `waitlist:${entryId}`) }
  return { subject, body, senderName, postalAddress, ...links }
}

/** An announcement to look at. Its links lead to the pages, which then ask for the link from a real email. */
export function sampleWords({ url }: Site, { subject, body }: Draft, sender: Sender): AnnouncementWords {
  const links = { unsubscribeLink: new URL('/waitlist/unsubscribe', url).href, privateLink: new URL('/mine', url).href }
  const postalAddress = sender.postalAddress.trim() || '(add your postal address in Settings)'
  return { subject, body, senderName: sender.senderName, postalAddress, ...links }
}

/** The sender's name and address in a message's header. */
export const announcementHeaders = ({ senderName, replyAddress }: Sender, unsubscribe?: string): EmailHeaders => ({
  fromName: senderName || undefined,
  replyTo: replyAddress || undefined,
  unsubscribeLink: unsubscribe,
  unsubscribeMail: (unsubscribe && replyAddress) || undefined,
})
