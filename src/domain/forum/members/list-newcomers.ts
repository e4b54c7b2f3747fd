import type { Newcomer, NewcomerPost } from '../../../shared/forum/newcomers/newcomers.ts'
import { NEWCOMER_POSTS_MAX, NEWCOMERS_MAX } from '../../../shared/forum/newcomers/newcomer-words.ts'
import { after, HOUR_MS, type Instant } from '../../../shared/time/instant.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import type { Actor, Site } from '../../site/site.ts'
import { excerptOf } from '../writing/excerpt.ts'
import { removalsOf, wasRemovedAsSpam } from './restore-spam.ts'
import { withoutStanding } from './without-standing.ts'

/**
 * Everything that accounts of the last hours wrote, and older ones without standing that wrote in the last hours, the
 * newest account first, and those whose posts were removed as spam and can be restored. Each of the two is capped by
 * itself, so that what was removed makes room for the next ones.
 *
 * @throws AppError `signed-out`, `forbidden` for all but staff
 */
export async function listNewcomers(site: Site, actor: Actor, hours: number): Promise<Newcomer[]> {
  const { db, clock } = site
  requireModerator(await requireActiveMember(db, actor))
  const now = clock.now()
  const since = after(now, -hours * HOUR_MS)
  const members = (await Promise.all([accountsIn(site, 'up', { since, now }), accountsIn(site, 'removed', { since, now })])).flat().toSorted((a, b) => b.id - a.id)
  const ids = members.map(({ id }) => id)
  const [posts, removals] = await Promise.all([postsBy(site, ids), removalsOf(site, ids)])
  const shown = members.map(({ silencedUntil, ...member }) => {
    const own = posts.get(member.id) ?? []
    const removedAt = removals.find(({ memberId }) => memberId === member.id)?.createdAt ?? null
    return { ...member, isSilenced: silencedUntil !== null && silencedUntil > now, postCount: own.length, posts: own.slice(0, NEWCOMER_POSTS_MAX), removedAt }
  })
  return shown.filter(({ postCount, removedAt }) => postCount > 0 || removedAt !== null)
}

/** Accounts with posts that are up, or those of which nothing is up because it was removed as spam. */
function accountsIn({ db }: Site, state: 'up' | 'removed', { since, now }: { since: Instant; now: Instant }) {
  return db
    .selectFrom('member')
    .select(['id', 'username', 'createdAt as joinedAt', 'silencedUntil'])
    .where(withoutStanding(now))
    .where((eb) => {
      const posts = eb.selectFrom('post').select('post.id').whereRef('post.authorId', '=', 'member.id').where('post.content', '!=', '')
      const isUp = eb.exists(posts.where('post.deletedAt', 'is', null))
      const inHours = eb.or([eb.and([eb('createdAt', '>', since), eb.exists(posts)]), eb.exists(posts.where('post.createdAt', '>', since))])
      return eb.and([inHours, state === 'up' ? isUp : eb.and([eb.not(isUp), wasRemovedAsSpam(now)(eb)])])
    })
    .orderBy('id', 'desc')
    .limit(NEWCOMERS_MAX)
    .execute()
}

async function postsBy({ db }: Site, memberIds: readonly number[]): Promise<Map<number, NewcomerPost[]>> {
  const found = new Map<number, NewcomerPost[]>()
  if (memberIds.length === 0) return found
  const rows = await db
    .selectFrom('post')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .select(['post.id', 'post.number', 'post.content', 'post.createdAt', 'post.authorId'])
    .select(['topic.id as topicId', (eb) => eb.fn.coalesce('topic.hiddenTitle', 'topic.title').as('title'), 'topic.slug'])
    .where('post.authorId', 'in', memberIds)
    .where('post.deletedAt', 'is', null)
    .orderBy('post.id', 'desc')
    .execute()
  for (const { authorId, topicId, title, slug, content, ...post } of rows) {
    const shown = { ...post, topic: { id: topicId, title, slug }, excerpt: excerptOf({ content, deletedAt: null, hiddenAt: null }) }
    if (authorId !== null) found.set(authorId, [...(found.get(authorId) ?? []), shown])
  }
  return found
}
