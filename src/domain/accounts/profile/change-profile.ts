import { announce } from '../../site/bus.ts'
import type { Actor, Site } from '../../site/site.ts'
import { requirePostingMember } from '../../access/require-posting-member.ts'

/** Changes what one says about oneself. @throws AppError `signed-out` for visitors, `forbidden` while suspended */
export async function changeProfile({ db, clock }: Site, actor: Actor, { about }: { about: string }): Promise<void> {
  const { id } = await requirePostingMember(db, actor)
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('member').set({ about }).where('id', '=', id).execute()
    await announce(trx, { purged: [`member:${id}`] }, clock.now())
  })
}
