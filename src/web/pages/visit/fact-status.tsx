import { type Badge, badgeOf } from '../../../shared/playground/badges.ts'
import type { FactView } from '../../../shared/playground/playground.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { longDate } from '../../ui/words/time-words.ts'
import type { FrameWords } from '../assistant/frame-words.ts'
import { ClaimBadge } from '../office/facts/fact-badges.tsx'

/** How sure a fact is. */
export function FactBadge({ fact }: { fact: Pick<FactView, 'key' | 'state' | 'standing'> }) {
  const badge = badgeOf(fact)
  return badge && <ClaimBadge claim={badge} />
}

/** A badge, and when someone last checked that it's still so. */
export const Status = ({ badge, checkedAt, words }: { badge: Badge | null; checkedAt: Instant | null; words?: FrameWords }) => (
  <>
    {badge && <ClaimBadge claim={badge} names={words?.badges} />}
    {checkedAt && (
      <span>
        {words?.checkedOn ?? 'Checked on'} <time dateTime={checkedAt}>{(words?.date ?? longDate)(checkedAt)}</time>
      </span>
    )}
  </>
)
