import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { getOrCreateSecret } from '../../../db/app-secrets.ts'
import { requireMember } from '../../access/require-member.ts'

const KEY = 'unsubscribe-key'

/** The page on which a member stops email about replies, without logging in. It works for as long as the account is there. */
export async function unsubscribeLink(site: Pick<Site, 'db' | 'url'>, memberId: number): Promise<string> {
  return new URL(`/forum/unsubscribe?token=${memberId}.${await signatureOf(site, memberId)}`, site.url).href
}

/**
 * Stops email about replies by an emailed link. Doing it again changes nothing.
 *
 * @throws AppError `invalid` for a link that this site did not make
 */
export async function unsubscribe(site: Site, token: string): Promise<void> {
  const [, id = '', signature = ''] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? []
  if (!signature) throw unknownLink()
  const expected = await signatureOf(site, Number(id))
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) throw unknownLink()
  await setReplyMail(site, Number(id), false)
}

const unknownLink = () => new AppError('invalid', 'This link doesn’t work. You can turn these emails off on your profile.')

/** Has email about replies sent, or not. @throws AppError `signed-out` for visitors */
export async function changeReplyMail(site: Site, actor: Actor, isWanted: boolean): Promise<void> {
  await setReplyMail(site, requireMember(actor).id, isWanted)
}

async function setReplyMail({ db, clock }: Site, memberId: number, isWanted: boolean): Promise<void> {
  const now = clock.now()
  await db
    .updateTable('member')
    .set((eb) => ({ replyEmailOffAt: isWanted ? null : eb.fn.coalesce('replyEmailOffAt', eb.val(now)) }))
    .where('id', '=', memberId)
    .execute()
}

async function signatureOf({ db }: Pick<Site, 'db'>, memberId: number): Promise<string> {
  const key = await getOrCreateSecret(db, KEY, () => randomBytes(32).toString('base64url'))
  return createHmac('sha256', key).update(`reply-mail:${memberId}`).digest('base64url')
}
