import type { SiteView } from '../../shared/office/settings/settings.ts'
import { passedInWords } from '../../shared/playground/passed-notice.ts'
import { austinDate } from '../../shared/time/past-dates.ts'
import { getPublicSettings } from '../office/settings/get-settings.ts'
import type { Site } from '../site/site.ts'
import { getSitePictures } from '../pictures/site/get-site-pictures.ts'

/** What every page shows: the owner's settings and pictures. An announcement that names a date that has passed says so. */
export async function getSiteView(site: Site): Promise<SiteView> {
  const [{ announcementBar, ...settings }, pictures] = await Promise.all([getPublicSettings(site), getSitePictures(site)])
  const passed = passedInWords(announcementBar.text, austinDate(site.clock.now()))
  const text = [announcementBar.text, passed].filter(Boolean).join(' ')
  return { ...settings, announcementBar: { ...announcementBar, text }, pictures }
}
