import type { Transaction } from '../../../db/connection.ts'
import type { ReviewReason } from '../../../shared/forum/review.ts'
import { after } from '../../../shared/time/instant.ts'
import type { Member, Site } from '../../site/site.ts'
import { earnTrust } from '../trust.ts'
import { contactIn } from './contact-in-text.ts'

/**
 * Why a new post waits for a moderator, or null if it goes up at once. It never does for staff, and for members who
 * aren't new anymore. Until the address is confirmed, links wait all the more (D69).
 *
 * @param text - the post, and with a topic's opening post its title
 */
export async function reasonForReview(trx: Transaction, site: Site, member: Member, text: string): Promise<ReviewReason | null> {
  if (await earnTrust(trx, site, member.id)) return null
  const inText = contactIn(site.url.hostname, text)
  if (inText) return inText
  return (await isBurst(trx, site, member.id)) ? 'burst' : null
}

/** Why an edit of a post that's up, or of its topic's title, makes it wait again, or null. */
export async function reasonToReviewEdit(trx: Transaction, site: Site, member: Member, text: string): Promise<ReviewReason | null> {
  return (await earnTrust(trx, site, member.id)) ? null : contactIn(site.url.hostname, text)
}

/** Whether so many posts are up within the last minutes that the next one waits. Source: docs/rules/limits.md, LIMIT_NEW_POSTS */
async function isBurst(trx: Transaction, { clock, limits }: Site, memberId: number): Promise<boolean> {
  const { max, windowMs } = limits.newMemberPosts[0] ?? { max: Infinity, windowMs: 0 }
  const recent = await trx
    .selectFrom('post')
    .select('id')
    .where('authorId', '=', memberId)
    .where('createdAt', '>', after(clock.now(), -windowMs))
    .limit(max)
    .execute()
  return recent.length >= max
}
