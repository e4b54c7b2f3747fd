import { type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/**
 * Whether a topic or post is of the sample community: written with it, or later by someone who tried the site with a
 * sample account.
 */
export const isSample = (table: 'topic' | 'post') =>
  sql<SqlBool>`(${sql.table(table)}.sampled_at is not null
    or ${sql.table(table)}.author_id in (select id from member where member.sampled_at is not null))`

/** Sample members. */
export const sampleMembers = (db: Database) => db.selectFrom('member').where('sampledAt', 'is not', null)

/** Sample topics, each with how many posts in it are real. */
export const listSampleTopics = (db: Database) =>
  db
    .selectFrom('topic')
    .select(['topic.id', 'topic.slug', 'topic.title'])
    .select((eb) => {
      const real = eb.selectFrom('post').whereRef('post.topicId', '=', 'topic.id').where(sql<SqlBool>`not ${isSample('post')}`)
      return real.select((of) => of.fn.countAll<number>().as('count')).$asScalar().$notNull().as('realPosts')
    })
    .where(isSample('topic'))
    .orderBy('topic.id')
    .execute()

/** Sample posts, in sample topics and in others. */
export const listSamplePosts = (db: Database) =>
  db.selectFrom('post').select(['post.id', 'post.number', 'post.topicId', 'post.sampledAt']).where(isSample('post')).orderBy('post.id').execute()
