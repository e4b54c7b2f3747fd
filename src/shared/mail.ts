import type { Role } from './accounts.ts'
import type { PostNews } from './forum.ts'

/** What each message needs to be written. The key is its file name in src/emails. */
export interface MailData {
  /** To the owner: a visitor wrote. */
  'contact-received': { name: string; email: string; message: string }
  /** To the sender: a copy, what happens next, and the way to what we hold. */
  'contact-acknowledged': { name: string; message: string; privateLink?: string }
  /** To the sender: the owner's answer, with what it answers. */
  'contact-answered': { name: string; answer: string; message: string; senderName: string; privateLink: string }
  /** To the owner: a sender erased a message of this day. */
  'contact-erased': { receivedAt: string }
  /** To an address that was left beside a question to the assistant: the owner's answer. */
  'question-answered': { question: string; answer: string; link: string }
  /** To an address that was put on the waitlist: is it yours? */
  'waitlist-confirm': WaitlistLinks
  /** The same once more, three days later. */
  'waitlist-reminder': Required<WaitlistLinks>
  /** To an address that wants to be told when a fact is known: is it yours? */
  'fact-watch-confirm': { question: string; link: string; privateLink: string }
  /** To the same, once, when it is known. */
  'fact-known': { question: string; short: string; answer: string; link: string }
  /** To everybody on the waitlist. */
  announcement: AnnouncementEmail
  /** To a member who forgot the password. */
  'reset-password': { username: string; link: string }
  /** To a member whose address is not confirmed yet. */
  'confirm-email': { username: string; link: string }
  /** To a member whose password was changed; the link asks for a new one. */
  'password-changed': { username: string; link: string }
  /** To a member whose second step of log-in changed, or was gone around by a recovery code. */
  'authenticator-changed': { username: string; change: 'on' | 'off' | 'new-codes' | 'code-used'; link: string }
  /** To a member who cannot write for a while; `until` in words. */
  'member-suspended': { username: string; until: string; reason: string; link: string }
  /** To a member whose post was reported: the owner's words about it. */
  'member-warned': { username: string; title: string; words: string; link: string }
  /** To a member who has another role from now on. */
  'role-changed': { username: string; role: Role; link: string }
  /** To a member who can write again before time. */
  'suspension-lifted': { username: string; link: string }
  /** To a member who asked for the account to be erased; `day` in words. */
  'erasure-asked': { username: string; day: string; link: string }
  /** To a member whom a new post concerns. */
  'forum-reply': {
    username: string
    /** Who wrote it. */
    author: string
    kind: PostNews
    /** The topic's title. */
    title: string
    excerpt: string
    link: string
    unsubscribeLink: string
  }
}

export type MailTemplate = keyof MailData

export interface WaitlistLinks {
  /** Where the owner of the address says yes. */
  link: string
  /** Nothing for an address that is to take the place of another one: what we hold is not theirs yet. */
  privateLink?: string
}

export interface AnnouncementEmail {
  subject: string
  body: string
  senderName: string
  postalAddress: string
  unsubscribeLink: string
  privateLink: string
}

/** What a message's head says beside the usual. */
export interface MailHeaders {
  /** The name before the site's address. */
  fromName?: string
  replyTo?: string
  /** Message-ID of what it answers. */
  inReplyTo?: string
  /** Where mail programs unsubscribe with one press. Source: RFC 8058 */
  unsubscribeLink?: string
  /** Where they can ask for it by mail. */
  unsubscribeMail?: string
}
