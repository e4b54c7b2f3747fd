import type { OfficeActKind } from './office-act.ts'

/** What it was done to, by the first part of the kind; the second word where no single one is named. */
export const WHAT: Record<string, [one: string, none: string]> = {
  account: ['the account', 'an account'],
  announcement: ['the announcement', 'an announcement'],
  backup: ['the backup', 'a backup'],
  blog: ['the blog post', 'a blog post'],
  category: ['the category', 'the categories'],
  fact: ['the fact', 'a fact'],
  mail: ['the email', 'an email'],
  member: ['the member', 'a member'],
  message: ['a message', 'the messages'],
  question: ['an assistant question with the fact', 'an assistant question'],
  removal: ['a removal request', 'a removal request'],
  report: ['a report in', 'a report'],
  sample: ['the sample community', 'the sample community'],
  settings: ['the settings', 'the settings'],
  'sign-ups': ['sign-ups', 'sign-ups'],
  'site-picture': ['the site picture', 'a site picture'],
  'site-text': ['the site text', 'a site text'],
  waitlist: ['a waitlist entry', 'the waitlist'],
}

/** After these a name stands alone: logged out “Maya”. */
export const NAME_ALONE: ReadonlySet<string> = new Set<OfficeActKind>([
  'account.authenticator-off', 'account.authenticator-on', 'account.recovery-codes',
  'member.ask-again', 'member.empty-profile', 'member.end-sessions', 'member.end-silence', 'member.remove-spam', 'member.restore-spam', 'member.erase-child', 'member.export', 'member.lift-suspension',
  'member.remove-all', 'member.remove-avatar', 'member.restore-all',
])
