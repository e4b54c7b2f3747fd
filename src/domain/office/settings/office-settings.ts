import type { OfficeSettings } from '../../../shared/office/settings/settings.ts'
import { requireRecentPassword } from '../../access/require-admin.ts'
import { hasAuthenticator } from '../../access/has-authenticator.ts'
import { byVariable } from '../../limits/set-limits.ts'
import type { Actor, Site } from '../../site/site.ts'
import { getSettings } from './get-settings.ts'

/**
 * The settings with what holds where the owner has set nothing.
 *
 * @throws AppError `not-found` unless the actor is an admin, `forbidden` when the password has to be given again
 */
export async function getOfficeSettings(site: Site, actor: Actor): Promise<OfficeSettings> {
  const { id } = requireRecentPassword(site, actor)
  const [settings, canAskForAuthenticator] = await Promise.all([getSettings(site), hasAuthenticator(site.db, id)])
  return { settings, siteAddress: site.url.origin, baseLimits: byVariable(site.baseLimits), canAskForAuthenticator }
}
