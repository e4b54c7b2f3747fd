import type { z } from 'zod'
import type { Refusal } from './error-answers.ts'

export const TAGS = {
  Playground: 'What is known about the place, contact, the waitlist and the assistant.',
  'Private links': 'What the holder of a mailed link sees and changes. The link is the proof; no account is needed.',
  Blog: 'Published blog posts.',
  'Reading the forum': 'Categories, topics, posts, search and figures. Open to everyone.',
  'Writing in the forum': 'Topics, posts, reactions, bookmarks and reports of members.',
  Notifications: 'What happened around a member’s own posts.',
  Moderation: 'What moderators and admins do with topics and posts.',
  Accounts: 'Registration, log-in, passwords and sessions.',
  Profile: 'A member’s public page, picture, mail and data.',
  'Authenticator app': 'The second proof of admins.',
  Description: 'This description.',
} as const
export type Tag = keyof typeof TAGS

/** Who may: `writers` are members who are not suspended. */
export type Who = 'anyone' | 'members' | 'writers' | 'moderators' | 'admins'

/** One call of the API. What all calls have in common stands in document.ts. */
export interface Operation {
  id: string
  tag: Tag
  summary: string
  description?: string
  who: Who
  path?: Record<string, z.ZodType>
  query?: Record<string, z.ZodType>
  headers?: Record<string, z.ZodType>
  /** What the body has to be; the most bytes where it is a picture. */
  body?: z.ZodType | { pictureMaxBytes: number }
  /** The answer when it goes well; a status alone where there is nothing to say. 302 leads to another address. */
  status?: 200 | 201 | 204 | 302
  answer?: z.ZodType
  /** Whether the answer is part of a list, told in the headers Link and X-Total-Count. */
  isList?: boolean
  /** Whether a session begins with it. */
  setsCookie?: boolean
  /** What can be refused besides what the rest of the operation says. */
  refusals?: Partial<Record<Refusal, string>>
}

/** By method and path, as the router knows them. */
export type Operations = Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, Operation>
