import type { Transaction } from '../../db/connection.ts'
import { after, DAY_MS, type Instant } from '../../shared/time/instant.ts'
import type { Role } from '../../shared/accounts/accounts.ts'
import type { Site } from '../site/site.ts'

/** Days and visible posts after which a member is no longer new. Source: docs/rules/forum.md#new-members */
export const TRUST_DAYS = 3
export const TRUST_POSTS = 3
/** The same for a member of long standing. */
export const STANDING_DAYS = 60
export const STANDING_POSTS = 20

interface Standing {
  role: Role
  createdAt: Instant
  emailConfirmedAt: Instant | null
  trustedAt: Instant | null
}

export const STANDING_COLUMNS = ['member.role', 'member.createdAt', 'member.emailConfirmedAt', 'member.trustedAt'] as const

/** Whether an address counts as confirmed. Without a mail server, no one can confirm one. */
export const isConfirmed = ({ hasMailServer }: Pick<Site, 'hasMailServer'>, member: Pick<Standing, 'emailConfirmedAt'>): boolean =>
  !hasMailServer || member.emailConfirmedAt !== null

/** Whether a member isn't new anymore. Staff never are. */
export const isTrusted = (site: Pick<Site, 'hasMailServer'>, member: Standing): boolean =>
  member.role !== 'member' || (member.trustedAt !== null && isConfirmed(site, member))

/** Notes that a member isn't new anymore, once enough days have passed and enough posts are up. @returns whether that's so */
export async function earnTrust(trx: Transaction, site: Site, memberId: number): Promise<boolean> {
  const member = await trx.selectFrom('member').select(STANDING_COLUMNS).where('id', '=', memberId).executeTakeFirst()
  if (!member) return false
  if (member.trustedAt !== null || member.role !== 'member') return isTrusted(site, member)
  const now = site.clock.now()
  const isEarned = isConfirmed(site, member) && (await hasHistory(trx, now, memberId, member.createdAt, { days: TRUST_DAYS, posts: TRUST_POSTS }))
  if (isEarned) await trx.updateTable('member').set({ trustedAt: now }).where('id', '=', memberId).execute()
  return isEarned
}

/** Whether posts by this member are harder to hide: staff, and members of long standing. */
export async function isOfStanding(trx: Transaction, site: Site, memberId: number): Promise<boolean> {
  const member = await trx.selectFrom('member').select(STANDING_COLUMNS).where('id', '=', memberId).executeTakeFirst()
  if (!member) return false
  if (member.role !== 'member') return true
  const history = { days: STANDING_DAYS, posts: STANDING_POSTS }
  return isTrusted(site, member) && (await hasHistory(trx, site.clock.now(), memberId, member.createdAt, history))
}

async function hasHistory(trx: Transaction, now: Instant, memberId: number, createdAt: Instant, { days, posts }: { days: number; posts: number }): Promise<boolean> {
  if (createdAt > after(now, -days * DAY_MS)) return false
  const visible = await trx
    .selectFrom('post')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .select('post.id')
    .where('post.authorId', '=', memberId)
    .where('post.deletedAt', 'is', null)
    .where('post.hiddenAt', 'is', null)
    .where('topic.hiddenAt', 'is', null)
    .limit(posts)
    .execute()
  return visible.length >= posts
}
