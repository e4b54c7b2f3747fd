import { announcement } from '../../emails/alerts/announcement.ts'
import { waitlistConfirm } from '../../emails/alerts/waitlist-confirm.ts'
import { waitlistReminder } from '../../emails/alerts/waitlist-reminder.ts'
import { emailKey } from '../../shared/text/text.ts'
import { announcementHeaders, announcementWords, sampleWords } from '../waitlist/announcements/announcement-words.ts'
import { confirmationLink, privateLink, unsubscribeLink } from '../privacy/signed-links.ts'
import { getSettings } from '../office/settings/get-settings.ts'
import type { Site } from '../site/site.ts'
import { isRepeated, type Loaders } from './loaded-email.ts'

/** Emails to those on the waitlist. */
export const WAITLIST_EMAILS = {
  'waitlist-confirm': async (site, { entryId }, row) => {
    const entry = await findEntry(site, entryId)
    if (!entry) return null
    const to = row.recipient ?? ''
    const isOwn = emailKey(to) === entry.emailKey
    const isWanted = isOwn ? isUnconfirmed(entry) : entry.newEmail === to
    const link = confirmationLink(site, entryId, to)
    // The link to what we have shows the entry's own address. It isn't for a new one that no one has confirmed.
    const privacyLink = isOwn ? privateLink(site, `waitlist:${entryId}`) : undefined
    return {
      content: waitlistConfirm({ link, privateLink: privacyLink }),
      headers: { unsubscribeLink: isOwn ? unsubscribeLink(site, entryId) : undefined },
      isObsolete: !isWanted || (await isRepeated(site, row)),
    }
  },

  'waitlist-reminder': async (site, { entryId }, { recipient }) => {
    const entry = await findEntry(site, entryId)
    if (!entry) return null
    const to = recipient ?? ''
    const links = { link: confirmationLink(site, entryId, to), privateLink: privateLink(site, `waitlist:${entryId}`) }
    return {
      content: waitlistReminder({ ...links }),
      headers: { unsubscribeLink: unsubscribeLink(site, entryId) },
      isObsolete: emailKey(to) !== entry.emailKey || !isUnconfirmed(entry),
    }
  },

  announcement: async (site, { announcementId, entryId }, { recipient }) => {
    const words = await site.db.selectFrom('announcement').select(['subject', 'body', 'cancelledAt']).where('id', '=', announcementId).executeTakeFirst()
    if (!words) return null
    const settings = await getSettings(site)
    if (entryId === undefined) {
      const test = { ...words, subject: `Test: ${words.subject}` }
      return { content: announcement(sampleWords(site, test, settings)), headers: announcementHeaders(settings) }
    }
    const entry = await findEntry(site, entryId)
    if (!entry) return null
    return {
      content: announcement(announcementWords(site, words, settings, entryId)),
      headers: announcementHeaders(settings, unsubscribeLink(site, entryId)),
      isObsolete: words.cancelledAt !== null || !isSubscribed(entry) || emailKey(recipient ?? '') !== entry.emailKey,
    }
  },
} satisfies Partial<Loaders>

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>

/** Who has left and joins again is asked again, and stays off the list until the answer. */
const isUnconfirmed = ({ confirmedAt, unsubscribedAt }: Entry): boolean => confirmedAt === null || unsubscribedAt !== null

const isSubscribed = (entry: Entry): boolean => !isUnconfirmed(entry) && entry.quarantinedAt === null

const findEntry = ({ db }: Site, id: number) =>
  db
    .selectFrom('waitlistEntry')
    .select(['emailKey', 'newEmail', 'confirmedAt', 'unsubscribedAt', 'quarantinedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
