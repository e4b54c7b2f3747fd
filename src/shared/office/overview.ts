import type { Instant } from '../time/instant.ts'
import type { FactState } from '../playground/fact-fields.ts'

/** Something that waits, the oldest of it, and where it is dealt with. */
export interface AttentionItem {
  count: number
  /** When the oldest of it waits. */
  since: Instant
}

/** Topics that wait for a first reply, with the oldest of them. */
interface UnansweredTopics extends AttentionItem {
  id: number
  slug: string
  title: string
}

/** What the owner's day begins with. */
export interface OverviewView {
  now: Instant
  /** What needs the owner; null or empty for what does not. */
  needs: {
    /** Requests to remove something, which have to be decided in time. */
    removals: AttentionItem | null
    messages: AttentionItem | null
    reports: AttentionItem | null
    /** Facts that the owner hasn't looked at for a long time, or ever, in her order. */
    unchecked: { key: string; label: string; checkedAt: Instant | null }[]
    /** Facts that name a date which has ended. */
    over: { key: string; label: string; dates: string[] }[]
    /** Facts whose scheduled version wasn't published, because they had been edited in between. */
    unpublished: { key: string; label: string }[]
    topics: UnansweredTopics | null
    mail: AttentionItem | null
    /** Email that waits because the site has no mail server, or one that takes nothing. */
    stopped: AttentionItem | null
    /** People on the waitlist who haven't confirmed, beside those who have. */
    unconfirmed: { joined: number; confirmed: number } | null
    /** Groups of questions the assistant couldn't answer. */
    questions: AttentionItem | null
    /** Posts that reports have hidden and no one has looked at yet. */
    held: number
    /** Whether the last good backup is too long ago, or there is none. */
    backup: boolean
  }
  /** Whether the site has a mail server at all. */
  hasMailServer: boolean
  lastBackup: { at: Instant; bytes: number } | null
  figures: {
    waitlist: WaitlistFigure
    /** New messages, and how many came this week in all. */
    unread: Figure
    members: MemberFigure
    reports: Figure
  }
  /** Facts that are not decided yet. */
  open: { key: string; label: string; state: FactState }[]
  blog: {
    drafts: { id: number; title: string; publishAt: Instant | null }[]
    published: { id: number; title: string; publishedAt: Instant }[]
  }
}

export interface Figure {
  count: number
  /** How many of them came within the last seven days. */
  week: number
}

/** Confirmed addresses, beside everyone who joined. */
interface WaitlistFigure extends Figure {
  joined: number
}

/** Members, with all they wrote. */
interface MemberFigure extends Figure {
  topics: number
  posts: number
}

/** What the office's frame shows on every page, and whether its inner rooms are open. */
export interface DoorView {
  username: string
  avatar: string | null
  /** Whether the password was given recently enough for inboxes, exports and roles. */
  isPasswordRecent: boolean
  /** What waits, by the page where it waits. */
  waiting: { messages: number; forum: number; mail: number }
}
