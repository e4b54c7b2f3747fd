import { CalendarX, Check, CircleDashed, CircleQuestionMark, X } from 'lucide-react'
import { FACT_STATE_NAMES } from '../../../../shared/playground/fact-words.ts'
import type { FactState } from '../../../../shared/playground/fact-fields.ts'
import { Badge } from '../../../ui/badge.tsx'

const LOOKS = {
  known: { look: 'primary', Icon: Check },
  'being-decided': { look: 'info', Icon: CircleDashed },
  'not-decided': { look: 'warn', Icon: CircleQuestionMark },
  no: { look: 'quiet', Icon: X },
} as const

export const StateBadge = ({ state }: { state: FactState }) => <Badge {...LOOKS[state]}>{FACT_STATE_NAMES[state]}</Badge>

/** Says that a fact names a date that is over. */
export const OverBadge = () => (
  <Badge look="bad" Icon={CalendarX}>
    Date is over
  </Badge>
)
