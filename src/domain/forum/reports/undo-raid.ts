import type { Database } from '../../../db/connection.ts'
import { after, DAY_MS, type Instant } from '../../../shared/time/instant.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Member, Site } from '../../site/site.ts'
import { showAgain } from '../moderation/hide-post.ts'
import { isWaiting } from '../review/release-post.ts'
import { changeForum } from '../writing/change-forum.ts'
import { postToWrite } from '../writing/find-to-write.ts'
import { isTrusted, STANDING_COLUMNS } from '../trust.ts'
import { stateOf } from './case-state.ts'
import { mayDecide, requireImpartial } from './may-decide.ts'
import { settleReports } from './settle-reports.ts'
import { agreementToHide } from './weigh-reports.ts'

/** How far back a raid is undone. */
export const RAID_MS = DAY_MS

/**
 * Undoes a raid of false reports: rejects whatever the new members who reported this post have reported in the last 24
 * hours, with them new members who reported the same posts, and shows the posts again that are hidden because of them.
 * Reports by staff and by trusted members are no raid: they stay as they are, and keep a post hidden that they hide alone.
 *
 * @returns how many posts show again
 * @throws AppError `signed-out`, `forbidden` for all but staff, and for those who reported or wrote the post
 * @throws AppError `not-found` when no one has reported such a post
 */
export async function undoRaid(site: Site, actor: Actor, postId: number): Promise<number> {
  const member = await requireActiveMember(site.db, actor)
  requireModerator(member)
  const raiders = await changeForum(site, async (trx) => {
    const post = await postToWrite(trx, member, postId)
    await stateOf(trx, postId)
    await requireImpartial(trx, site, member, post)
    const createdAt = site.clock.now()
    await recordOfficeAct(trx, { actorId: member.id, kind: 'report.undo-raid', subject: `topic:${post.topicId}`, createdAt })
    return raidersOf(trx, site, postId)
  })
  let shown = 0
  for (const id of await postsReportedBy(site.db, site.clock.now(), raiders)) shown += Number(await rejectAll(site, member, id, raiders))
  return shown
}

/** A post that's hidden can't be reported, so of a raid each post has seen only a part. */
async function raidersOf(db: Database, site: Site, postId: number): Promise<number[]> {
  const now = site.clock.now()
  const first = await newReporters(db, site, [postId])
  if (first.length === 0) return []
  const posts = [postId, ...(await postsReportedBy(db, now, first))]
  return [...new Set([...first, ...(await newReporters(db, site, posts, after(now, -RAID_MS)))])]
}

/** Who isn't trusted, or hasn't confirmed the address, and reported one of these posts. */
async function newReporters(db: Database, site: Site, postIds: readonly number[], since: Instant = ''): Promise<number[]> {
  const reporters = await db
    .selectFrom('report')
    .innerJoin('member', 'member.id', 'report.reporterId')
    .select(['member.id', ...STANDING_COLUMNS])
    .distinct()
    .where('postId', 'in', postIds)
    .where('report.createdAt', '>=', since)
    .execute()
  return reporters.filter((member) => !isTrusted(site, member)).map(({ id }) => id)
}

async function postsReportedBy(db: Database, now: Instant, reporters: readonly number[]): Promise<number[]> {
  if (reporters.length === 0) return []
  const rows = await db
    .selectFrom('report')
    .select('postId')
    .distinct()
    .where('reporterId', 'in', reporters)
    .where('state', 'in', ['open', 'in-progress'])
    .where('createdAt', '>=', after(now, -RAID_MS))
    .orderBy('postId')
    .execute()
  return rows.map(({ postId }) => postId)
}

/** @returns whether the post shows again */
const rejectAll = (site: Site, member: Member, postId: number, raiders: readonly number[]): Promise<boolean> =>
  changeForum(site, async (trx) => {
    const post = await postToWrite(trx, member, postId)
    if (!(await mayDecide(trx, site, member, post))) return false
    const now = site.clock.now()
    await settleReports(trx, { post, actorId: member.id, state: 'rejected', now, reporters: raiders })
    const isHiddenByReports = post.hiddenAt !== null && post.hiddenBy === null && !isWaiting(post)
    if (!isHiddenByReports || (await agreementToHide(trx, site, post))) return false
    await showAgain(trx, site, member, post, now)
    return post.deletedAt === null
  })
