import type { SiteView } from '../../shared/office/settings.ts'
import { isOpen } from '../../shared/playground/opening.ts'
import { passedInWords } from '../../shared/playground/passed-notice.ts'
import { factsByKey } from '../../shared/playground/playground.ts'
import { fillReferences } from '../../shared/references/fill-references.ts'
import { openingIn } from '../../shared/references/referable-fact.ts'
import { austinDate } from '../../shared/time/past-dates.ts'
import { getPublicSettings } from '../settings/get-settings.ts'
import type { Site } from '../site/site.ts'
import { listRememberedFacts } from './list-facts.ts'

/** What every page shows: the owner's settings, and where the playground will be. */
export async function getSiteView(site: Site): Promise<SiteView> {
  const [{ announcementBar, ...settings }, all] = await Promise.all([getPublicSettings(site), listRememberedFacts(site)])
  const facts = factsByKey(all)
  const passed = passedInWords(announcementBar.text, austinDate(site.clock.now()))
  const text = [announcementBar.text, passed].filter(Boolean).join(' ')
  return { ...settings, announcementBar: { ...announcementBar, text }, town: fillReferences('{city.town}', facts), isOpen: isOpen(openingIn(facts)) }
}
