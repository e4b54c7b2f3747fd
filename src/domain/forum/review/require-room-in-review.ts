import type { Transaction } from '../../../db/connection.ts'
import { AppError } from '../../site/app-error.ts'
import type { Member, Site } from '../../site/site.ts'
import { earnTrust } from '../trust.ts'

/**
 * Refuses one more post for review while enough of a new member's wait, so that no one fills the queue of the moderators. No
 * one knows when they look: the window is how long it's worth waiting. Source: docs/rules/limits.md, LIMIT_WAITING_POSTS
 *
 * @throws AppError `too-many` past the limit
 */
export async function requireRoomInReview(trx: Transaction, site: Site, member: Member): Promise<void> {
  const { max, windowMs } = site.limits.newMemberWaiting[0] ?? { max: Number.MAX_SAFE_INTEGER, windowMs: 0 }
  const waiting = await trx
    .selectFrom('post')
    .select('id')
    .where('authorId', '=', member.id)
    .where('reviewReason', 'is not', null)
    .where('hiddenAt', 'is not', null)
    .where('hiddenBy', 'is', null)
    .where('deletedAt', 'is', null)
    .limit(max)
    .execute()
  if (waiting.length < max || (await earnTrust(trx, site, member.id))) return
  throw new AppError('too-many', waitingPosts(waiting.length), { retryAfterSeconds: windowMs / 1_000 })
}

const waitingPosts = (count: number): string =>
  `${count === 1 ? 'One of your posts is' : `${count} of your posts are`} waiting for a moderator’s look. Please wait until we’ve looked, or delete one of them. Your text is still here.`
