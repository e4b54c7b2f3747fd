import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/time/instant.ts'

/** At most `max` times within each window of `windowMs` milliseconds. */
export interface Allowance {
  max: number
  windowMs: number
}

/** The limits of the site, each with the variable that sets it. Source of the figures: docs/rules/limits.md */
export const LIMITS = {
  contact: { LIMIT_CONTACT_HOUR: allow(5, HOUR_MS), LIMIT_CONTACT_DAY: allow(20, DAY_MS) },
  removals: { LIMIT_REMOVALS_HOUR: allow(5, HOUR_MS), LIMIT_REMOVALS_DAY: allow(20, DAY_MS) },
  waitlist: { LIMIT_WAITLIST_HOUR: allow(10, HOUR_MS) },
  waitlistMail: {
    LIMIT_WAITLIST_MAIL_TEN_MINUTES: allow(1, 10 * MINUTE_MS),
    LIMIT_WAITLIST_MAIL_DAY: allow(5, DAY_MS),
  },
  factAlerts: { LIMIT_TELL_ME_HOUR: allow(20, HOUR_MS) },
  factAlertMail: { LIMIT_TELL_ME_MAIL_TEN_MINUTES: allow(3, 10 * MINUTE_MS), LIMIT_TELL_ME_MAIL_DAY: allow(10, DAY_MS) },
  pollVotes: { LIMIT_VOTES_HOUR: allow(60, HOUR_MS) },
  wrongLinks: { LIMIT_WRONG_LINKS_HOUR: allow(20, HOUR_MS) },
  announcementMail: { LIMIT_ANNOUNCEMENT_MINUTE: allow(60, MINUTE_MS) },
  logIn: { LIMIT_LOGIN_HOUR: allow(30, HOUR_MS) },
  logInPair: { LIMIT_LOGIN_PAIR: allow(5, HOUR_MS) },
  logInGuesses: { LIMIT_LOGIN_GUESSES: allow(20, 15 * MINUTE_MS) },
  codePair: { LIMIT_CODE_PAIR: allow(5, HOUR_MS) },
  codeAccount: { LIMIT_CODE_ACCOUNT_DAY: allow(100, DAY_MS) },
  registrationTry: { LIMIT_REGISTER_TRIES: allow(5, 30 * MINUTE_MS) },
  registration: { LIMIT_REGISTER_DAY: allow(3, DAY_MS) },
  resetMail: { LIMIT_RESET_HOUR: allow(6, HOUR_MS) },
  resetAccount: { LIMIT_RESET_ACCOUNT_MINUTE: allow(1, MINUTE_MS), LIMIT_RESET_ACCOUNT_DAY: allow(6, DAY_MS) },
  confirmationMail: { LIMIT_CONFIRMATION_TEN_MINUTES: allow(1, 10 * MINUTE_MS) },
  chatWaiting: { LIMIT_CHAT_ADDRESSES_HOUR: allow(5, HOUR_MS) },
  chat: { LIMIT_CHAT_MINUTE: allow(20, MINUTE_MS) },
  writes: { LIMIT_WRITES_MINUTE: allow(60, MINUTE_MS) },
  reads: { LIMIT_READS_TEN_SECONDS: allow(50, 10 * SECOND_MS), LIMIT_READS_MINUTE: allow(200, MINUTE_MS) },
  visitorSearches: { LIMIT_SEARCH_VISITOR_SECOND: allow(2, SECOND_MS), LIMIT_SEARCH_VISITOR_MINUTE: allow(15, MINUTE_MS) },
  memberSearches: { LIMIT_SEARCH_MEMBER_MINUTE: allow(30, MINUTE_MS) },
  replies: { LIMIT_REPLY_BURST: allow(5, 25 * SECOND_MS) },
  firstDayReplies: { LIMIT_REPLY_FIRST_DAY: allow(10, DAY_MS) },
  newMemberPosts: { LIMIT_NEW_POSTS: allow(5, 10 * MINUTE_MS) },
  newMemberWaiting: { LIMIT_WAITING_POSTS: allow(5, HOUR_MS) },
  topics: { LIMIT_TOPIC_MINUTE: allow(1, MINUTE_MS) },
  firstDayTopics: { LIMIT_TOPIC_FIRST_DAY: allow(3, DAY_MS) },
  reactions: { LIMIT_REACTIONS: allow(10, 30 * SECOND_MS) },
  edits: { LIMIT_EDITS_DAY: allow(30, DAY_MS) },
  replyMails: { LIMIT_REPLY_MAIL_TWO_MINUTES: allow(5, 2 * MINUTE_MS), LIMIT_REPLY_MAIL_DAY: allow(100, DAY_MS) },
  newMentionMails: { LIMIT_NEW_MENTION_MAIL_DAY: allow(10, DAY_MS) },
  exports: { LIMIT_EXPORT_DAY: allow(1, DAY_MS) },
  reports: { LIMIT_REPORTS_DAY: allow(10, DAY_MS) },
  avatars: { LIMIT_AVATARS_HOUR: allow(10, HOUR_MS) },
  pictures: { LIMIT_PICTURES_MINUTE: allow(20, MINUTE_MS), LIMIT_PICTURES_DAY: allow(500, DAY_MS) },
} as const satisfies Record<string, Record<string, Allowance>>

export type LimitName = keyof typeof LIMITS
export type LimitRules = Readonly<Record<LimitName, readonly Allowance[]>>

function allow(max: number, windowMs: number): Allowance {
  return { max, windowMs }
}

/**
 * The limits in force.
 *
 * @param overrides - the number set for a variable, instead of its default
 * @param factor - multiplies every limit
 */
export function limitRules(overrides: Readonly<Record<string, number | undefined>> = {}, factor = 1): LimitRules {
  const rules = Object.entries(LIMITS).map(([name, variables]) => {
    const allowances = Object.entries(variables).map(([variable, { max, windowMs }]) =>
      allow(Math.ceil((overrides[variable] ?? max) * factor), windowMs),
    )
    return [name, allowances]
  })
  return Object.fromEntries(rules)
}
