import type { CaseAuthor } from '../../../shared/forum/reports/reports.ts'
import type { Site } from '../../site/site.ts'
import { removalsOf } from '../members/restore-spam.ts'
import { withoutStanding } from '../members/without-standing.ts'
import { findRemovalOfAll } from '../members/restore-all-by.ts'

/** A member as staff see it beside a report: never an email or a full name. */
export async function authorInShort(site: Site, id: number): Promise<CaseAuthor | null> {
  const { db, clock } = site
  const member = await db
    .selectFrom('member')
    .select(['id', 'username', 'role', 'createdAt as joinedAt', 'suspendedUntil', 'silencedUntil'])
    .select((eb) => withoutStanding(clock.now())(eb).as('isNew'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!member) return null
  const ifAhead = (until: string | null) => (until !== null && until > clock.now() ? until : null)
  return {
    ...member,
    suspendedUntil: ifAhead(member.suspendedUntil),
    silencedUntil: ifAhead(member.silencedUntil),
    ...(await countsOf(site, id)),
    canTakeBack: (await findRemovalOfAll(site, id)) !== undefined,
    isNew: Boolean(member.isNew),
    canRestoreSpam: (await removalsOf(site, [id])).length > 0,
  }
}

async function countsOf({ db }: Site, authorId: number) {
  const posts = db.selectFrom('post').select((eb) => eb.fn.countAll<number>().as('count')).where('authorId', '=', authorId)
  const reported = posts.where(({ exists, selectFrom }) => exists(selectFrom('report').select('report.id').whereRef('report.postId', '=', 'post.id')))
  const takenDown = reported.where((eb) =>
    eb.or([eb('hiddenAt', 'is not', null), eb.and([eb('deletedAt', 'is not', null), eb('deletedBy', '!=', authorId)])]),
  )
  const warnings = db
    .selectFrom('officeAct')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('subject', '=', `member:${authorId}`)
    .where('kind', '=', 'member.warn')
  const [postCount, reportedCount, takenDownCount, warningCount] = await Promise.all(
    [posts.where('deletedAt', 'is', null).where('hiddenAt', 'is', null), reported, takenDown, warnings].map(async (query) => {
      const { count } = await query.executeTakeFirstOrThrow()
      return count
    }),
  )
  return { postCount: postCount ?? 0, reportedCount: reportedCount ?? 0, takenDownCount: takenDownCount ?? 0, warningCount: warningCount ?? 0 }
}
