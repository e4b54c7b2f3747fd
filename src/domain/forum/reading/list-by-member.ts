import type { Database } from '../../../db/connection.ts'
import type { MemberPostView, TopicView } from '../../../shared/forum/forum.ts'
import { memberNamed } from '../../accounts/get-member.ts'
import type { Site } from '../../site/site.ts'
import { excerptOf } from '../writing/excerpt.ts'
import type { Part, Range } from './list-range.ts'
import { topicsInOrder } from './topics/topic-view.ts'

/*
 * What a member's public page lists: the same for everyone, the member included. A post that's hidden, held for
 * review, or removed isn't there, nor is any in a hidden topic.
 */

/** The member's topics, newest first. @throws AppError `not-found` */
export async function listMemberTopics({ db }: Site, username: string, { offset, limit }: Range): Promise<Part<TopicView>> {
  const { id } = await memberNamed(db, username)
  const { total } = await topicsBy(db, id).select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await topicsBy(db, id).select('id').orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return { entries: await topicsInOrder(db, rows.map((row) => row.id)), total }
}

/** The member's posts, newest first. @throws AppError `not-found` */
export async function listMemberPosts({ db }: Site, username: string, { offset, limit }: Range): Promise<Part<MemberPostView>> {
  const { id } = await memberNamed(db, username)
  const { total } = await postsBy(db, id).select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await postsBy(db, id)
    .select(['post.id', 'post.number', 'post.content', 'post.createdAt', 'post.deletedAt', 'post.hiddenAt'])
    .select(['topic.id as topicId', 'topic.title', 'topic.slug'])
    .orderBy('post.createdAt', 'desc')
    .orderBy('post.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const entries = rows.map(({ topicId, title, slug, createdAt, ...post }) => ({
    topic: { id: topicId, title, slug }, createdAt,
    post: { id: post.id, number: post.number, excerpt: excerptOf(post) },
  }))
  return { entries, total }
}

const topicsBy = (db: Database, memberId: number) => db.selectFrom('topic').where('authorId', '=', memberId).where('hiddenAt', 'is', null)

const postsBy = (db: Database, memberId: number) =>
  db
    .selectFrom('post')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .where('post.authorId', '=', memberId)
    .where('post.deletedAt', 'is', null)
    .where('post.hiddenAt', 'is', null)
    .where('topic.hiddenAt', 'is', null)
