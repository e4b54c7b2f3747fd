/** A limit as the owner reads it: at most so many of this in that time. */
interface LimitWords {
  what: string
  per: string
  /** What the owner may set: low enough to protect, high enough that the site can still be used. */
  min: number
  max: number
}

const words = (what: string, per: string, max = 10_000, min = 1): LimitWords => ({ what, per, min, max })

/** Every limit by its variable. Source: docs/rules/limits.md */
export const LIMIT_WORDS = {
  LIMIT_CONTACT_HOUR: words('Contact messages from one household', 'an hour'),
  LIMIT_CONTACT_DAY: words('Contact messages from one household', 'a day'),
  LIMIT_WAITLIST_HOUR: words('Waitlist entries from one household', 'an hour'),
  LIMIT_WAITLIST_MAIL_TEN_MINUTES: words('Confirmation mails to one waitlist address', 'in ten minutes', 10),
  LIMIT_WAITLIST_MAIL_DAY: words('Confirmation mails to one waitlist address', 'a day', 50),
  LIMIT_TELL_ME_HOUR: words('“Tell me when this is known” from one household', 'an hour'),
  LIMIT_TELL_ME_MAIL_TEN_MINUTES: words('Confirmation mails for it to one address', 'in ten minutes', 10),
  LIMIT_TELL_ME_MAIL_DAY: words('Confirmation mails for it to one address', 'a day', 50),
  LIMIT_VOTES_HOUR: words('Votes of one member or address', 'an hour'),
  LIMIT_WRONG_LINKS_HOUR: words('Private links tried that do not exist', 'an hour', 1_000),
  LIMIT_ANNOUNCEMENT_MINUTE: words('Mails of an announcement sent', 'a minute', 10_000),
  LIMIT_CHAT_MINUTE: words('Questions to the assistant from one household', 'a minute'),
  LIMIT_CHAT_ADDRESSES_HOUR: words('Addresses left from one household to hear an answer', 'an hour'),
  LIMIT_LOGIN_HOUR: words('Log-ins tried from one household', 'an hour', 1_000, 5),
  LIMIT_LOGIN_PAIR: words('Wrong passwords for one name before an hour of waiting', 'in a row', 20, 3),
  LIMIT_CODE_PAIR: words('Wrong codes for one name before an hour of waiting', 'in a row', 20, 3),
  LIMIT_CODE_ACCOUNT_DAY: words('Wrong codes for one account', 'a day', 200, 10),
  LIMIT_REGISTER_TRIES: words('Sign-ups tried from one household', 'in 30 minutes', 1_000),
  LIMIT_REGISTER_DAY: words('Accounts made by one household', 'a day', 1_000),
  LIMIT_RESET_HOUR: words('New passwords asked for by one household', 'an hour', 1_000),
  LIMIT_RESET_ACCOUNT_MINUTE: words('Mails with a new password link to one account', 'a minute', 10),
  LIMIT_RESET_ACCOUNT_DAY: words('Mails with a new password link to one account', 'a day', 50),
  LIMIT_CONFIRMATION_TEN_MINUTES: words('Mails to confirm one member’s address', 'in ten minutes', 10),
  LIMIT_WRITES_MINUTE: words('Things sent by one household', 'a minute', 10_000, 20),
  LIMIT_READS_TEN_SECONDS: words('Pages opened by one household', 'in ten seconds', 10_000, 30),
  LIMIT_READS_MINUTE: words('Pages opened by one household', 'a minute', 60_000, 100),
  LIMIT_SEARCH_VISITOR_SECOND: words('Searches of a visitor', 'a second', 100),
  LIMIT_SEARCH_VISITOR_MINUTE: words('Searches of a visitor', 'a minute', 1_000),
  LIMIT_SEARCH_MEMBER_MINUTE: words('Searches of a member', 'a minute', 1_000),
  LIMIT_REPLY_BURST: words('Replies of one member', 'in 25 seconds', 100),
  LIMIT_REPLY_FIRST_DAY: words('Replies of a new member', 'in the first 24 hours', 1_000),
  LIMIT_TOPIC_MINUTE: words('Topics of one member', 'a minute', 100),
  LIMIT_TOPIC_FIRST_DAY: words('Topics of a new member', 'in the first 24 hours', 1_000),
  LIMIT_REACTIONS: words('Likes and thumbs-up of one member', 'in 30 seconds', 1_000),
  LIMIT_EDITS_DAY: words('Edits of one member', 'a day'),
  LIMIT_REPLY_MAIL_TWO_MINUTES: words('Mails about replies that one member sets off', 'in two minutes', 1_000),
  LIMIT_REPLY_MAIL_DAY: words('Mails about replies that one member sets off', 'a day'),
  LIMIT_EXPORT_DAY: words('Copies of all data that a member asks for', 'a day', 100),
  LIMIT_REPORTS_DAY: words('Reports of one member', 'a day', 1_000),
  LIMIT_AVATARS_HOUR: words('Pictures of themselves that one member sends', 'an hour', 1_000),
  LIMIT_PICTURES_MINUTE: words('Pictures for the blog', 'a minute', 1_000),
  LIMIT_PICTURES_DAY: words('Pictures for the blog', 'a day'),
} satisfies Record<string, LimitWords>
