import { z } from 'zod'
import { TOPIC_SORTS } from '../../domain/forum/reading/list-topics.ts'
import { PERIODS } from '../../domain/forum/reading/popular.ts'
import { CategorySchema, EditSchema, HitSchema, PostSchema, StatsSchema, TopicAnswer, TopicList } from './forum-answers.ts'
import type { Operation, Operations } from './operation.ts'
import { PAGED, postId, topicId, WHOLE_OR_PAGED } from './parameters.ts'

const open = { tag: 'Reading the forum', who: 'anyone' } satisfies Partial<Operation>
const category = { category: z.string().describe('The category’s name in its address, or its number.') }
const NO_CATEGORY = { 404: 'No such category.' }
const NO_TOPIC = { 404: 'No such topic, or hidden from you.' }
const NO_POST = { 404: 'No such post, or in a topic hidden from you.' }

export const FORUM_READING: Operations = {
  'GET /api/forum/categories': {
    ...open, id: 'listCategories', summary: 'All categories',
    query: { latest: z.int().min(0).max(10).optional().describe('How many of its newest topics each category brings.') },
    answer: z.strictObject({ categories: z.array(CategorySchema) }),
  },
  'GET /api/forum/categories/:category': {
    ...open, id: 'getCategory', summary: 'One category',
    path: category, answer: z.strictObject({ category: CategorySchema }), refusals: NO_CATEGORY,
  },
  'GET /api/forum/categories/:category/topics': {
    ...open, id: 'listTopics', summary: 'The topics of a category, pinned ones first',
    path: category,
    query: { ...WHOLE_OR_PAGED, sort: z.enum(TOPIC_SORTS).optional().describe('By the newest post, which is usual, or by views.') },
    isList: true, answer: TopicList, refusals: NO_CATEGORY,
  },
  'GET /api/forum/topics/latest': {
    ...open, id: 'listLatestTopics', summary: 'Topics by their newest post',
    query: WHOLE_OR_PAGED, isList: true, answer: TopicList,
  },
  'GET /api/forum/topics/popular': {
    ...open, id: 'listPopularTopics', summary: 'Popular topics',
    query: { ...WHOLE_OR_PAGED, period: z.enum(PERIODS).optional().describe('Of which time; usually the last month.') },
    isList: true, answer: TopicList,
  },
  'GET /api/forum/topics/:topicId': {
    ...open, id: 'getTopic', summary: 'One topic, and what you may do with it',
    path: topicId, answer: TopicAnswer, refusals: NO_TOPIC,
  },
  'GET /api/forum/topics/:topicId/posts': {
    ...open, id: 'listPosts', summary: 'The posts of a topic, oldest first',
    description: 'A bare list. Removed posts keep their place and have no text.',
    path: topicId, query: WHOLE_OR_PAGED, isList: true, answer: z.array(PostSchema), refusals: NO_TOPIC,
  },
  'GET /api/forum/posts/:postId': {
    ...open, id: 'getPost', summary: 'One post',
    path: postId, answer: PostSchema, refusals: NO_POST,
  },
  'GET /api/forum/posts/:postId/edits': {
    ...open, who: 'members', id: 'listPostEdits', summary: 'What a post said before',
    description: 'For its author and for moderators.',
    path: postId, answer: z.strictObject({ edits: z.array(EditSchema) }), refusals: NO_POST,
  },
  'GET /api/forum/stats': {
    ...open, id: 'getStats', summary: 'How many topics, posts and members there are, and who is around',
    answer: z.strictObject({ stats: StatsSchema }),
  },
  'GET /api/forum/search': {
    ...open, id: 'searchForum', summary: 'Search titles and posts',
    query: { q: z.string().describe('What to look for. Small typing errors are forgiven.'), ...PAGED },
    isList: true, answer: z.strictObject({ hits: z.array(HitSchema) }),
  },
}
