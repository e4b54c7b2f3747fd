import { BADGE_NAMES, badgeOf } from '../../../shared/playground/badges.ts'
import type { FactView } from '../../../shared/playground/playground.ts'
import { longDate } from '../../ui/words/time-words.ts'

/** What a badge and the date beside it say, where there's only text: `Announced. Checked on June 3, 2026.` */
export function statusLine(fact: Pick<FactView, 'key' | 'state' | 'standing' | 'checkedAt'>): string {
  const badge = badgeOf(fact)
  return [badge && `${BADGE_NAMES[badge]}.`, fact.checkedAt && `Checked on ${longDate(fact.checkedAt)}.`].filter(Boolean).join(' ')
}
