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
  LIMIT_CONTACT_HOUR: words('Contact messages per household', 'per hour'),
  LIMIT_CONTACT_DAY: words('Contact messages per household', 'per day'),
  LIMIT_REMOVALS_HOUR: words('Removal requests per household', 'per hour'),
  LIMIT_REMOVALS_DAY: words('Removal requests per household', 'per day'),
  LIMIT_WAITLIST_HOUR: words('Waitlist sign-ups per household', 'per hour'),
  LIMIT_WAITLIST_MAIL_TEN_MINUTES: words('Waitlist confirmation emails per address', 'every 10 minutes', 10),
  LIMIT_WAITLIST_MAIL_DAY: words('Waitlist confirmation emails per address', 'per day', 50),
  LIMIT_TELL_ME_HOUR: words('Email alert requests per household', 'per hour'),
  LIMIT_TELL_ME_MAIL_TEN_MINUTES: words('Email alert confirmations per address', 'every 10 minutes', 10),
  LIMIT_TELL_ME_MAIL_DAY: words('Email alert confirmations per address', 'per day', 50),
  LIMIT_VOTES_HOUR: words('Poll votes per member or address', 'per hour'),
  LIMIT_WRONG_LINKS_HOUR: words('Invalid private links per household', 'per hour', 1_000),
  LIMIT_ANNOUNCEMENT_MINUTE: words('Announcement emails sent', 'per minute', 10_000),
  LIMIT_CHAT_MINUTE: words('Assistant questions per household', 'per minute'),
  LIMIT_CHAT_ADDRESSES_HOUR: words('“Email me the answer” requests per household', 'per hour'),
  LIMIT_LOGIN_HOUR: words('Login attempts per household', 'per hour', 1_000, 5),
  LIMIT_LOGIN_PAIR: words('Wrong passwords before an hour’s wait', 'in a row', 20, 3),
  LIMIT_LOGIN_GUESSES: words('Wrong passwords for one account from unknown devices', 'every 15 minutes', 1_000, 5),
  LIMIT_CODE_PAIR: words('Wrong authenticator codes before an hour’s wait', 'in a row', 20, 3),
  LIMIT_CODE_ACCOUNT_DAY: words('Authenticator codes tried per account', 'per day', 200, 10),
  LIMIT_REGISTER_TRIES: words('Registration attempts per household', 'every 30 minutes', 1_000),
  LIMIT_REGISTER_DAY: words('New accounts per household', 'per day', 1_000),
  LIMIT_RESET_HOUR: words('Password reset requests per household', 'per hour', 1_000),
  LIMIT_RESET_ACCOUNT_MINUTE: words('Password reset emails per account', 'per minute', 10),
  LIMIT_RESET_ACCOUNT_DAY: words('Password reset emails per account', 'per day', 50),
  LIMIT_CONFIRMATION_TEN_MINUTES: words('Email confirmations per member', 'every 10 minutes', 10),
  LIMIT_WRITES_MINUTE: words('Form submissions per household', 'per minute', 10_000, 20),
  LIMIT_READS_TEN_SECONDS: words('Page views per household', 'every 10 seconds', 10_000, 30),
  LIMIT_READS_MINUTE: words('Page views per household', 'per minute', 60_000, 100),
  LIMIT_SEARCH_VISITOR_SECOND: words('Searches per visitor', 'per second', 100),
  LIMIT_SEARCH_VISITOR_MINUTE: words('Searches per visitor', 'per minute', 1_000),
  LIMIT_SEARCH_MEMBER_MINUTE: words('Searches per member', 'per minute', 1_000),
  LIMIT_REPLY_BURST: words('Replies per member', 'every 25 seconds', 100),
  LIMIT_REPLY_FIRST_DAY: words('Replies per new member', 'in their first 24 hours', 1_000),
  LIMIT_NEW_POSTS: words('Posts by a new member before the next is held for review', 'every 10 minutes', 1_000),
  LIMIT_WAITING_POSTS: words('Posts by a new member that are held for review', 'at a time', 1_000),
  LIMIT_TOPIC_MINUTE: words('New topics per member', 'per minute', 100),
  LIMIT_TOPIC_FIRST_DAY: words('New topics per new member', 'in their first 24 hours', 1_000),
  LIMIT_REACTIONS: words('Likes and thumbs-up per member', 'every 30 seconds', 1_000),
  LIMIT_EDITS_DAY: words('Post edits per member', 'per day'),
  LIMIT_REPLY_MAIL_TWO_MINUTES: words('Reply emails to one member', 'every 2 minutes', 1_000),
  LIMIT_REPLY_MAIL_DAY: words('Reply emails to one member', 'per day'),
  LIMIT_NEW_MENTION_MAIL_DAY: words('Emails to one member about mentions by new members', 'per day'),
  LIMIT_EXPORT_DAY: words('Data downloads per member', 'per day', 100),
  LIMIT_REPORTS_DAY: words('Reports per member', 'per day', 1_000),
  LIMIT_AVATARS_HOUR: words('Profile photo uploads per member', 'per hour', 1_000),
  LIMIT_PICTURES_MINUTE: words('Blog image uploads', 'per minute', 1_000),
  LIMIT_PICTURES_DAY: words('Blog image uploads', 'per day'),
} satisfies Record<string, LimitWords>
