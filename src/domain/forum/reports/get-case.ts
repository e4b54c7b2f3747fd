import type { CaseView } from '../../../shared/forum/reports/reports.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import type { Actor, Site } from '../../site/site.ts'
import { answeredBy } from '../reading/posts/post-view.ts'
import { withQuotes } from '../writing/quotes/with-quotes.ts'
import { postNotFound } from '../writing/find-to-write.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { authorInShort } from './author-in-short.ts'
import { historyOf } from './case-history.ts'
import { stateOf } from './case-state.ts'
import { versionOf } from './decide-case.ts'
import { mayDecide } from './may-decide.ts'

/**
 * A reported post with all that helps to decide: its reports, its text as it stands, its author in short, and what was
 * done so far.
 *
 * @throws AppError `signed-out`, `forbidden` for all but staff, `not-found` when no one has reported such a post
 */
export async function getCase(site: Site, actor: Actor, postId: number): Promise<CaseView> {
  const { db } = site
  const member = await requireActiveMember(db, actor)
  requireModerator(member)
  const state = await stateOf(db, postId)
  const row = await postOf(site, postId)
  if (!row) throw postNotFound()
  const { authorId, topicId, id, number, createdAt } = row
  const [{ content } = row] = await withQuotes(db, [row])
  const reports = await reportsOf(site, postId)
  const since = reports[0]?.createdAt ?? createdAt
  return {
    version: await versionOf(db, postId),
    state,
    reports,
    post: {
      id, number, createdAt,
      content: row.deletedAt ? '' : content,
      isHidden: row.hiddenAt !== null,
      isRemoved: row.deletedAt !== null,
      replyTo: answeredBy(row),
    },
    topic: {
      id: topicId, title: row.title, slug: row.slug, categoryId: row.categoryId, category: row.category,
      isLocked: row.lockedAt !== null, isHidden: row.topicHiddenAt !== null,
    },
    author: authorId === null ? null : await authorInShort(site, authorId),
    history: await historyOf(db, { postId, topicId, authorId, since }),
    canDecide: await mayDecide(db, site, member, row),
  }
}

const postOf = ({ db }: Site, postId: number) =>
  db
    .selectFrom('post')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .innerJoin('category', 'category.id', 'topic.categoryId')
    .leftJoin('post as answered', 'answered.id', 'post.replyToId')
    .leftJoin('member as asker', 'asker.id', 'answered.authorId')
    .select(['post.id', 'post.number', 'post.content', 'post.createdAt', 'post.hiddenAt', 'post.deletedAt', 'post.authorId'])
    .select(['topic.id as topicId', (eb) => eb.fn.coalesce('topic.hiddenTitle', 'topic.title').as('title'), 'topic.slug', 'topic.categoryId', 'topic.lockedAt', 'topic.hiddenAt as topicHiddenAt'])
    .select('category.name as category')
    .select(['answered.id as answeredId', 'answered.number as answeredNumber', 'asker.username as askerName'])
    .where('post.id', '=', postId)
    .executeTakeFirst()

const reportsOf = ({ db }: Site, postId: number) =>
  db
    .selectFrom('report')
    .leftJoin('member', 'member.id', 'report.reporterId')
    .select(['report.id', 'report.reason', 'report.note', 'report.state', 'report.createdAt', 'member.username as by'])
    .where('report.postId', '=', postId)
    .orderBy('report.id')
    .execute()
