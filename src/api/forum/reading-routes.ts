import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { exportOwnData } from '../../domain/forum/members/export-member.ts'
import { getCategory } from '../../domain/forum/reading/get-category.ts'
import { listMemberPosts, listMemberTopics } from '../../domain/forum/reading/list-by-member.ts'
import { getPost, getPostPlace } from '../../domain/forum/reading/posts/get-post.ts'
import { getTopic } from '../../domain/forum/reading/topics/get-topic.ts'
import { listCategories } from '../../domain/forum/reading/list-categories.ts'
import { listPosts } from '../../domain/forum/reading/posts/list-posts.ts'
import { listLatestTopics, listTopics, TOPIC_SORTS } from '../../domain/forum/reading/topics/list-topics.ts'
import { listPopularTopics } from '../../domain/forum/reading/topics/popular.ts'
import { PERIODS } from '../../domain/forum/reading/topics/rank-topics.ts'
import { searchForum } from '../../domain/forum/reading/search/search-forum.ts'
import { getStats } from '../../domain/forum/reading/stats.ts'
import { viewsOf } from '../../domain/forum/reading/topics/view-counter.ts'
import type { Site } from '../../domain/site/site.ts'
import { PAGE_SIZE } from '../../shared/forum/forum.ts'
import type { Environment } from '../http/environment.ts'
import { listed, oneOf, PAGED, WHOLE_OR_PAGED } from '../http/lists.ts'
import { idIn, postId, rowId, topicId } from '../http/path.ts'
import { route } from '../http/route.ts'
import { ExportSchema } from './export-view.ts'
import { CategorySchema, HitSchema, MemberPostSchema, PlaceSchema, PostSchema, StatsSchema, TopicAnswer, TopicList } from './forum-views.ts'

/** Most latest topics with each category. */
const LATEST_MAX = 10

const open = { tag: 'Reading the forum', who: 'anyone' } as const
const inCategory = {
  ...open, path: { category: z.string().describe('The category’s slug or ID.') },
  refusals: { 404: 'No such category.' },
} as const
const ofMember = {
  ...open, path: { username: z.string().describe('The username. Case doesn’t matter.') }, refusals: { 404: 'No such member.' },
} as const
const ofTopic = { ...open, path: topicId, refusals: { 404: 'No such topic, or it’s hidden from you.', 410: 'The topic was removed.' } } as const
const ofPost = { ...open, path: postId, refusals: { 404: 'No such post, or its topic is hidden from you.', 410: 'The post was removed, or its topic.' } } as const

