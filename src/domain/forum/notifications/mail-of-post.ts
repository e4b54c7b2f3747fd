import type { Transaction } from '../../../db/connection.ts'
import { type PostNews, topicAddress } from '../../../shared/forum.ts'
import { after, MINUTE_MS } from '../../../shared/instant.ts'
import { unsubscribeLink } from '../../accounts/unsubscribe.ts'
import { consumeCooldown } from '../../limits/consume-limit.ts'
import { queueMail } from '../../outbox/queue-mail.ts'
import type { Site } from '../../site.ts'
import { excerptOf } from '../writing/excerpt.ts'
import type { NewPost } from './notification.ts'

/** How long such mail waits, so that whoever reads on the site gets none. Source: docs/rules/forum.md#mail */
const WAIT_MS = 10 * MINUTE_MS

/**
 * Mails those whom a post concerns, in its transaction: only to addresses that were confirmed, and about each topic
 * once until the member has been here again.
 */
export async function mailOfPost(
  trx: Transaction,
  site: Site,
  post: NewPost,
  kinds: ReadonlyMap<number, PostNews>,
): Promise<void> {
  for (const reader of await readersToMail(trx, site, post, [...kinds.keys()])) {
    const kind = kinds.get(reader.id)
    const wait = await consumeCooldown({ ...site, db: trx }, 'replyMails', `member:${reader.id}`)
    if (kind && wait === 0) await mailOne(trx, site, post, { ...reader, kind })
  }
}

async function readersToMail(trx: Transaction, { clock }: Site, { topic }: NewPost, ids: number[]) {
  const rows = await trx
    .selectFrom('member')
    .leftJoin('replyMail', (join) => join.onRef('replyMail.memberId', '=', 'member.id').on('replyMail.topicId', '=', topic.id))
    .select(['member.id', 'member.username', 'member.email', 'member.lastSeenAt', 'replyMail.createdAt as mailedAt'])
    .where('member.id', 'in', ids)
    .where('member.emailConfirmedAt', 'is not', null)
    .where('member.replyMailOffAt', 'is', null)
    .where('member.erasureAskedAt', 'is', null)
    .where('member.sampledAt', 'is', null)
    .where((eb) => eb.or([eb('member.suspendedUntil', 'is', null), eb('member.suspendedUntil', '<=', clock.now())]))
    .orderBy('member.id')
    .execute()
  return rows.filter(({ mailedAt, lastSeenAt }) => mailedAt === null || mailedAt < lastSeenAt)
}

interface Reader {
  id: number
  username: string
  email: string
  kind: PostNews
}

async function mailOne(trx: Transaction, site: Site, post: NewPost, { id, username, email, kind }: Reader): Promise<void> {
  const { topic, authorName: author, content, createdAt } = post
  const data = {
    username, author, kind, title: topic.title,
    excerpt: excerptOf({ content, deletedAt: null, hiddenAt: null }),
    link: new URL(topicAddress(topic, post), site.url).href,
    unsubscribeLink: await unsubscribeLink({ ...site, db: trx }, id),
  }
  const notBefore = after(createdAt, WAIT_MS)
  const mailId = await queueMail(trx, site, { template: 'forum-reply', data, to: email, notBefore })
  const mailed = { postId: post.id, mailId, createdAt }
  await trx
    .insertInto('replyMail')
    .values({ memberId: id, topicId: topic.id, ...mailed })
    .onConflict((conflict) => conflict.columns(['memberId', 'topicId']).doUpdateSet(mailed))
    .execute()
}
