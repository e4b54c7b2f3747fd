import type { ReviewReason } from './review.ts'
import type { MemberView } from '../accounts/accounts.ts'

/** Topics and posts on one page of a list; the most a `limit` may ask for; the most a bare list answers. */
export const PAGE_SIZE = 20
export const PAGE_SIZE_MAX = 50
export const BARE_LIST_MAX = 100
/** Latest and popular topics in the sidebar. Source: docs/rules/requirements.md, R303. */
export const SIDEBAR_TOPICS = 5
/** Latest topics under each category of the forum's home. Source: docs/rules/requirements.md, R097. */
export const HOME_TOPICS = 3

/** Colors and icon of a category, by DESIGN.md §5. */
export const CATEGORY_LOOKS = ['rose', 'sun', 'leaf', 'sky', 'caramel'] as const
export type CategoryLook = (typeof CATEGORY_LOOKS)[number]
export type ReactionKind = 'like' | 'thumbs-up'
/** What a post is to a member. */
export const POST_NEWS = ['topic-reply', 'post-reply', 'mention'] as const
export type PostNews = (typeof POST_NEWS)[number]
/** What became of a member's own post: hidden by reports, back, or hidden for good; taken down or edited by staff; held
 * before anyone saw it, and then let through or not. */
export const REVIEW_NEWS = ['post-hidden', 'post-shown', 'post-upheld', 'post-taken-down', 'post-edited', 'post-released', 'post-refused'] as const
export type ReviewNewsKind = (typeof REVIEW_NEWS)[number]
/** Those with a moderator's reason, and with the way to object. */
export const DECISION_NEWS = ['post-upheld', 'post-taken-down', 'post-edited', 'post-refused'] as const satisfies readonly ReviewNewsKind[]
/** What staff did to a member's own topic. */
export const TOPIC_NEWS = ['topic-hidden', 'topic-shown', 'topic-locked', 'topic-merged', 'topic-moved', 'topic-renamed', 'posts-moved'] as const
export type TopicNews = (typeof TOPIC_NEWS)[number]
/** The same, or what staff say about a post. */
export type NotificationKind = PostNews | ReviewNewsKind | TopicNews | 'report-resolved' | 'report-rejected' | 'warning'
export const REPORT_REASONS = ['child-details', 'unsafe-advice', 'unkind', 'spam', 'off-topic', 'unlawful', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export interface CategoryRef {
  id: number
  name: string
  slug: string
}

export interface CategoryView extends CategoryRef {
  description: string
  look: CategoryLook
  topicCount: number
  /** Whether it takes new topics. */
  isOpen: boolean
  /** The newest topics; only where the list of categories is asked for with `?latest=3`. */
  latestTopics?: TopicView[]
}

/** What the asking visitor may do with a topic. */
interface TopicCan {
  reply: boolean
  rename: boolean
  moderate: boolean
  bookmark: boolean
  /** Rename it to take private details out, when it can't be renamed otherwise, too. */
  removeDetails: boolean
}

export interface TopicView {
  id: number
  title: string
  slug: string
  categoryId: number
  category: CategoryRef | null
  /** All visible posts; `replyCount` is all but the opening one. */
  postCount: number
  replyCount: number
  /** The same number twice, because both names are in use. */
  views: number
  viewCount: number
  createdAt: string
  lastPostAt: string
  /** A former member once the account is gone; a page that is told of no one shows 'Unknown'. */
  user: MemberView | null
  isPinned: boolean
  isLocked: boolean
  /** When the lock ends; null while there’s none, or if only a moderator ends it. */
  lockedUntil: string | null
  /** How far apart two posts of one member must be, in minutes; null for as usual. */
  slowMinutes: number | null
  isHidden: boolean
  /** Only on a topic of its own, not in lists. */
  can?: TopicCan
  isBookmarked?: boolean
}

export interface PostCan {
  edit: boolean
  delete: boolean
  restore: boolean
  react: boolean
  report: boolean
  hide: boolean
  /** Edit it to take private details out, when it can't be edited otherwise, too. */
  removeDetails: boolean
  /** Read what it said before. */
  history: boolean
  /** Delete it and leave its topic: an opening post that others have replied to. It can't be undone. */
  takeDown: boolean
}

/** Where a post stands. Its `number` here is the post's `place`. */
export type PostPlace = Pick<PostView, 'id' | 'topicId' | 'number'>

/** By a moderator, by members’ reports until a moderator has looked, or held from the start. */
export const HIDDEN_BY = ['moderator', 'reports', 'review'] as const
export type HiddenBy = (typeof HIDDEN_BY)[number]

export interface PostView {
  id: number
  topicId: number
  /** Its number in the topic, counted from 1, the same for everyone. */
  number: number
  /** Which of the posts that the reader sees there it is: those held for review don’t count. Page `ceil(place / PAGE_SIZE)` of the topic. */
  place: number
  /** Empty when the post was removed. */
  content: string
  /** Names this text; an edit sends it as what it has seen. */
  version: string
  /** Whether addresses in it may become links: not until its author has confirmed the email. Source: D69 */
  linksAllowed: boolean
  createdAt: string
  editedAt: string | null
  likeCount: number
  thumbsUpCount: number
  user: MemberView | null
  /** How the post was taken away, if it was; such a post keeps its place. Null for its author while it waits for a moderator. */
  removed: 'by-author' | 'by-staff' | null
  /** Who hid it, if it’s hidden rather than removed. */
  hiddenBy: HiddenBy | null
  /** Why it's held for review; null unless it is. */
  reviewReason: ReviewReason | null
  /** How long the author can undo a removal; null otherwise. */
  undoUntil: string | null
  replyTo: { id: number; number: number; username: string } | null
  hasLiked: boolean
  hasThumbedUp: boolean
  isBookmarked: boolean
  can: PostCan
}

/** One edit of a post. */
export interface PostEditView {
  id: number
  /** What the post said before; empty if it was deleted for good. */
  content: string
  isPurged: boolean
  editedAt: string
  /** Who edited it; 'Former member' once the account is gone. */
  username: string
}

export interface ForumStats {
  topics: number
  posts: number
  members: number
  online: number
}

export interface NotificationView {
  id: number
  kind: NotificationKind
  /** Who caused it; null once the account is gone, and for what the team says. */
  user: MemberView | null
  topic: { id: number; title: string; slug: string }
  post: { id: number; number: number; excerpt: string }
  /** The words of a warning, why a post was hidden, or why staff changed a topic; empty for everything else. */
  note: string
  createdAt: string
  isRead: boolean
  /** How many notifications it stands for: 1, or more in a list by topic, where it's the newest of its group. */
  count: number
  /** How many other members those are about. */
  others: number
}

/** How a list of notifications may be put together: what's of one kind about one topic in one entry. */
export const NOTIFICATION_GROUPS = ['topic'] as const

export interface BookmarkView {
  id: number
  topic: { id: number; title: string; slug: string }
  /** Null: the topic as a whole. */
  post: { id: number; number: number; excerpt: string } | null
  createdAt: string
}

/** A post in the list of everything that a member wrote. */
export interface MemberPostView {
  topic: { id: number; title: string; slug: string }
  post: { id: number; number: number; excerpt: string }
  createdAt: string
}

export interface SearchHit {
  topic: { id: number; title: string; slug: string; category: CategoryRef | null }
  post: { id: number; number: number }
  user: MemberView | null
  createdAt: string
  /** Parts of the text around the hit; marked parts matched. */
  snippet: { text: string; isMatch: boolean }[]
}

/**
 * Address of a topic, or of a post in it. Which page a post is on depends on the reader, and changes as held posts are let
 * through. Where its place isn't known, and it may be on a later page, the address leaves that to the server.
 */
export function topicAddress(topic: { id: number; slug: string }, post?: { id: number; number?: number; place?: number }): string {
  const base = `/forum/topics/${topic.id}/${topic.slug}`
  if (!post) return base
  const page = Math.ceil((post.place ?? post.number ?? 1) / PAGE_SIZE)
  if (page <= 1) return `${base}#post-${post.id}`
  return post.place === undefined ? `${base}?post=${post.id}#post-${post.id}` : `${base}?page=${page}#post-${post.id}`
}
