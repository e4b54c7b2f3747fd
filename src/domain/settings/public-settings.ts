import type { PublicSettings } from '../../shared/settings.ts'
import type { Site } from '../site.ts'
import { getSettings } from './get-settings.ts'

const remembered = new WeakMap<Site, Promise<PublicSettings>>()

/** What the owner has set for everybody to see; every page asks, so it is remembered until something changes. */
export function getPublicSettings(site: Site): Promise<PublicSettings> {
  const known = remembered.get(site)
  if (known) return known

  const stop = site.bus.subscribe(() => {
    remembered.delete(site)
    stop()
  })
  const settings = getSettings(site).then(({ announcementBar, socialLinks }) => ({ announcementBar, socialLinks }))
  remembered.set(site, settings)
  settings.catch(() => remembered.delete(site))
  return settings
}
