import type { RemovedSample, SampleView } from '../../shared/office/office-sample.ts'
import { requireAdmin, requireRecentPassword } from '../access/require-admin.ts'
import { hasRealAdmin } from '../accounts/staff/first-admin.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import { hasSample } from '../site/has-sample.ts'
import type { Actor, Site } from '../site/site.ts'
import { removeSample } from './remove-sample.ts'
import { listSamplePosts, listSampleTopics, sampleMembers } from './sample-rows.ts'

/**
 * What a removal of the sample community would delete and keep; null where there's none.
 *
 * @throws AppError `not-found` unless the actor is an admin
 */
export async function getSample({ db }: Site, actor: Actor): Promise<SampleView | null> {
  requireAdmin(actor)
  if (!(await hasSample(db))) return null
  const topics = await listSampleTopics(db)
  const remainingTopics = topics.filter(({ realPosts }) => realPosts > 0)
  const remainingIds = new Set(remainingTopics.map(({ id }) => id))
  const posts = (await listSamplePosts(db)).filter(({ number, topicId }) => number > 1 || !remainingIds.has(topicId))
  const members = await sampleMembers(db).select('id').execute()
  const blogPosts = await db.selectFrom('blogPost').select('id').where('sampledAt', 'is not', null).execute()
  return {
    members: members.length,
    topics: topics.length - remainingTopics.length,
    posts: posts.length,
    blogPosts: blogPosts.length,
    triedPosts: posts.filter(({ sampledAt }) => sampledAt === null).length,
    remainingTopics,
    hasRealAdmin: await hasRealAdmin(db),
  }
}

/**
 * Removes the sample community from the office.
 *
 * @throws AppError `not-found` unless the actor is an admin, `forbidden` with `needs: 'password'`, `conflict` while the
 *   sample admin is the only one
 */
export async function removeSampleInOffice(site: Site, actor: Actor): Promise<RemovedSample> {
  const { id: actorId } = requireRecentPassword(site, actor)
  return removeSample(site, async (trx, { members, topics, posts, blogPosts, remainingTopics }) => {
    // The admin who did it may have been a sample one, whose account is gone now.
    const isThere = await trx.selectFrom('member').select('id').where('id', '=', actorId).executeTakeFirst()
    const detail = { members, topics, posts, blogPosts, remainingTopics }
    await recordOfficeAct(trx, { actorId: isThere ? actorId : null, kind: 'sample.remove', detail, createdAt: site.clock.now() })
  })
}
