import { sql } from 'kysely'
import { engineOf, type Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import { OTHER_TEMPLATES } from '../../../shared/emails/emails.ts'
import { emailKey } from '../../../shared/text/text.ts'
import { deleteEmailAbout } from '../../emails/outbox/queue-email.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import { removeFiles } from '../../pictures/save-picture.ts'
import type { Site } from '../../site/site.ts'
import { changeForum } from '../writing/change-forum.ts'
import { deleteTitle } from '../moderation/hide-title.ts'
import { rememberFormerLines } from '../writing/quotes/former-lines.ts'
import { lockLikedTopics, takeLikesBack } from './take-likes-back.ts'

/**
 * Deletes an account for good: names, email, password, picture, sessions, likes, bookmarks, notifications and email.
 * What the member wrote stays, by a "Former member"; what the
 * member had removed is deleted with its text. Who may ask for it is decided before.
 *
 * @throws AppError `not-found`
 */
export async function eraseMember(site: Site, memberId: number): Promise<void> {
  const pictures = await changeForum(site, (trx) => erase(trx, site, memberId))
  await removeFiles(site, pictures)
}

/** @returns the names of pictures whose files are to go after the commit */
export async function erase(trx: Transaction, site: Site, memberId: number): Promise<string[]> {
  await lockFor(trx, `account:${memberId}`)
  const member = await trx.selectFrom('member').select(['id', 'email', 'emailConfirmedAt', 'invitedAt']).where('id', '=', memberId).executeTakeFirst()
  if (!member) throw new AppError('not-found', 'This member no longer exists.')

  await lockLikedTopics(trx, memberId)
  await eraseOwnRemovals(trx, site, memberId)
  await trx.updateTable('postEdit').set({ editorId: null }).where('editorId', '=', memberId).execute()
  // What only a later version of the site knows may be about the account.
  await trx.deleteFrom('outbox').where('recipient', '=', member.email).where('template', 'not in', OTHER_TEMPLATES).execute()
  if (member.emailConfirmedAt) await eraseDecidedRequests(trx, emailKey(member.email))
  const pictures = await trx
    .deleteFrom('picture')
    .where('ownerId', '=', memberId)
    .where('purpose', '=', 'avatar')
    .returning('name')
    .execute()
  await waitForRequests(trx, memberId)
  await lockLikedTopics(trx, memberId)
  await takeLikesBack(trx, memberId)
  // Posts, topics and reports lose their author; everything else about the member goes with the row.
  await trx.deleteFrom('member').where('id', '=', memberId).execute()
  await trx
    .updateTable('siteTotal')
    .set((eb) => ({ count: eb('count', '-', member.invitedAt === null ? 1 : 0) }))
    .where('key', '=', 'members')
    .execute()
  await announce(trx, { purged: ['members'], stale: ['forum-stats'] }, site.clock.now())
  return pictures.map(({ name }) => name)
}

/**
 * Whatever the member has under way refers to their row, so it ends before this does; what comes later finds no member.
 * On SQLite writers take turns anyway.
 */
async function waitForRequests(trx: Transaction, memberId: number): Promise<void> {
  if (engineOf(trx) === 'postgres') await trx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute()
}

/** Removal requests that were decided. One that still waits needs the address to be answered. */
async function eraseDecidedRequests(trx: Transaction, key: string): Promise<void> {
  const gone = await trx.deleteFrom('removalRequest').where(sql`lower(email)`, '=', key).where('decidedAt', 'is not', null).returning('id').execute()
  for (const { id } of gone) await deleteEmailAbout(trx, `removal:${id}`, 'all')
}

/** No one is left who could take these removals back. Without `deletedBy` they still read as the author's own. */
async function eraseOwnRemovals(trx: Transaction, site: Site, memberId: number): Promise<void> {
  const texts = await trx.selectFrom('post').select(['id', 'number', 'topicId', 'authorId', 'deletedBy', 'content']).where('authorId', '=', memberId).where('deletedBy', '=', memberId).where('content', '!=', '').execute()
  for (const text of texts) await rememberFormerLines(trx, site, text, '')
  const removed = await trx
    .updateTable('post')
    .set({ content: '', deletedBy: null })
    .where('authorId', '=', memberId)
    .where('deletedBy', '=', memberId)
    .returning('id')
    .execute()
  if (removed.length === 0) return
  await trx.deleteFrom('postEdit').where('postId', 'in', removed.map(({ id }) => id)).execute()
  for (const text of texts) await deleteTitle(trx, text, site.clock.now())
}
