import type { Settings } from '../../../shared/office/settings/settings.ts'
import { SETTING_NAMES } from '../../../shared/office/settings/settings-words.ts'
import { hasAuthenticator } from '../../access/has-authenticator.ts'
import { requireRecentPassword } from '../../access/require-admin.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { getSettings } from './get-settings.ts'

/**
 * Sets what `changes` names and leaves the rest. The log tells which are others now, not to what.
 *
 * @throws AppError `not-found` unless the actor is an admin, `forbidden` when the password has to be given again,
 *   `invalid` when it asks of all admins the authenticator app that the actor has not got
 */
export async function changeSettings(site: Site, actor: Actor, changes: Partial<Settings>): Promise<Settings> {
  const { id } = requireRecentPassword(site, actor)
  if (changes.adminsNeedAuthenticator && !(await hasAuthenticator(site.db, id))) throw lockedOut()
  const now = site.clock.now()
  await site.db.transaction().execute(async (trx) => {
    const before = await getSettings({ db: trx })
    for (const [key, wanted] of Object.entries(changes)) {
      const set = { value: JSON.stringify(wanted), changedAt: now, changedBy: id }
      await trx.insertInto('setting').values({ key, ...set }).onConflict((on) => on.column('key').doUpdateSet(set)).execute()
    }
    const changed = Object.keys(changes).filter(isSetting).filter((key) => JSON.stringify(changes[key]) !== JSON.stringify(before[key]))
    if (changed.length > 0) await recordOfficeAct(trx, { actorId: id, kind: 'settings.change', detail: { settings: changed }, createdAt: now })
    const isBarReplaced = before.announcementBar.text !== '' && changed.includes('announcementBar')
    await announce(trx, isBarReplaced ? { purged: ['settings'] } : { stale: ['settings'] }, now)
  })
  await site.bus.wake()
  await site.followSettings()
  return getSettings(site)
}

const isSetting = (key: string): key is keyof Settings => Object.hasOwn(SETTING_NAMES, key)

/** Anyone who asks for the app without having one would be the first to stand outside. */
function lockedOut(): AppError {
  const message = 'First, set up an authenticator app on your own profile.'
  return new AppError('invalid', message, { errors: { adminsNeedAuthenticator: [message] } })
}
