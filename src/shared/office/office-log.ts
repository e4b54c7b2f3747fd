/** One act of the office or of moderation, as a sentence. */
export interface LogEntryView {
  /** Stays the same; also where the next page begins. */
  id: string
  at: string
  /** Who did it; null for the site itself, the command line, and once the account is gone. */
  by: string | null
  /** What was done, to be read after the name: `changed the fact “Pricing”`. */
  text: string
  /** What else is known about it; often empty. */
  detail: string
}

export interface LogView {
  entries: LogEntryView[]
  /** The entry after which older ones follow; null at the end. */
  next: string | null
  /** Everyone who stands in the log. */
  people: { id: number; username: string }[]
}

/** What the log can be narrowed to, with the beginnings of the kinds it takes. */
export const LOG_ROOMS = {
  announcements: { label: 'Waitlist and announcements', kinds: ['waitlist', 'announcement'] },
  blog: { label: 'Blog', kinds: ['blog'] },
  facts: { label: 'Facts', kinds: ['fact', 'question'] },
  forum: { label: 'Forum', kinds: ['report', 'removal', 'category'] },
  mail: { label: 'Email', kinds: ['mail'] },
  members: { label: 'Members and accounts', kinds: ['member', 'account'] },
  messages: { label: 'Messages', kinds: ['message'] },
  texts: { label: 'Site texts and pictures', kinds: ['site-text', 'site-picture'] },
  settings: { label: 'Settings and backups', kinds: ['settings', 'backup', 'sample'] },
} as const
export type LogRoom = keyof typeof LOG_ROOMS
