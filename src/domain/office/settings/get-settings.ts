import type { Database } from '../../../db/connection.ts'
import { FIRST_SETTINGS, type PublicSettings, type Settings } from '../../../shared/office/settings/settings.ts'
import type { Site } from '../../site/site.ts'
import { rememberedUntil } from '../../site/cached-until.ts'
import { hasSample, SAMPLE_TAGS } from '../../site/has-sample.ts'

/** What the owner has set, and the defaults for the rest. */
export async function getSettings({ db }: { db: Database } | Site): Promise<Settings> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute()
  const set: Partial<Settings> = Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]))
  return { ...FIRST_SETTINGS, ...set }
}

/** What everyone may know. Every page asks, so it's remembered until a setting changes, or what's sample content. */
export const getPublicSettings: (site: Site) => Promise<PublicSettings> = rememberedUntil(
  ['settings', ...SAMPLE_TAGS],
  async (site) => {
    const { announcementBar, replyTime, socialLinks } = await getSettings(site)
    return { announcementBar, replyTime, socialLinks, canSendEmail: site.hasMailServer, backsUpDaily: site.backsUpDaily, hasSample: await hasSample(site.db) }
  },
)
