import type { Transaction } from '../../../db/connection.ts'
import type { ReviewReason } from '../../../shared/forum/review.ts'
import { linksIn } from '../../../shared/text/links-in.ts'
import { after, MINUTE_MS } from '../../../shared/time/instant.ts'
import type { Member, Site } from '../../site/site.ts'
import { earnTrust, isConfirmed } from '../trust.ts'

/** Posts by a new member that go up within {@link BURST_MS}; what follows is held. Source: docs/rules/forum.md#held */
export const BURST_POSTS = 5
export const BURST_MS = 10 * MINUTE_MS

/**
 * Why a new post waits for a moderator, or null if it goes up at once. It never does for staff, and for members who
 * aren't new anymore. An address that isn't confirmed comes last, because confirming it is enough then.
 *
 * @param text - the post, and with a topic's opening post its title
 */
export async function reasonForReview(trx: Transaction, site: Site, member: Member, text: string): Promise<ReviewReason | null> {
  if (await earnTrust(trx, site, member.id)) return null
  const { emailConfirmedAt } = await addressOf(trx, member.id)
  const inText = reasonInText(site, text, emailConfirmedAt !== null)
  if (inText) return inText
  if (await isBurst(trx, site, member.id)) return 'burst'
  return isConfirmed(site, { emailConfirmedAt }) ? null : 'unconfirmed'
}

/** Why an edit of a post that's up makes it wait again, or null. */
export async function reasonToReviewEdit(trx: Transaction, site: Site, member: Member, text: string): Promise<ReviewReason | null> {
  if (await earnTrust(trx, site, member.id)) return null
  const { emailConfirmedAt } = await addressOf(trx, member.id)
  return reasonInText(site, text, emailConfirmedAt !== null)
}

const addressOf = (trx: Transaction, memberId: number) =>
  trx.selectFrom('member').select('emailConfirmedAt').where('id', '=', memberId).executeTakeFirstOrThrow()

/** Without a mail server, an address that isn't confirmed never is, and its member's links stay plain text (D69). */
function reasonInText({ url, hasMailServer }: Site, text: string, areLinksLive: boolean): ReviewReason | null {
  if ((hasMailServer || areLinksLive) && hasLink(url.hostname, text)) return 'link'
  return EMAIL.test(text) || PHONE.test(text) ? 'contact' : null
}

/** Addresses with and without https, but for pages of this site. */
const hasLink = (own: string, text: string): boolean =>
  linksIn(text).some(({ address }) => new URL(address).hostname !== own) || BARE_LINK.test(text)

const BARE_LINK = /(?:^|[\s(])(?:www\.[a-z0-9-]+\.[a-z]|[a-z0-9-]{2,63}\.(?:com|net|org|info|io|shop|store|site|online|xyz|biz|ru)\b)/i
const EMAIL = /[\w+-]@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/i
const PHONE = /(?<!\d)\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/

async function isBurst(trx: Transaction, { clock }: Site, memberId: number): Promise<boolean> {
  const recent = await trx
    .selectFrom('post')
    .select('id')
    .where('authorId', '=', memberId)
    .where('createdAt', '>', after(clock.now(), -BURST_MS))
    .limit(BURST_POSTS)
    .execute()
  return recent.length >= BURST_POSTS
}
