import { forumReply } from '../../emails/forum-reply.ts'
import { memberWarned } from '../../emails/accounts/member-warned.ts'
import { postReviewed } from '../../emails/post-reviewed.ts'
import { topicChanged } from '../../emails/topic-changed.ts'
import { REASON_NAMES } from '../../shared/forum/reports/report-words.ts'
import { Notification } from '../forum/notifications/notification.ts'
import { FORMER_MEMBER } from '../../shared/accounts/accounts.ts'
import { type PostNews, REVIEW_NEWS, type ReviewNewsKind, TOPIC_NEWS, type TopicNews, topicAddress } from '../../shared/forum/forum.ts'
import { unsubscribeLink } from '../accounts/email/unsubscribe.ts'
import { openNews } from '../forum/notifications/open-news.ts'
import { excerptOf } from '../forum/writing/excerpt.ts'
import { inAustin } from '../../shared/time/austin-time.ts'
import type { Instant } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'
import type { Loaders } from './loaded-email.ts'

/** Emails about a post, to those whom it concerns. */
export const FORUM_EMAILS = {
  'forum-reply': async (site, { notificationId }) => {
    const news = await findNews(site, notificationId)
    if (!news || !isPostNews(news.kind)) return null
    const { memberId, username, title, kind, topicId, slug, postId, number, ...post } = news
    const stopLink = await unsubscribeLink(site, memberId)
    const link = new URL(topicAddress({ id: topicId, slug }, { id: postId, number }), site.url).href
    const author = post.author ?? FORMER_MEMBER.username
    const isOpen = await openNews(site.db, site.clock.now()).where('notification.id', '=', notificationId).executeTakeFirst()
    return {
      content: forumReply({ username, author, kind, title, excerpt: excerptOf(post), link, unsubscribeLink: stopLink }),
      headers: { unsubscribeLink: stopLink },
      isObsolete: !isOpen,
    }
  },

  'member-warned': async (site, { notificationId }) => {
    const warning = await findNews(site, notificationId)
    if (!warning) return null
    const { username, note: words, topicId, slug, postId, number } = warning
    const title = (isByReader(warning) && warning.hiddenTitle) || warning.title
    const link = new URL(topicAddress({ id: topicId, slug }, { id: postId, number }), site.url).href
    const report = await site.db.selectFrom('report').select('id').where('postId', '=', postId).executeTakeFirst()
    return { content: memberWarned({ username, title, words, isReported: report !== undefined, link }) }
  },

  'post-reviewed': async (site, { notificationId }) => {
    const news = await findNews(site, notificationId)
    const review = Notification.safeParse(news).data
    if (!news || !review || !isReviewNews(review.kind)) return null
    const { username, content, topicId, slug, postId, number } = news
    const title = (isByReader(news) && news.hiddenTitle) || news.title
    const link = new URL(topicAddress({ id: topicId, slug }, { id: postId, number }), site.url).href
    const reason = review.kind === 'post-hidden' ? REASON_NAMES[review.note] : 'note' in review ? review.note : ''
    const isTakenDown = news.hiddenAt !== null || news.deletedAt !== null
    const isObsolete = review.kind === 'post-taken-down' ? !isTakenDown : news.deletedAt !== null
    return { content: postReviewed({ username, kind: review.kind, title, text: content, reason, link }), isObsolete }
  },

  'topic-changed': async (site, { notificationId }) => {
    const news = await findNews(site, notificationId)
    const change = Notification.safeParse(news).data
    if (!news || !change || !isTopicNews(change)) return null
    const { kind, note: reason } = change
    const { username, category, topicId, slug, postId, number } = news
    const title = (isByReader(news) && news.hiddenTitle) || news.title
    const link = new URL(topicAddress({ id: topicId, slug }, { id: postId, number }), site.url).href
    const lockedUntil = news.lockedUntil ? inAustin(news.lockedUntil) : ''
    return { content: topicChanged({ username, kind, title, category, lockedUntil, reason, link }), isObsolete: kind === 'topic-locked' && !isLocked(news, site.clock.now()) }
  },
} satisfies Partial<Loaders>

const NEWS: readonly string[] = ['topic-reply', 'post-reply', 'mention'] satisfies PostNews[]
const isReviewNews = (kind: string): kind is ReviewNewsKind => REVIEW_NEWS.some((known) => known === kind)
const isTopicNews = (news: Notification): news is Extract<Notification, { kind: TopicNews }> => TOPIC_NEWS.some((known) => known === news.kind)
const isPostNews = (kind: string): kind is PostNews => NEWS.includes(kind)

/** Its lock hasn't ended, nor been taken off. */
const isLocked = ({ lockedAt, lockedUntil }: { lockedAt: Instant | null; lockedUntil: Instant | null }, now: Instant): boolean => lockedAt !== null && (lockedUntil === null || lockedUntil > now)

/** A hidden title is told only to the member who started the topic. */
const isByReader = ({ memberId, topicAuthorId }: { memberId: number; topicAuthorId: number | null }): boolean => memberId === topicAuthorId

/** A notification, with its member, its post, and its topic. */
const findNews = ({ db }: Site, id: number) =>
  db
    .selectFrom('notification')
    .innerJoin('member', 'member.id', 'notification.memberId')
    .innerJoin('post', 'post.id', 'notification.postId')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .innerJoin('category', 'category.id', 'topic.categoryId')
    .leftJoin('member as author', 'author.id', 'post.authorId')
    .select(['notification.memberId', 'notification.kind', 'notification.note', 'notification.actorId', 'member.username', 'author.username as author'])
    .select(['topic.id as topicId', 'topic.title', 'topic.hiddenTitle', 'topic.authorId as topicAuthorId', 'topic.slug', 'topic.lockedAt', 'topic.lockedUntil', 'category.name as category'])
    .select(['post.id as postId', 'post.number', 'post.content', 'post.deletedAt', 'post.hiddenAt'])
    .where('notification.id', '=', id)
    .executeTakeFirst()
