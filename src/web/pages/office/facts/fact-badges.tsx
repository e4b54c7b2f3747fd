import { CalendarX, Check, CircleDashed, CircleDot, X } from 'lucide-react'
import { type Badge as Claim, BADGE_NAMES } from '../../../../shared/playground/badges.ts'
import { Badge } from '../../../ui/badge.tsx'

const LOOKS = {
  announced: { look: 'good', Icon: Check },
  planned: { look: 'info', Icon: CircleDot },
  'being-decided': { look: 'warn', Icon: CircleDashed },
  'not-offered': { look: 'quiet', Icon: X },
} as const

/** What the owner says of a fact. */
export const ClaimBadge = ({ claim, names = BADGE_NAMES }: { claim: Claim; names?: Readonly<Record<Claim, string>> | undefined }) => <Badge {...LOOKS[claim]}>{names[claim]}</Badge>

/** Says that a fact mentions a past date. */
export const OverBadge = () => (
  <Badge look="bad" Icon={CalendarX}>
    Past date
  </Badge>
)
