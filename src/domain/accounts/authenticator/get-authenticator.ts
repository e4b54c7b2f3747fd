import type { AuthenticatorView } from '../../../shared/accounts/accounts.ts'
import type { Actor, Site } from '../../site/site.ts'
import { requireMember } from '../../access/require-member.ts'
import { showSetup } from './set-up-authenticator.ts'

/** One's own authenticator app: whether there is one, and what is left to do. @throws AppError `signed-out` for visitors */
export async function getAuthenticator(site: Site, actor: Actor): Promise<AuthenticatorView> {
  const member = requireMember(actor)
  const row = await site.db
    .selectFrom('authenticator')
    .select('confirmedAt')
    .where('memberId', '=', member.id)
    .executeTakeFirst()
  const { left } = await site.db
    .selectFrom('recoveryCode')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('memberId', '=', member.id)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    canSetUp: member.role === 'admin' && !member.isSuspended,
    isNeeded: member.lacksAuthenticator,
    confirmedAt: row?.confirmedAt ?? null,
    recoveryCodesLeft: Number(left),
    setup: row && row.confirmedAt === null ? await showSetup(site, member) : null,
  }
}
