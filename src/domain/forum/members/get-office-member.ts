import { sql } from 'kysely'
import type { OfficeMemberView } from '../../../shared/office/members/office-members.ts'
import { erasureDueAt, isOnlyAdmin } from '../../accounts/profile/request-erasure.ts'
import { countsOf } from '../../accounts/get-member.ts'
import { OFFICE_COLUMNS, toOfficeRow } from '../../accounts/staff/list-members.ts'
import { requireRecentPassword } from '../../access/require-admin.ts'
import { isAlive } from '../../accounts/sessions/session-times.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { rankOf, stateAt } from '../reports/case-state.ts'
import { findRemovalOfAll } from './restore-all-by.ts'

/** Most reported posts shown. */
const REPORTED_MAX = 20

/**
 * A member with all that admins may know.
 *
 * @throws AppError `not-found` unless the actor is an admin and there is such a member, `forbidden` with `needs: 'password'`
 */
export async function getOfficeMember(site: Site, actor: Actor, id: number): Promise<OfficeMemberView> {
  const admin = requireRecentPassword(site, actor)
  const { db, clock } = site
  const row = await db
    .selectFrom('member')
    .select([...OFFICE_COLUMNS, 'about', 'suspensionReason', 'erasureRequestedAt', 'signUpNetwork'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found', 'This member no longer exists.')
  const { about, suspensionReason, erasureRequestedAt, signUpNetwork, ...columns } = row
  const shown = toOfficeRow(columns, clock.now())
  const isSelf = id === admin.id
  const canManage = !isSelf && row.role !== 'admin'
  return {
    ...shown,
    about,
    confirmedAt: row.emailConfirmedAt,
    suspension: shown.isSuspended && row.suspendedUntil ? { until: row.suspendedUntil, reason: suspensionReason ?? '' } : null,
    erasedAt: erasureRequestedAt && erasureDueAt(erasureRequestedAt),
    ...(await countsOf(db, id)),
    reported: await reportedOf(site, id),
    sessions: await sessionsOf(site, row),
    removedAllAt: (await findRemovalOfAll(site, id))?.createdAt ?? null,
    can: { manage: canManage, pauseNetwork: canManage && signUpNetwork !== null, changeRole: canManage || (isSelf && !(await isOnlyAdmin(site, admin))) },
  }
}

async function reportedOf({ db }: Site, authorId: number) {
  const rows = await db
    .selectFrom('report')
    .innerJoin('post', 'post.id', 'report.postId')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .select(['report.postId', (eb) => eb.fn.coalesce('topic.hiddenTitle', 'topic.title').as('title'), sql<number>`${rankOf}`.as('rank'), (eb) => eb.fn.countAll<number>().as('count')])
    .where('post.authorId', '=', authorId)
    .groupBy(['report.postId', 'topic.hiddenTitle', 'topic.title'])
    .orderBy('report.postId', 'desc')
    .limit(REPORTED_MAX)
    .execute()
  return rows.map(({ rank, ...row }) => ({ ...row, state: stateAt(Number(rank)) }))
}

async function sessionsOf({ db, clock }: Site, { id, role }: Pick<OfficeMemberView, 'id' | 'role'>) {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'device', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .where('memberId', '=', id)
    .orderBy('lastUsedAt', 'desc')
    .execute()
  return rows.filter((row) => isAlive(row, role, clock.now())).map(({ expiresAt: _, ...row }) => row)
}
