import type { Transaction } from '../../../db/connection.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { removeFiles } from '../../pictures/save-picture.ts'
import type { Actor, Site } from '../../site/site.ts'
import { reindexTopicTitle } from '../reading/search/search-index.ts'
import { changeForum } from '../writing/change-forum.ts'
import { rememberFormerLines } from '../writing/quotes/former-lines.ts'
import { eraseFormerTitles } from '../moderation/erase-former-titles.ts'
import { eraseSharedReasons } from '../moderation/erase-shared-reasons.ts'
import { erase } from './erase-member.ts'
import { removeAllBy } from './remove-all-by.ts'

const TITLE = 'Removed topic'

/**
 * Deletes the account of a child at once, with everything it wrote: nothing of it can be brought back. Only markers
 * without words stay where posts stood. Source: docs/rules/accounts.md#children
 *
 * @throws AppError `not-found` unless the actor is an admin and there is such a member
 * @throws AppError `forbidden` for oneself and other admins
 */
export async function eraseChildAccount(site: Site, actor: Actor, memberId: number): Promise<void> {
  const admin = requireAdmin(actor)
  await removeAllBy(site, actor, memberId)
  const pictures = await changeForum(site, async (trx) => {
    await eraseWords(trx, site, memberId)
    const act = { actorId: admin.id, kind: 'member.erase-child', subject: `member:${memberId}` } as const
    await recordOfficeAct(trx, { ...act, createdAt: site.clock.now() })
    return erase(trx, site, memberId)
  })
  await removeFiles(site, pictures)
}

async function eraseWords(trx: Transaction, site: Site, memberId: number): Promise<void> {
  const texts = await trx.selectFrom('post').select(['id', 'content']).where('authorId', '=', memberId).where('content', '!=', '').execute()
  for (const text of texts) await rememberFormerLines(trx, site, text, '')
  const posts = await trx.updateTable('post').set({ content: '' }).where('authorId', '=', memberId).returning(['id', 'number', 'topicId']).execute()
  for (const post of posts) {
    await eraseFormerTitles(trx, post)
    await eraseSharedReasons(trx, { ...post, authorId: memberId })
  }
  if (posts.length > 0) await trx.deleteFrom('postEdit').where('postId', 'in', posts.map(({ id }) => id)).execute()
  const topics = await trx
    .updateTable('topic')
    .set({ title: TITLE, slug: 'removed-topic', hiddenTitle: null })
    .where('authorId', '=', memberId)
    .returning('id')
    .execute()
  for (const { id } of topics) await reindexTopicTitle(trx, id)
}
