import type { Settings } from './settings.ts'

/** Longest texts, in characters. */
export const SETTING_MAX_CHARS = { postalAddress: 300, senderName: 60, link: 300, bar: 140 } as const

/** What the owner calls each setting. */
export const SETTING_NAMES: Record<keyof Settings, string> = {
  postalAddress: 'Postal address',
  senderName: 'Sender name',
  replyAddress: 'Reply-to email',
  replyTime: 'Reply time',
  socialLinks: 'Social links',
  announcementBar: 'Announcement bar',
  adminsNeedAuthenticator: 'Authenticator app for admins',
  wordList: 'Word list',
  limits: 'Spam protection',
}