/** Categories, topics, posts, search and figures. Paths are below /api/forum. */
export const forumReading = new Hono<Environment>()
  .get('/categories', route(
    {
      ...open, id: 'listCategories', summary: 'List categories',
      query: { latest: z.int().min(0).max(LATEST_MAX).optional().describe('How many recent topics to include per category.') },
      answer: z.strictObject({ categories: z.array(CategorySchema) }),
    },
    async ({ site, query }) => {
      const latest = Math.min(rowId(query.latest ?? '') ?? 0, LATEST_MAX)
      return { categories: await listCategories(site, latest) }
    },
  ))
  .get('/categories/:category', route(
    { ...inCategory, id: 'getCategory', summary: 'Get a category', answer: z.strictObject({ category: CategorySchema }) },
    async ({ site, path }) => ({ category: await findCategory(site, path.category) }),
  ))
  .get('/categories/:category/topics', route(
    {
      ...inCategory, id: 'listTopics', summary: 'List a category’s topics, pinned first',
      query: { ...WHOLE_OR_PAGED, sort: z.enum(TOPIC_SORTS).optional().describe('By latest post (the default) or by views.') },
      isList: true, answer: TopicList,
    },
    async ({ c, site, path, query }) => {
      const category = await findCategory(site, path.category)
      const sort = oneOf(TOPIC_SORTS, query.sort) ?? 'latest'
      return { topics: await listed(c, (range) => listTopics(site, category, { ...range, sort })) }
    },
  ))
  .get('/topics/latest', route(
    { ...open, id: 'listLatestTopics', summary: 'List topics by latest post', query: WHOLE_OR_PAGED, isList: true, answer: TopicList },
    async ({ c, site }) => ({ topics: await listed(c, (range) => listLatestTopics(site, range)) }),
  ))
  .get('/topics/popular', route(
    {
      ...open, id: 'listPopularTopics', summary: 'List popular topics',
      query: { ...WHOLE_OR_PAGED, period: z.enum(PERIODS).optional().describe('Time period. Default: the last month.') },
      isList: true, answer: TopicList,
    },
    async ({ c, site, query }) => {
      const period = oneOf(PERIODS, query.period) ?? 'month'
      return { topics: await listed(c, (range) => listPopularTopics(site, period, range)) }
    },
  ))
  .get('/topics/:topicId', route(
    { ...ofTopic, id: 'getTopic', summary: 'Get a topic, and what you can do with it', answer: TopicAnswer },
    async ({ c, site, actor }) => {
      const topic = await getTopic(site, actor, topicIn(c))
      viewsOf(site).count(topic.id, actor, c.req.header('user-agent'))
      return { topic }
    },
  ))
  .get('/topics/:topicId/posts', route(
    {
      ...ofTopic, id: 'listPosts', summary: 'List a topic’s posts, oldest first',
      description: 'Returns a plain array. Removed posts keep their place but have no text.',
      query: WHOLE_OR_PAGED, isList: true, answer: z.array(PostSchema),
    },
    ({ c, site, actor }) => listed(c, (range) => listPosts(site, actor, topicIn(c), range)),
  ))
  .get('/posts/:postId', route(
    { ...ofPost, id: 'getPost', summary: 'Get a post', description: 'Also a removed one, for people who can restore it.', answer: PostSchema },
    ({ c, site, actor }) => getPost(site, actor, postIn(c)),
  ))
  .get('/posts/:postId/place', route(
    {
      ...ofPost, id: 'getPostPlace', summary: 'Get a post’s place',
      description: 'Its topic, and which of the posts you see there it is: posts held for review don’t count. A removed post has left a marker in its place.',
      answer: PlaceSchema, refusals: { ...ofPost.refusals, 410: 'Its topic was removed.' },
    },
    ({ c, site, actor }) => getPostPlace(site, actor, postIn(c)),
  ))
  .get('/members/:username/topics', route(
    {
      ...ofMember, id: 'listMemberTopics', summary: 'List a member’s topics, newest first',
      query: PAGED, isList: true, answer: TopicList,
    },
    async ({ c, site, path }) => ({ topics: await listed(c, (range) => listMemberTopics(site, path.username, range), PAGE_SIZE) }),
  ))
  .get('/members/:username/posts', route(
    {
      ...ofMember, id: 'listMemberPosts', summary: 'List a member’s posts, newest first',
      description: 'Only what everyone can see: no posts that are hidden, held for review, or removed, and none in hidden topics.',
      query: PAGED, isList: true, answer: z.strictObject({ posts: z.array(MemberPostSchema) }),
    },
    async ({ c, site, path }) => ({ posts: await listed(c, (range) => listMemberPosts(site, path.username, range), PAGE_SIZE) }),
  ))
  .get('/profile/export', route(
    {
      id: 'exportOwnData', tag: 'Profile', who: 'members', summary: 'Download your data',
      description: 'Returns a file, at most once a day. Once your email is confirmed, it also includes what that address left outside the forum.',
      answer: ExportSchema,
    },
    async ({ c, site, actor }) => {
      const data = await exportOwnData(site, actor)
      c.header('content-disposition', `attachment; filename="on-joue-${data.exportedAt.slice(0, 10)}.json"`)
      return data
    },
  ))
  .get('/stats', route(
    {
      ...open, id: 'getStats', summary: 'Get forum stats',
      answer: z.strictObject({ stats: StatsSchema }),
    },
    async ({ site }) => ({ stats: await getStats(site) }),
  ))
  .get('/search', route(
    {
      ...open, id: 'searchForum', summary: 'Search titles and posts',
      query: { q: z.string().describe('Search words. Small typos are OK.'), ...PAGED },
      isList: true, answer: z.strictObject({ hits: z.array(HitSchema) }),
    },
    async ({ c, site, actor, query }) => ({
      hits: await listed(c, (range) => searchForum(site, actor, query.q ?? '', range), PAGE_SIZE),
    }),
  ))

const findCategory = (site: Site, name: string) => getCategory(site, { slug: name, id: rowId(name) })

const postIn = (c: Context<Environment>): number => idIn(c, 'postId', 'This post no longer exists.')
const topicIn = (c: Context<Environment>): number => idIn(c, 'topicId', 'Topic Not Found')
