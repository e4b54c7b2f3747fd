import type { AnnouncementEmail, MailHeaders } from '../../shared/mail.ts'
import type { Settings } from '../../shared/settings.ts'
import { privateLink, unsubscribeLink } from '../private-links.ts'
import type { Site } from '../site.ts'

interface Words {
  subject: string
  body: string
}

type Sender = Pick<Settings, 'senderName' | 'postalAddress' | 'replyAddress'>

/** One address's letter, and what its head says. */
export function emailTo(site: Site, { subject, body }: Words, sender: Sender, entryId: number) {
  const links = { unsubscribeLink: unsubscribeLink(site, entryId), privateLink: privateLink(site, `waitlist:${entryId}`) }
  return { data: dataOf({ subject, body }, sender, links), headers: headersOf(sender, links.unsubscribeLink) }
}

/** A letter to look at. Its links lead to the pages, which then ask for the link from a real letter. */
export function sampleEmail({ url }: Site, words: Words, sender: Sender): AnnouncementEmail {
  const [unsubscribe, privacyLink] = ['/waitlist/unsubscribe', '/mine'].map((page) => new URL(page, url).href)
  const postalAddress = sender.postalAddress.trim() || '(your postal address is not set yet)'
  return dataOf(words, { ...sender, postalAddress }, { unsubscribeLink: unsubscribe ?? '', privateLink: privacyLink ?? '' })
}

const dataOf = (
  { subject, body }: Words,
  { senderName, postalAddress }: Sender,
  links: Pick<AnnouncementEmail, 'unsubscribeLink' | 'privateLink'>,
): AnnouncementEmail => ({ subject, body, senderName, postalAddress, ...links })

/** The sender's name and address in a message's head. */
export const headersOf = ({ senderName, replyAddress }: Sender, unsubscribe?: string): MailHeaders => ({
  fromName: senderName || undefined,
  replyTo: replyAddress || undefined,
  unsubscribeLink: unsubscribe,
  unsubscribeMail: (unsubscribe && replyAddress) || undefined,
})
