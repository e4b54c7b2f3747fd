import type { SiteView } from '../../shared/office/settings.ts'
import { passedInWords } from '../../shared/playground/passed-notice.ts'
import { austinDate } from '../../shared/time/past-dates.ts'
import { getPublicSettings } from '../settings/get-settings.ts'
import type { Site } from '../site/site.ts'

/** What every page shows: the owner's settings. An announcement that names a date that has passed says so. */
export async function getSiteView(site: Site): Promise<SiteView> {
  const { announcementBar, ...settings } = await getPublicSettings(site)
  const passed = passedInWords(announcementBar.text, austinDate(site.clock.now()))
  const text = [announcementBar.text, passed].filter(Boolean).join(' ')
  return { ...settings, announcementBar: { ...announcementBar, text } }
}
