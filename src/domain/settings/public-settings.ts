import type { PublicSettings } from '../../shared/office/settings.ts'
import { rememberedUntil } from '../site/cached-until.ts'
import type { Site } from '../site/site.ts'
import { getSettings } from './get-settings.ts'

/** What the owner has set for everybody to see; every page asks, so it is remembered until a setting changes. */
export const getPublicSettings: (site: Site) => Promise<PublicSettings> = rememberedUntil(
  ['settings'],
  async (site) => {
    const { announcementBar, socialLinks } = await getSettings(site)
    return { announcementBar, socialLinks }
  },
)
