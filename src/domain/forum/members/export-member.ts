import { sql } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { MemberExport } from '../../../shared/forum/member-export.ts'
import { emailKey } from '../../../shared/text/text.ts'
import { MEMBER_TEMPLATES } from '../../../shared/emails/emails.ts'
import { requireMember } from '../../access/require-member.ts'
import { AppError } from '../../site/app-error.ts'
import { requireCooldown } from '../../limits/cooldown.ts'
import { listStoredData } from '../../privacy/requests/get-stored-data.ts'
import type { Actor, Site } from '../../site/site.ts'

/** Everything the site holds about oneself. @throws AppError `signed-out` for visitors, `too-many` more than once a day */
export async function exportOwnData(site: Site, actor: Actor): Promise<MemberExport> {
  const { id } = requireMember(actor)
  await requireCooldown(site, 'exports', `member:${id}`)
  return exportMember(site, id)
}

/** Everything the site holds about a member; who may ask is decided before. @throws AppError `not-found` */
export async function exportMember({ db, clock }: Site, memberId: number): Promise<MemberExport> {
  const account = await db
    .selectFrom('member')
    .select(['id', 'username', 'email', 'firstName', 'lastName', 'about', 'avatar', 'role', 'createdAt', 'lastSeenAt'])
    .select(['emailConfirmedAt', 'suspendedUntil', 'suspensionReason as suspendedFor', 'silencedUntil', 'silenceReason as silencedFor'])
    .select(['replyEmailOffAt as replyMailOffAt', 'erasureRequestedAt as erasureAskedAt'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!account) throw new AppError('not-found', 'This member no longer exists.')

  // Anyone can register with an address of someone else, and shall not learn by it what that one has sent us.
  const isTheirs = account.emailConfirmedAt !== null
  return {
    exportedAt: clock.now(),
    account,
    topics: await db
      .selectFrom('topic')
      .select(['id', 'categoryId', (eb) => eb.fn.coalesce('hiddenTitle', 'title').as('title'), 'createdAt', 'hiddenAt'])
      .where('authorId', '=', memberId)
      .orderBy('id')
      .execute(),
    posts: await db
      .selectFrom('post')
      .select(['id', 'topicId', 'number', 'content', 'replyToId', 'createdAt', 'editedAt', 'deletedAt', 'hiddenAt'])
      .where('authorId', '=', memberId)
      .orderBy('id')
      .execute(),
    earlierVersions: await db
      .selectFrom('postEdit')
      .innerJoin('post', 'post.id', 'postEdit.postId')
      .select(['postEdit.postId', 'postEdit.content', 'postEdit.createdAt'])
      .where('post.authorId', '=', memberId)
      .where('postEdit.purgedAt', 'is', null)
      .orderBy('postEdit.id')
      .execute(),
    likes: await db.selectFrom('reaction').select(['postId', 'kind', 'createdAt']).where('memberId', '=', memberId).orderBy('createdAt').execute(),
    bookmarks: await db.selectFrom('bookmark').select(['topicId', 'postId', 'createdAt']).where('memberId', '=', memberId).orderBy('id').execute(),
    notifications: await db
      .selectFrom('notification')
      .select(['kind', 'topicId', 'postId', 'note', 'createdAt', 'readAt'])
      .where('memberId', '=', memberId)
      .orderBy('id')
      .execute(),
    alerts: await db.selectFrom('staffAlert').select(['kind', 'createdAt', 'readAt']).where('memberId', '=', memberId).orderBy('id').execute(),
    alertSettings: await db.selectFrom('staffAlertSetting').select(['kind', 'pace']).where('memberId', '=', memberId).orderBy('kind').execute(),
    blocks: await db
      .selectFrom('memberBlock')
      .innerJoin('member', 'member.id', 'memberBlock.blockedId')
      .select(['member.username', 'memberBlock.level', 'memberBlock.createdAt'])
      .where('memberBlock.memberId', '=', memberId)
      .orderBy('memberBlock.createdAt')
      .execute(),
    reports: await db
      .selectFrom('report')
      .select(['postId', 'reason', 'note', 'state', 'createdAt'])
      .where('reporterId', '=', memberId)
      .orderBy('id')
      .execute(),
    sessions: await db
      .selectFrom('session')
      .select(['device', 'createdAt', 'lastUsedAt', 'expiresAt as endsAt'])
      .where('memberId', '=', memberId)
      .orderBy('id')
      .execute(),
    mails: await db
      .selectFrom('outbox')
      .select(['template', 'createdAt', 'sentAt'])
      .where('recipient', '=', account.email)
      .$if(!isTheirs, (mails) => mails.where('template', 'in', MEMBER_TEMPLATES))
      .orderBy('id')
      .execute(),
    removalRequests: isTheirs ? await removalRequestsOf(db, emailKey(account.email)) : [],
    elsewhere: isTheirs ? await listStoredData({ db }, emailKey(account.email)) : [],
  }
}

/** What the address asked us to remove. */
const removalRequestsOf = (db: Database, key: string) =>
  db
    .selectFrom('removalRequest')
    .select(['id as number', 'kind', 'address', 'details', 'name', 'createdAt', 'decidedAt', 'decision', 'reply'])
    .where(sql`lower(email)`, '=', key)
    .orderBy('id')
    .execute()
