import type { ForumStats } from '../../../shared/forum/forum.ts'
import { after, MINUTE_MS } from '../../../shared/time/instant.ts'
import type { Site } from '../../site/site.ts'

/** Anyone who was seen this recently counts as online. Source: product figures, "Online". */
export const ONLINE_MS = 5 * MINUTE_MS

/** Visible topics and posts, members, and who of them is online. */
export async function getStats({ db, clock }: Site): Promise<ForumStats> {
  const [totals, seen] = await Promise.all([
    db.selectFrom('siteTotal').selectAll().execute(),
    db
      .selectFrom('member')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('lastSeenAt', '>', after(clock.now(), -ONLINE_MS))
      .where('invitedAt', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  const count = (key: string): number => totals.find((total) => total.key === key)?.count ?? 0
  return { topics: count('topics'), posts: count('posts'), members: count('members'), online: seen.count }
}
