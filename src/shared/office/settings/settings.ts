import type { ReplyTime } from './reply-time.ts'
import type { WordList } from '../../forum/word-list.ts'
import type { SitePictures } from '../../pictures/site-pictures.ts'

/** What the owner sets in the office. */
export interface Settings {
  /** Where letters reach us, as it stands under every announcement; empty until the owner has written it. */
  postalAddress: string
  /** Whose name announcements and answers carry. */
  senderName: string
  /** Where answers to our email go; empty: to the address the email came from. */
  replyAddress: string
  /** How soon the owner usually replies to a message; empty until she has said so, and then pages say nothing of it. */
  replyTime: ReplyTime
  /** Addresses of our pages elsewhere; an empty one is not linked. */
  socialLinks: SocialLinks
  /** A line above every page; empty: none. */
  announcementBar: AnnouncementBar
  /** Whether an admin without an authenticator app is let into the office. */
  adminsNeedAuthenticator: boolean
  /** Words in the forum that are blocked, held for review, or warned of. */
  wordList: WordList
  /** Limits that differ from their defaults, by the name of their variable. */
  limits: Record<string, number>
}

interface SocialLinks {
  facebook: string
  instagram: string
  youtube: string
}

interface AnnouncementBar {
  text: string
  /** Where it leads; empty: nowhere. */
  link: string
}

export const FIRST_SETTINGS: Settings = {
  postalAddress: '',
  senderName: 'On Joue',
  replyAddress: '',
  replyTime: '',
  socialLinks: { instagram: '', facebook: '', youtube: '' },
  announcementBar: { text: '', link: '' },
  adminsNeedAuthenticator: false,
  wordList: { block: '', hold: '', warn: '' },
  limits: {},
}

/** What everyone may know of the settings, and of how the site is set up. */
export interface PublicSettings extends Pick<Settings, 'announcementBar' | 'replyTime' | 'socialLinks'> {
  /** Whether the site has a mail server. Without one, pages say what happens instead of an email. */
  canSendEmail: boolean
  /** Whether the site makes a backup every day by itself. */
  backsUpDaily: boolean
  /** Whether any of the people and posts on it are made up. Every page says so. */
  hasSample: boolean
}

/** What every page shows. */
export interface SiteView extends PublicSettings {
  pictures: SitePictures
}

/** The settings as their page needs them. */
export interface OfficeSettings {
  settings: Settings
  /** Set where the site runs, not in the office. */
  siteAddress: string
  /** What holds where the owner has set no limit, by variable. */
  baseLimits: Record<string, number>
  /** Whether the admin who asks has an authenticator app, and so may demand one of all admins. */
  canAskForAuthenticator: boolean
}
