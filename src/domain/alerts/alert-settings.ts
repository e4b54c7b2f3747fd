import type { Role } from '../../shared/accounts/accounts.ts'
import { ALERT_KINDS, EVERY_ALERT, isAlerted } from '../../shared/alerts/alert-kinds.ts'
import type { AlertSettings } from '../../shared/alerts/alerts.ts'
import { keysOf } from '../../shared/typed-object.ts'
import { canModerate } from '../access/require-moderator.ts'
import { requireMember } from '../access/require-member.ts'
import { AppError } from '../site/app-error.ts'
import type { Actor, Member, Site } from '../site/site.ts'

/** How the actor hears of each kind that concerns them. @throws AppError `signed-out`, `forbidden` for all but staff */
export async function getAlertSettings(site: Pick<Site, 'db'>, actor: Actor): Promise<AlertSettings> {
  return getAlertSettingsOf(site, requireStaff(actor))
}

/** How a moderator or an admin hears of each kind. */
export async function getAlertSettingsOf({ db }: Pick<Site, 'db'>, { id, role }: { id: number; role: Role }): Promise<AlertSettings> {
  const rows = await db.selectFrom('staffAlertSetting').select(['kind', 'pace']).where('memberId', '=', id).execute()
  const set = new Map(rows.map(({ kind, pace }) => [kind, pace]))
  return Object.fromEntries(
    EVERY_ALERT.filter((kind) => isAlerted(role, kind)).map((kind) => [kind, set.get(kind) ?? ALERT_KINDS[kind].usual]),
  )
}

/** Sets how the actor hears of some kinds from now on. @throws AppError as {@link getAlertSettings} does */
export async function changeAlertSettings(site: Pick<Site, 'db'>, actor: Actor, changes: AlertSettings): Promise<AlertSettings> {
  const { id: memberId, role } = requireStaff(actor)
  const kinds = keysOf(changes).filter((kind) => isAlerted(role, kind))
  await site.db.transaction().execute(async (trx) => {
    for (const kind of kinds) {
      const pace = changes[kind]
      if (!pace) continue
      await trx
        .insertInto('staffAlertSetting')
        .values({ memberId, kind, pace })
        .onConflict((conflict) => conflict.columns(['memberId', 'kind']).doUpdateSet({ pace }))
        .execute()
    }
  })
  return getAlertSettings(site, actor)
}

function requireStaff(actor: Actor): Member {
  const member = requireMember(actor)
  if (!canModerate(member)) throw new AppError('forbidden', 'Only moderators and admins get alerts.')
  return member
}
