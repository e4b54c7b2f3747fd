import { type Context, Hono } from 'hono'
import { AppError } from '../domain/errors.ts'
import { exportOwnData } from '../domain/forum/members/export-member.ts'
import { getCategory } from '../domain/forum/reading/get-category.ts'
import { getPost } from '../domain/forum/reading/get-post.ts'
import { getTopic } from '../domain/forum/reading/get-topic.ts'
import { listCategories } from '../domain/forum/reading/list-categories.ts'
import { listPosts } from '../domain/forum/reading/list-posts.ts'
import { listLatestTopics, listTopics, TOPIC_SORTS } from '../domain/forum/reading/list-topics.ts'
import { listPopularTopics, PERIODS } from '../domain/forum/reading/popular.ts'
import { searchForum } from '../domain/forum/reading/search/search-forum.ts'
import { getStats } from '../domain/forum/reading/stats.ts'
import { viewsOf } from '../domain/forum/reading/view-counter.ts'
import { PAGE_SIZE } from '../shared/forum.ts'
import type { Environment } from './environment.ts'
import { requestedRange, describeList } from './list-answer.ts'
import { rowId } from './row-id.ts'

type ForumContext = Context<Environment>

/** Most latest topics with each category. */
const LATEST_MAX = 10

/** Categories, topics, posts, search and figures. Paths are below /api/forum. */
export const forumReading = new Hono<Environment>()
  .get('/categories', async (c) => {
    const latest = Math.min(rowId(c.req.query('latest') ?? '') ?? 0, LATEST_MAX)
    return c.json({ categories: await listCategories(c.var.site, latest) })
  })
  .get('/categories/:category', async (c) => c.json({ category: await categoryOf(c, c.req.param('category')) }))
  .get('/categories/:category/topics', async (c) => {
    const category = await categoryOf(c, c.req.param('category'))
    const range = requestedRange(c)
    const sort = oneOf(TOPIC_SORTS, c.req.query('sort'), 'latest')
    const { entries, total } = await listTopics(c.var.site, category, { ...range, sort })
    describeList(c, range, total)
    return c.json({ topics: entries })
  })
  .get('/topics/latest', async (c) => {
    const range = requestedRange(c)
    const { entries, total } = await listLatestTopics(c.var.site, range)
    describeList(c, range, total)
    return c.json({ topics: entries })
  })
  .get('/topics/popular', async (c) => {
    const range = requestedRange(c)
    const period = oneOf(PERIODS, c.req.query('period'), 'month')
    const { entries, total } = await listPopularTopics(c.var.site, period, range)
    describeList(c, range, total)
    return c.json({ topics: entries })
  })
  .get('/topics/:topicId', async (c) => {
    const { site, actor } = c.var
    const topic = await getTopic(site, actor, topicId(c))
    viewsOf(site).count(topic.id, actor, c.req.header('user-agent'))
    return c.json({ topic })
  })
  .get('/topics/:topicId/posts', async (c) => {
    const range = requestedRange(c)
    const { entries, total } = await listPosts(c.var.site, c.var.actor, topicId(c), range)
    describeList(c, range, total)
    return c.json(entries)
  })
  .get('/posts/:postId', async (c) => c.json(await getPost(c.var.site, c.var.actor, postId(c))))
  .get('/profile/export', async (c) => {
    const data = await exportOwnData(c.var.site, c.var.actor)
    c.header('content-disposition', `attachment; filename="on-joue-${data.exportedAt.slice(0, 10)}.json"`)
    return c.json(data)
  })
  .get('/stats', async (c) => c.json({ stats: await getStats(c.var.site) }))
  .get('/search', async (c) => {
    const range = requestedRange(c, PAGE_SIZE)
    const { entries, total } = await searchForum(c.var.site, c.var.actor, c.req.query('q') ?? '', range)
    describeList(c, range, total)
    return c.json({ hits: entries })
  })

const categoryOf = (c: ForumContext, name: string) => getCategory(c.var.site, { slug: name, id: rowId(name) })

const topicId = (c: ForumContext) => idIn(c.req.param('topicId'), 'Topic Not Found')
const postId = (c: ForumContext) => idIn(c.req.param('postId'), 'This post is not there, or no longer.')

/** @throws AppError `not-found` for what is no id */
function idIn(text: string | undefined, otherwise: string): number {
  const id = rowId(text ?? '')
  if (id === undefined) throw new AppError('not-found', otherwise)
  return id
}

/** The asked word if it is one of those known, otherwise the usual one. */
function oneOf<T extends string>(known: readonly T[], requested: string | undefined, usual: T): T {
  return known.find((word) => word === requested) ?? usual
}
