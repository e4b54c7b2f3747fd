import { ABOUT_LINKS_WAIT } from '../../../shared/accounts/accounts-words.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { requirePostingMember } from '../../access/require-posting-member.ts'
import { contactIn } from '../review/contact-in-text.ts'
import { earnTrust } from '../trust.ts'

/**
 * Changes what one says about oneself.
 *
 * @throws AppError `signed-out` for visitors, `forbidden` while suspended
 * @throws AppError `invalid` for links and contact details of new members
 */
export async function changeProfile(site: Site, actor: Actor, { about }: { about: string }): Promise<void> {
  const { id } = await requirePostingMember(site.db, actor)
  await site.db.transaction().execute(async (trx) => {
    if (contactIn(site.url.hostname, about) && !(await earnTrust(trx, site, id))) throw new AppError('invalid', ABOUT_LINKS_WAIT, { errors: { about: [ABOUT_LINKS_WAIT] } })
    await trx.updateTable('member').set({ about }).where('id', '=', id).execute()
    await announce(trx, { purged: [`member:${id}`] }, site.clock.now())
  })
}
