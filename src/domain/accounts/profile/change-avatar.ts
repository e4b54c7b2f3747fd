import type { Transaction } from '../../../db/connection.ts'
import { AVATAR_MAX_BYTES, avatarAddress } from '../../../shared/pictures/pictures.ts'
import { announce } from '../../site/bus.ts'
import { consumeFixedWindow } from '../../limits/consume-limit.ts'
import { savePicture, removeFiles } from '../../pictures/save-picture.ts'
import { makeAvatar } from '../../pictures/make-files.ts'
import { uploadBudgetOf } from '../../pictures/upload-budget.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { memberToManage } from '../../access/member-to-manage.ts'
import { requirePostingMember } from '../../access/require-posting-member.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { requireMember } from '../../access/require-member.ts'

/**
 * Shows a picture beside everything the member writes, instead of initials or the picture before, whose files go.
 *
 * @param receive - reads the upload, at most {@link AVATAR_MAX_BYTES}; asked only once it is clear that the actor may
 * @throws AppError `signed-out` for visitors, `forbidden` while suspended, `too-many` past the limit, `invalid` for
 *   what is no picture, `unavailable` when there is no room for it
 */
export async function changeAvatar(site: Site, actor: Actor, receive: () => Promise<Uint8Array>): Promise<void> {
  const { id: ownerId } = await requirePostingMember(site.db, actor)
  await consumeFixedWindow(site, 'avatars', `member:${ownerId}`)
  await uploadBudgetOf(site).spend(AVATAR_MAX_BYTES, async () => {
    const made = await makeAvatar(await receive())
    const wanted = { purpose: 'avatar', ownerId, isUsed: true } as const
    const replaced = await savePicture(site, made, wanted, (trx, name) => showAvatar(site, trx, ownerId, name))
    await finish(site, replaced)
  })
}

/** Goes back to initials; also for suspended members, because it shows nothing new. @throws AppError `signed-out` for visitors */
export async function removeAvatar(site: Site, actor: Actor): Promise<void> {
  const { id } = requireMember(actor)
  const replaced = await site.db.transaction().execute((trx) => showAvatar(site, trx, id, null))
  await finish(site, replaced)
}

/**
 * Takes down the picture of a member, who goes back to initials and is told, with the reason if there is one.
 *
 * @throws AppError `not-found` unless the actor is an admin and there is such a member, `forbidden` for oneself and other admins
 */
export async function takeAvatarDown(site: Site, actor: Actor, memberId: number, reason?: string): Promise<void> {
  const admin = requireAdmin(actor)
  const replaced = await site.db.transaction().execute(async (trx) => {
    const { email } = await memberToManage(trx, admin, memberId)
    const act = { actorId: admin.id, kind: 'member.remove-avatar', subject: `member:${memberId}` } as const
    await recordOfficeAct(trx, { ...act, detail: reason ? { reason } : undefined, createdAt: site.clock.now() })
    await queueEmail(trx, site, { template: 'member-content', change: 'photo-removed', memberId, to: email })
    return showAvatar(site, trx, memberId, null)
  })
  await finish(site, replaced)
}

/** Lets kept pages go before the files they show. */
async function finish(site: Site, replaced: string[]): Promise<void> {
  await site.bus.wake()
  await removeFiles(site, replaced)
}

/** @returns the names of the member's other avatars, which are forgotten */
async function showAvatar({ clock }: Site, trx: Transaction, ownerId: number, name: string | null): Promise<string[]> {
  // First of all, so that two changes at once wait for one another and the later one sees the earlier one's picture.
  const avatar = name && avatarAddress(name)
  await trx.updateTable('member').set({ avatar }).where('id', '=', ownerId).execute()
  const gone = await trx
    .deleteFrom('picture')
    .where('ownerId', '=', ownerId)
    .where('purpose', '=', 'avatar')
    .$if(name !== null, (query) => query.where('name', '!=', name ?? ''))
    .returning('name')
    .execute()
  await announce(trx, name === null ? { purged: ['members'] } : { stale: ['members'] }, clock.now())
  return gone.map((picture) => picture.name)
}
