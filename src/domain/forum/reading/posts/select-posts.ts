import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../../../db/connection.ts'
import type { Tables } from '../../../../db/tables.ts'
import { AUTHOR_COLUMNS } from '../member-view.ts'

/** Posts with their author, the post they answer, and what of their topic decides over them. */
export const selectPosts = (db: Database) =>
  db
    .selectFrom('post')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .leftJoin('member as author', 'author.id', 'post.authorId')
    // A post that it answers in another topic, after a split, would have another topic's number.
    .leftJoin('post as answered', (join) => join.onRef('answered.id', '=', 'post.replyToId').onRef('answered.topicId', '=', 'post.topicId'))
    .leftJoin('member as asker', 'asker.id', 'answered.authorId')
    .select(AUTHOR_COLUMNS)
    .select(['post.id', 'post.topicId', 'post.number', 'post.content', 'post.createdAt', 'post.editedAt'])
    .select(['post.deletedAt', 'post.deletedBy', 'post.hiddenAt', 'post.hiddenBy', 'post.reviewReason', 'post.likeCount', 'post.thumbsUpCount'])
    .select(isReported)
    .select(['answered.id as answeredId', 'answered.number as answeredNumber', 'asker.username as askerName'])
    .select('author.emailConfirmedAt')
    .select(['topic.lockedAt', 'topic.hiddenAt as topicHiddenAt', 'topic.authorId as topicAuthorId'])

/** Whether reports have hidden it, and staff have not looked yet. */
const isReported = (eb: ExpressionBuilder<Tables, 'post'>) =>
  eb
    .and([
      eb('post.hiddenAt', 'is not', null),
      eb('post.hiddenBy', 'is', null),
      eb.exists(eb.selectFrom('report').select('report.id').whereRef('report.postId', '=', 'post.id').where('report.state', 'in', ['open', 'in-progress'])),
    ])
    .as('isReported')

export type PostColumns = Awaited<ReturnType<ReturnType<typeof selectPosts>['execute']>>[number]
