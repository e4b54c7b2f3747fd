import type { Transaction } from '../../../db/connection.ts'
import type { TopicView } from '../../../shared/forum/forum.ts'
import type { NewTopic } from '../../../shared/forum/forum-schemas.ts'
import { CATEGORY_CLOSED, CATEGORY_MISSING } from '../../../shared/forum/forum-words.ts'
import { after } from '../../../shared/time/instant.ts'
import { slugOf } from '../../../shared/text/slug.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { getTopic } from '../reading/topics/get-topic.ts'
import { requirePostingMember } from '../../access/require-posting-member.ts'
import { checkWords } from '../review/check-words.ts'
import { reasonForReview } from '../review/reason-for-review.ts'
import { addPost } from './add-post.ts'
import { changeForum } from './change-forum.ts'
import { addToCategory, addToTotal } from './counters.ts'
import { SAME_TEXT_MS, withIdempotencyKey } from './idempotency.ts'
import { checkFirstDay, consumeTopicCooldown } from './take-writing-limit.ts'

/**
 * Opens a topic with its first post. Sent again, under the same key or within seconds, it is still one topic.
 *
 * @throws AppError `signed-out` for visitors, `forbidden` while suspended or in a closed category
 * @throws AppError `invalid` when there is no such category, or for a word on the list
 * @throws AppError `key-reused`, `too-many`
 */
export async function openTopic(site: Site, actor: Actor, topic: NewTopic, key?: string): Promise<TopicView> {
  const member = await requirePostingMember(site.db, actor)
  const needsReview = await checkWords(site, member, topic)
  const body = ['topic', topic.categoryId, topic.title, topic.content]
  const findDuplicate = (trx: Transaction) => sameTopic(trx, site, member, topic)
  const id = await changeForum(site, (trx) =>
    withIdempotencyKey(trx, site, member, { key, body, findDuplicate }, () => write(trx, site, member, topic, needsReview)),
  )
  return getTopic(site, member, id)
}

async function write(trx: Transaction, site: Site, member: Member, { categoryId, title, content }: NewTopic, needsReview: boolean): Promise<number> {
  await requireOpenCategory(trx, categoryId)
  await consumeTopicCooldown(trx, site, member)
  await checkFirstDay(site, 'firstDayTopics', member, () => countTopics(trx, member.id))

  const now = site.clock.now()
  const reviewReason = needsReview ? 'word' : await reasonForReview(trx, site, member, `${title}\n${content}`)
  const topic = await trx
    .insertInto('topic')
    .values({ categoryId, authorId: member.id, title, slug: slugOf(title), createdAt: now, lastPostAt: now, hiddenAt: reviewReason && now })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!reviewReason) {
    await addToCategory(trx, categoryId, 1)
    await addToTotal(trx, 'topics', 1)
  }
  await addPost(trx, site, member, topic, { content, reviewReason })
  return topic.id
}

/** @throws AppError `invalid` for a category that is not there, `forbidden` for one that is closed */
export async function requireOpenCategory(trx: Transaction, id: number): Promise<void> {
  const category = await trx.selectFrom('category').select('closedAt').where('id', '=', id).executeTakeFirst()
  if (!category) throw new AppError('invalid', CATEGORY_MISSING, { errors: { categoryId: [CATEGORY_MISSING] } })
  if (category.closedAt) throw new AppError('forbidden', CATEGORY_CLOSED)
}

async function sameTopic(trx: Transaction, site: Site, member: Member, { categoryId, title, content }: NewTopic) {
  const duplicate = await trx
    .selectFrom('topic')
    .innerJoin('post', (join) => join.onRef('post.topicId', '=', 'topic.id').on('post.number', '=', 1))
    .select('topic.id')
    .where('topic.authorId', '=', member.id)
    .where('topic.createdAt', '>', after(site.clock.now(), -SAME_TEXT_MS))
    .where('topic.categoryId', '=', categoryId)
    .where('topic.title', '=', title)
    .where('post.content', '=', content)
    .where('post.deletedAt', 'is', null)
    .executeTakeFirst()
  return duplicate?.id
}

async function countTopics(trx: Transaction, memberId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('topic')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('authorId', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}
