import { havePassed } from '../playground/passed-notice.ts'
import type { Facts } from '../playground/playground.ts'
import { comingDatesIn, pastDatesIn } from '../time/past-dates.ts'
import { fillText, noticesOf } from './fill-text.ts'
import type { SiteText } from './site-text.ts'

/**
 * A text of a page as visitors read it. If it announces a date in words of its own, it says once that has passed.
 * A whole page doesn't: its dates are those of laws and versions.
 *
 * @param today - the day in Austin, `2026-05-01`
 */
export function textAsRead(stored: string, text: SiteText, facts: Facts, today: string): string {
  const filled = fillText(stored, text, facts)
  if (text.kind === 'rich' || text.isAlone) return filled
  const own = pastDatesIn(stored, today)
  const said = text.kind === 'line' ? '' : noticesOf(stored, facts).join(' ').toLowerCase()
  const passed = havePassed(comingDatesIn(filled, today).filter((date) => own.includes(date) && !said.includes(date.toLowerCase())))
  if (passed === '') return filled
  return text.kind === 'line' ? `${filled} (${passed.slice(0, -1)})` : `${filled} ${passed}`
}
