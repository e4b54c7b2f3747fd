import type { Transaction } from '../../../db/connection.ts'
import type { ReviewReason } from '../../../shared/forum/review.ts'
import { linksIn } from '../../../shared/text/links-in.ts'
import { after } from '../../../shared/time/instant.ts'
import type { Member, Site } from '../../site/site.ts'
import { earnTrust } from '../trust.ts'

/**
 * Why a new post waits for a moderator, or null if it goes up at once. It never does for staff, and for members who
 * aren't new anymore.
 *
 * @param text - the post, and with a topic's opening post its title
 */
export async function reasonForReview(trx: Transaction, site: Site, member: Member, text: string): Promise<ReviewReason | null> {
  if (await earnTrust(trx, site, member.id)) return null
  const inText = reasonInText(site, text, await hasConfirmed(trx, member.id))
  if (inText) return inText
  return (await isBurst(trx, site, member.id)) ? 'burst' : null
}

/** Why an edit of a post that's up makes it wait again, or null. */
export async function reasonToReviewEdit(trx: Transaction, site: Site, member: Member, text: string): Promise<ReviewReason | null> {
  if (await earnTrust(trx, site, member.id)) return null
  return reasonInText(site, text, await hasConfirmed(trx, member.id))
}

/** Of an account that was just deleted there's none; what it writes is refused a step later. */
const hasConfirmed = async (trx: Transaction, memberId: number): Promise<boolean> =>
  (await trx.selectFrom('member').select('id').where('id', '=', memberId).where('emailConfirmedAt', 'is not', null).executeTakeFirst()) !== undefined

/** Until the address is confirmed, links are plain text (D69), and no reason. */
function reasonInText({ url }: Site, text: string, areLinksLive: boolean): ReviewReason | null {
  if (areLinksLive && hasLink(url.hostname, text)) return 'link'
  const words = text.replace(/https?:\/\/\S+/gi, ' ') // an address on the web can have an @, too
  return EMAIL.test(words) || PHONE.test(words) ? 'contact' : null
}

/** Addresses with and without https, but for pages of this site. */
const hasLink = (own: string, text: string): boolean =>
  linksIn(text).some(({ address }) => new URL(address).hostname !== own) || BARE_LINK.test(text)

const BARE_LINK = /(?:^|[\s(])(?:www\.[a-z0-9-]+\.[a-z]|[a-z0-9-]{2,63}\.(?:com|net|org|info|io|shop|store|site|online|xyz|biz|ru)\b)/i
const EMAIL = /[\w+-]@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/i
const PHONE = /(?<!\d)\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/

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
