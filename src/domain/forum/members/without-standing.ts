import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import { NEW_ACCOUNT_DAYS } from '../../../shared/forum/newcomers/newcomer-words.ts'
import { after, DAY_MS, type Instant } from '../../../shared/time/instant.ts'
import { TRUST_POSTS } from '../trust.ts'

/**
 * Whether an account has no standing yet, so that moderators can remove all it wrote: it's new, or it has waited for
 * long with hardly a post. What it wrote in the last days gives it none, because that may be the spam. Staff and members
 * who have been trusted for longer aren't among these. Source: docs/rules/forum.md#spam
 */
export const withoutStanding = (now: Instant) => (eb: ExpressionBuilder<Tables, 'member'>) => {
  const recently = after(now, -NEW_ACCOUNT_DAYS * DAY_MS)
  const accepted = eb
    .selectFrom('post')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .select(sql<number>`count(*)`.as('count'))
    .whereRef('post.authorId', '=', 'member.id')
    .where('post.createdAt', '<=', recently)
    .where('post.deletedAt', 'is', null)
    .where('post.hiddenAt', 'is', null)
    .where('topic.hiddenAt', 'is', null)
  const isSleeper = eb.and([eb.or([eb('member.trustedAt', 'is', null), eb('member.trustedAt', '>', recently)]), eb(accepted, '<', TRUST_POSTS)])
  return eb.and([eb('member.role', '=', 'member'), eb.or([eb('member.createdAt', '>', recently), isSleeper])])
}
