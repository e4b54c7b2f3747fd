import { OPENING_MIN_CHARS, OPENING_TOO_SHORT } from '../../shared/forum/forum-words.ts'
import { REMOVED_POST_HOURS } from '../../shared/privacy/retention.ts'
import { after, HOUR_MS, type Instant, MINUTE_MS } from '../../shared/time/instant.ts'
import type { Actor, Member } from '../site/site.ts'
import { canModerate, canPost, canWrite } from '../access/require-moderator.ts'

/** How long a removal can be taken back; then the text is deleted. Source: product figures, deleting a post. */
export const UNDO_MS = REMOVED_POST_HOURS * HOUR_MS
/** How long an author may rename a topic that others have answered. */
export const RENAME_MS = 10 * MINUTE_MS

/** What decides over a topic. */
export interface TopicFacts {
  authorId: number | null
  createdAt: Instant
  lockedAt: Instant | null
  hiddenAt: Instant | null
}

/** What decides over a post; its topic's author has no say in it. */
export interface PostFacts {
  authorId: number | null
  deletedAt: Instant | null
  deletedBy: number | null
  hiddenAt: Instant | null
  /** Hidden until a moderator has looked. Its author can still read and fix it. */
  isInReview?: boolean
  topic: Pick<TopicFacts, 'lockedAt' | 'hiddenAt'>
}

/** A hidden topic is there for staff and its author only; for everyone else it is not found. */
export const canSeeTopic = (actor: Actor, topic: Pick<TopicFacts, 'authorId' | 'hiddenAt'>): boolean =>
  topic.hiddenAt === null || canModerate(actor) || isBy(actor, topic.authorId)

/** A held post is there for staff and its author only; for everyone else there's not even a marker. */
export const canSeeUnreviewed = (actor: Actor, post: { authorId: number | null; reviewReason: string | null }): boolean =>
  post.reviewReason === null || canModerate(actor) || isBy(actor, post.authorId)

/** Whether the actor may start a topic in a category. */
export const canStartTopic = (actor: Actor, category: { closedAt: Instant | null }): actor is Member =>
  canPost(actor) && category.closedAt === null

/** A locked topic takes replies from no one, staff included. */
export const canReply = (actor: Actor, topic: Pick<TopicFacts, 'lockedAt' | 'hiddenAt'>): actor is Member =>
  canPost(actor) && topic.lockedAt === null && topic.hiddenAt === null

/** Bookmarks are no one else's business, so a suspended member keeps them. */
export const canBookmark = (actor: Actor): actor is Member => actor.kind === 'member'

/**
 * Staff rename any topic; its author within ten minutes, or for as long as no one else has answered.
 *
 * @param isAnswered whether a visible post of the topic is by someone else than its author
 */
export function canRename(actor: Actor, topic: TopicFacts, isAnswered: boolean, now: Instant): actor is Member {
  if (canModerate(actor)) return true
  if (!canReply(actor, topic) || !isBy(actor, topic.authorId)) return false
  return !isAnswered || now <= after(topic.createdAt, RENAME_MS)
}

/** Authors take private details out of a title at any time, while the topic can be seen; suspended ones, too. */
export const canRetitle = (actor: Actor, topic: Pick<TopicFacts, 'authorId' | 'hiddenAt'>): actor is Member =>
  isBy(actor, topic.authorId) && topic.hiddenAt === null

/** Authors edit their visible posts while the topic is open, and those that wait for a moderator; admins edit every post that was not removed. */
export function canEdit(actor: Actor, post: PostFacts): actor is Member {
  if (!canWrite(actor) || post.deletedAt !== null) return false
  if (actor.role === 'admin') return true
  if (!isBy(actor, post.authorId)) return false
  return post.isInReview === true || (post.hiddenAt === null && canReply(actor, post.topic))
}

/** Authors take private details out of their posts at any time, in locked and hidden topics, while suspended, and while staff have yet to look at the post, too. */
export const canRemoveDetails = (actor: Actor, post: PostFacts): actor is Member =>
  isBy(actor, post.authorId) && post.deletedAt === null && (post.hiddenAt === null || post.isInReview === true)

/** What a post said before is for its author and staff. */
export const canSeeHistory = (actor: Actor, post: Pick<PostFacts, 'authorId'>): actor is Member =>
  canModerate(actor) || isBy(actor, post.authorId)

/**
 * Authors remove their own posts, from a locked topic and while suspended, too; admins remove every post. An opening
 * post that others have replied to goes without its topic; anyone who asks looks that up.
 */
export const canDelete = (actor: Actor, post: PostFacts): actor is Member =>
  post.deletedAt === null && (isBy(actor, post.authorId) || (canWrite(actor) && actor.role === 'admin'))

/**
 * Who can bring a removed post back: within {@link UNDO_MS} anyone who removed it, if it was the author, and admins;
 * a hidden post, any time, staff.
 */
export function canRestore(actor: Actor, post: PostFacts, now: Instant): actor is Member {
  if (!canWrite(actor)) return false
  if (post.deletedAt === null) return post.hiddenAt !== null && canModerate(actor)
  if (now > after(post.deletedAt, UNDO_MS)) return false
  return actor.role === 'admin' || (isBy(actor, post.authorId) && isBy(actor, post.deletedBy))
}

/** Staff hide what is still to be seen. */
export const canHide = (actor: Actor, post: PostFacts): actor is Member =>
  canModerate(actor) && post.deletedAt === null && post.hiddenAt === null

/** Members like what others wrote, not their own posts. */
export const canReact = (actor: Actor, post: PostFacts): actor is Member =>
  canWrite(actor) && isOthersVisible(actor, post)

/** Members report what others wrote. */
export const canReport = (actor: Actor, post: PostFacts): actor is Member =>
  canWrite(actor) && isOthersVisible(actor, post)

/**
 * Why no one may post or save this text, in words for its writer; null when there's no reason. What a schema can tell
 * without knowing the post is in `forum-schemas.ts`.
 *
 * @param post its number in the topic; 1 opens it
 */
export const textRefusal = (post: { number: number; content: string }): string | null =>
  post.number === 1 && post.content.length < OPENING_MIN_CHARS ? OPENING_TOO_SHORT : null

const isOthersVisible = (actor: Member, post: PostFacts): boolean =>
  !isBy(actor, post.authorId) && post.deletedAt === null && post.hiddenAt === null && post.topic.hiddenAt === null

const isBy = (actor: Actor, memberId: number | null): boolean => actor.kind === 'member' && actor.id === memberId
