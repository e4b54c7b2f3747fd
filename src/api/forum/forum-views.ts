import { z } from 'zod'
import {
  type BookmarkView,
  type CategoryRef,
  CATEGORY_LOOKS,
  type CategoryView,
  type ForumStats,
  type MemberPostView,
  type NotificationView,
  type PostView,
  HIDDEN_BY,
  REVIEW_NEWS,
  TOPIC_NEWS,
  type SearchHit,
  type TopicView,
  type PostEditView,
  type PostPlace,
} from '../../shared/forum/forum.ts'
import { REVIEW_REASONS } from '../../shared/forum/review.ts'
import { MemberSchema } from '../accounts/account-views.ts'
import { count, id, moment, momentOrNull, named, viewSchema } from '../http/view-schema.ts'

const text = z.string()
const yes = z.boolean()
const by = MemberSchema.nullable()
const topicLink = z.strictObject({ id, title: text, slug: text })
const postLink = z.strictObject({ id, number: id, excerpt: text })

const aCategory = { id, name: text, slug: text }
const CategoryRefSchema = viewSchema<CategoryRef>()('CategoryName', z.strictObject(aCategory))

export const TopicSchema = viewSchema<TopicView>()(
  'Topic',
  z.strictObject({
    id, title: text, slug: text, categoryId: id, category: CategoryRefSchema.nullable(),
    postCount: count, replyCount: count, views: count, viewCount: count,
    createdAt: moment, lastPostAt: moment, user: by,
    isPinned: yes, isLocked: yes, lockedUntil: momentOrNull, slowMinutes: count.nullable(), isHidden: yes,
    can: z.strictObject({ reply: yes, rename: yes, moderate: yes, bookmark: yes, removeDetails: yes }).optional(),
    isBookmarked: yes.optional(),
  }),
)

export const TopicAnswer = named('TopicAnswer', z.strictObject({ topic: TopicSchema }))
export const TopicList = named('TopicList', z.strictObject({ topics: z.array(TopicSchema) }))

export const CategorySchema = viewSchema<CategoryView>()(
  'Category',
  z.strictObject({
    ...aCategory, description: text, look: z.enum(CATEGORY_LOOKS), topicCount: count, isOpen: yes,
    latestTopics: z.array(TopicSchema).optional(),
  }),
)

export const PostSchema = viewSchema<PostView>()(
  'Post',
  z.strictObject({
    id, topicId: id, number: id, place: id, content: text, version: text, linksAllowed: yes, createdAt: moment, editedAt: momentOrNull,
    likeCount: count, thumbsUpCount: count, user: by,
    removed: z.enum(['by-author', 'by-staff']).nullable(), hiddenBy: z.enum(HIDDEN_BY).nullable(), reviewReason: z.enum(REVIEW_REASONS).nullable(),
    undoUntil: momentOrNull,
    replyTo: z.strictObject({ id, number: id, username: text }).nullable(),
    hasLiked: yes, hasThumbedUp: yes, isBookmarked: yes,
    can: z.strictObject({ edit: yes, delete: yes, restore: yes, react: yes, report: yes, hide: yes, removeDetails: yes, history: yes, takeDown: yes }),
  }),
)

export const PlaceSchema = viewSchema<PostPlace>()('PostPlace', z.strictObject({ id, topicId: id, number: id }))

export const EditSchema = viewSchema<PostEditView>()(
  'PostEdit',
  z.strictObject({ id, content: text, isPurged: yes, editedAt: moment, username: text }),
)

export const StatsSchema = viewSchema<ForumStats>()(
  'Stats',
  z.strictObject({ topics: count, posts: count, members: count, online: count }),
)

export const NotificationSchema = viewSchema<NotificationView>()(
  'Notification',
  z.strictObject({
    id, kind: z.enum(['topic-reply', 'post-reply', 'mention', 'report-resolved', 'report-rejected', 'warning', ...REVIEW_NEWS, ...TOPIC_NEWS]), user: by,
    topic: topicLink, post: postLink, note: text, createdAt: moment, isRead: yes, count, others: count,
  }),
)

export const BookmarkSchema = viewSchema<BookmarkView>()(
  'Bookmark',
  z.strictObject({ id, topic: topicLink, post: postLink.nullable(), createdAt: moment }),
)

export const MemberPostSchema = viewSchema<MemberPostView>()(
  'MemberPost',
  z.strictObject({ topic: topicLink, post: postLink, createdAt: moment }),
)

export const HitSchema = viewSchema<SearchHit>()(
  'SearchHit',
  z.strictObject({
    topic: z.strictObject({ id, title: text, slug: text, category: CategoryRefSchema.nullable() }),
    post: z.strictObject({ id, number: id }),
    user: by, createdAt: moment,
    snippet: z.array(z.strictObject({ text, isMatch: yes })),
  }),
)
