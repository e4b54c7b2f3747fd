import type { z } from 'zod'
import type { Refusal } from './error-answers.ts'

/** The groups of the description. The office's come last. */
export const TAGS = {
  Playground: 'Facts about the playground, contact form, waitlist, and assistant.',
  'Private links': 'What someone can see and change with a link from an email. The link is enough; no account needed.',
  Blog: 'Published blog posts.',
  'Reading the forum': 'Categories, topics, posts, search, and stats. Open to everyone.',
  'Writing in the forum': 'Topics, posts, reactions, bookmarks, and reports by members.',
  Notifications: 'Activity on a member’s own posts.',
  Moderation: 'Moderator and admin actions on topics and posts.',
  Accounts: 'Registration, login, passwords, and sessions.',
  Profile: 'A member’s public profile, photo, email settings, and data.',
  'Authenticator app': 'Two-step login for admins.',
  Description: 'This API description.',
  Office: 'For admins: the overview, the log, and the settings.',
  'Office facts': 'For admins: facts, polls, and what the assistant couldn’t answer.',
  'Office blog': 'For admins: writing the blog.',
  'Office forum': 'For admins: categories, reported posts, and topics without a reply.',
  'Office members': 'For admins: members and their accounts.',
  'Office email': 'For admins: messages, the waitlist, announcements, and the outbox.',
} as const
type Tag = keyof typeof TAGS

/**
 * Who may: `writers` are members who aren’t suspended, `office` are admins whom the office lets in, and to everyone
 * else there is nothing at the address.
 */
export type Who = 'anyone' | 'members' | 'writers' | 'moderators' | 'admins' | 'office'

/** What the API’s description says of one route. What all routes have in common stands in openapi/. */
export interface Description {
  /** The call’s name, unique in the API. */
  id: string
  tag: Tag
  summary: string
  description?: string
  who: Who
  /** Whether the password has to have been entered within the last hour. */
  needsPassword?: boolean
  /** What stands in the address, by the names the path gives it. */
  path?: Record<string, z.ZodType>
  query?: Record<string, z.ZodType>
  headers?: Record<string, z.ZodType>
  /** The schema that checks the JSON body, under the name the description gives it: `{ WaitlistEntry }`. */
  body?: Readonly<Record<string, z.ZodType>>
  /** Whether the body may be left out. */
  isBodyOptional?: boolean
  /** Most bytes, where the body is a picture. */
  pictureMaxBytes?: number
  /** Of the answer when it goes well. 204 has no body, 302 leads to another address. */
  status?: 200 | 201 | 204 | 302
  answer?: z.ZodType
  /** The type of an answer that isn’t JSON. */
  file?: 'application/octet-stream' | 'text/csv' | 'text/html'
  /** Whether the answer is part of a list, with the headers Link and X-Total-Count. */
  isList?: boolean
  /** Whether a session starts with it. */
  setsCookie?: boolean
  /** What can be refused, and why, besides what the rest of the description implies. */
  refusals?: Partial<Record<Refusal, string>>
}
