import { z } from 'zod'

const Id = z.int().nonnegative()

/** What happened to the second step of a login. */
/** What was done to what a member wrote and shows. */
const ContentChange = z.enum(['all-removed', 'all-restored', 'photo-removed', 'profile-removed'])
export type ContentChange = z.output<typeof ContentChange>

const AuthenticatorChange = z.enum(['on', 'off', 'new-codes', 'code-used'])
export type AuthenticatorChange = z.output<typeof AuthenticatorChange>

/** What staff are told about a removal request: that it came, waits, or is nearly due. */
const RemovalNews = z.enum(['new', 'waiting', 'nearly-due'])
export type RemovalNews = z.output<typeof RemovalNews>

/** To a member, about the account or a post. They're exported and deleted with the account. */
const TO_MEMBERS = [
  /** To a member who forgot the password. */
  z.object({ template: z.literal('reset-password'), memberId: Id, linkId: Id }),
  /** To a member whose address isn't confirmed yet. */
  z.object({ template: z.literal('confirm-email'), memberId: Id, linkId: Id }),
  /** To a member whose password was changed. */
  z.object({ template: z.literal('password-changed'), memberId: Id }),
  /** To a member whose second step of login changed, or was replaced by a recovery code. */
  z.object({ template: z.literal('authenticator-changed'), memberId: Id, change: AuthenticatorChange }),
  /** To a member who can't post for a while. */
  z.object({ template: z.literal('member-suspended'), memberId: Id }),
  /** To a member who reads but can't post for some days, and to one who can again before time. */
  z.object({ template: z.literal('member-silenced'), memberId: Id }),
  z.object({ template: z.literal('silence-ended'), memberId: Id }),
  /** To a new member whose posts were removed as spam, and once they're back. */
  z.object({ template: z.literal('spam-removed'), memberId: Id }),
  z.object({ template: z.literal('spam-restored'), memberId: Id }),
  /** To a member whose words or photo an admin removed, or brought back. */
  z.object({ template: z.literal('member-content'), memberId: Id, change: ContentChange }),
  /** To a member about a post: the team's words about it. */
  z.object({ template: z.literal('member-warned'), notificationId: Id }),
  /** To a member whose post reports have hidden, or a moderator has looked at since. */
  z.object({ template: z.literal('post-reviewed'), notificationId: Id }),
  /** To a member whose topic staff have locked, moved, or renamed. */
  z.object({ template: z.literal('topic-changed'), notificationId: Id }),
  /** To a member who has another role now. */
  z.object({ template: z.literal('role-changed'), memberId: Id }),
  /** To a member who can post again before the suspension's end. */
  z.object({ template: z.literal('suspension-lifted'), memberId: Id }),
  /** To a member who asked us to delete the account. */
  z.object({ template: z.literal('erasure-asked'), memberId: Id }),
  /** To a moderator or an admin: what needs them. The alerts know the email that tells of them. */
  z.object({ template: z.literal('staff-alert'), memberId: Id }),
  /** To a member whom a new post concerns. */
  z.object({ template: z.literal('forum-reply'), notificationId: Id }),
] as const

/** To anyone else. */
const TO_OTHERS = [
  /** To an admin: a visitor wrote. */
  z.object({ template: z.literal('contact-received'), contactMessageId: Id }),
  /** To the sender: a copy, what happens next, and the way to what we have. */
  z.object({ template: z.literal('contact-acknowledged'), contactMessageId: Id }),
  /** To the sender: the owner's answer, with what it answers. */
  z.object({ template: z.literal('contact-answered'), answerId: Id }),
  /** To an admin: a sender deleted a message of this day. Its row doesn't exist anymore, nor the email about it. */
  z.object({ template: z.literal('contact-erased'), receivedAt: z.string(), inReplyTo: z.string().optional() }),
  /** To someone who asked us to remove something: the receipt, and later what staff decided. */
  z.object({ template: z.literal('removal-received'), requestId: Id }),
  z.object({ template: z.literal('removal-decided'), requestId: Id }),
  /** To staff: such a request waits. */
  z.object({ template: z.literal('removal-due'), requestId: Id, news: RemovalNews }),
  /** To an address that was left with a question to the assistant: the owner's answer, which became a fact. */
  z.object({ template: z.literal('question-answered'), factId: Id }),
  /** To an address that was put on the waitlist: is it yours? */
  z.object({ template: z.literal('waitlist-confirm'), entryId: Id }),
  /** The same once more, three days later. */
  z.object({ template: z.literal('waitlist-reminder'), entryId: Id }),
  /** To an address that wants to know when a fact has an answer: is it yours? */
  z.object({ template: z.literal('fact-watch-confirm'), subscriptionId: Id }),
  /** To the same, once, when it has; before it's published where the owner tells them first. */
  z.object({ template: z.literal('fact-known'), factId: Id, publicationId: Id.optional() }),
  /** To everyone on the waitlist; without an entry it's the owner's own test. */
  z.object({ template: z.literal('announcement'), announcementId: Id, entryId: Id.optional() }),
] as const

/**
 * An email in the outbox: which one it is, and which rows it's made from when it's sent. Nothing that can be read from
 * rows is stored with it.
 */
export const OutboxEmail = z.discriminatedUnion('template', [...TO_MEMBERS, ...TO_OTHERS])
export type OutboxEmail = z.output<typeof OutboxEmail>

/** What an email is called in the outbox and in the owner's texts. */
export type EmailTemplate = OutboxEmail['template']

const templatesOf = (emails: readonly (typeof OutboxEmail.options)[number][]): EmailTemplate[] => emails.map(({ shape }) => shape.template.value)

export const EVERY_TEMPLATE: readonly EmailTemplate[] = templatesOf(OutboxEmail.options)

/** Email about an account, and nothing that the same address brought about on the waitlist or with the contact form. */
export const MEMBER_TEMPLATES: readonly EmailTemplate[] = templatesOf(TO_MEMBERS)

/** What the same address brought about without an account. */
export const OTHER_TEMPLATES: readonly EmailTemplate[] = templatesOf(TO_OTHERS)

/** An email of one template. */
export type EmailOf<T extends EmailTemplate> = Extract<OutboxEmail, { template: T }>

/** What a message's header says beside sender, recipient, and subject. */
export interface EmailHeaders {
  /** The name before the site's address. */
  fromName?: string | undefined
  replyTo?: string | { name: string; address: string } | undefined
  /** Message-ID of what it answers. */
  inReplyTo?: string | undefined
  /** Where email apps unsubscribe with one click. Source: RFC 8058 */
  unsubscribeLink?: string | undefined
  /** Where they can ask for it by email. */
  unsubscribeMail?: string | undefined
  /** Whether a person wrote it to a person. Anything else says that it was sent automatically. Source: RFC 3834 §5 */
  isPersonal?: boolean
}
