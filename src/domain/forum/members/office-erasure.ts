import { memberToManage } from '../../access/member-to-manage.ts'
import { requireRecentPassword } from '../../access/require-admin.ts'
import { requireTypedName } from '../../accounts/typed-name.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { removeFiles } from '../../pictures/save-picture.ts'
import type { Actor, Site } from '../../site/site.ts'
import type { MemberExport } from '../../../shared/forum/member-export.ts'
import { changeForum } from '../writing/change-forum.ts'
import { eraseChildAccount } from './erase-child-account.ts'
import { erase } from './erase-member.ts'
import { exportMember } from './export-member.ts'
import { removeAllBy } from './remove-all-by.ts'

/**
 * Deletes a member's account at once, because the member has asked for it by email. What was written stays without a name.
 *
 * @param typed - the username, typed by hand
 * @throws AppError `not-found` unless the actor is an admin and there is such a member, `forbidden` with
 *   `needs: 'password'`, and for oneself and other admins; `invalid` when the name is another one
 */
export async function eraseOnRequest(site: Site, actor: Actor, memberId: number, typed: string): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  await requireTypedName(site, memberId, typed)
  const pictures = await changeForum(site, async (trx) => {
    await memberToManage(trx, admin, memberId)
    const act = { actorId: admin.id, kind: 'member.erase', subject: `member:${memberId}` } as const
    await recordOfficeAct(trx, { ...act, createdAt: site.clock.now() })
    return erase(trx, site, memberId)
  })
  await removeFiles(site, pictures)
}

/** Deletes the account of a child with every word it wrote. @throws AppError as {@link eraseOnRequest} */
export async function eraseChildByName(site: Site, actor: Actor, memberId: number, typed: string): Promise<void> {
  requireRecentPassword(site, actor)
  await requireTypedName(site, memberId, typed)
  await eraseChildAccount(site, actor, memberId)
}

/** Removes everything a member wrote, and says why. @returns how many posts @throws AppError as {@link eraseOnRequest}, without `needs` */
export async function removeAllByName(site: Site, actor: Actor, memberId: number, { username, reason = '' }: { username: string; reason?: string | undefined }): Promise<number> {
  await requireTypedName(site, memberId, username)
  return removeAllBy(site, actor, memberId, reason)
}

/**
 * Everything the site holds about a member who has asked for it by email.
 *
 * @throws AppError `not-found` unless the actor is an admin and there is such a member, `forbidden` with `needs: 'password'`
 */
export async function exportForMember(site: Site, actor: Actor, memberId: number): Promise<MemberExport> {
  const admin = requireRecentPassword(site, actor)
  const data = await exportMember(site, memberId)
  const act = { actorId: admin.id, kind: 'member.export', subject: `member:${memberId}` } as const
  await site.db.transaction().execute((trx) => recordOfficeAct(trx, { ...act, createdAt: site.clock.now() }))
  return data
}
