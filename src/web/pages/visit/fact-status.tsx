import { badgeOf } from '../../../shared/playground/badges.ts'
import type { FactView } from '../../../shared/playground/playground.ts'
import { longDate } from '../../ui/words/time-words.ts'
import { ClaimBadge } from '../office/facts/fact-badges.tsx'

/** How sure a fact is. */
export function FactBadge({ fact }: { fact: Pick<FactView, 'key' | 'state' | 'standing'> }) {
  const badge = badgeOf(fact)
  return badge && <ClaimBadge claim={badge} />
}

/** How sure a fact is, and when someone last checked that it's still so. */
export const FactStatus = ({ fact }: { fact: Pick<FactView, 'key' | 'state' | 'standing' | 'checkedAt'> }) => (
  <>
    <FactBadge fact={fact} />
    {fact.checkedAt && (
      <span>
        Checked on <time dateTime={fact.checkedAt}>{longDate(fact.checkedAt)}</time>
      </span>
    )}
  </>
)
