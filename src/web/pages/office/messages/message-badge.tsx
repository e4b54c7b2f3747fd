import { Archive, Check, Mail, MailOpen, ShieldAlert } from 'lucide-react'
import type { MessageState } from '../../../../shared/office/office-messages.ts'
import { Badge } from '../../../ui/badge.tsx'

/** What the owner calls each state. */
export const STATE_NAMES: Record<MessageState, string> = {
  new: 'New',
  read: 'Read',
  answered: 'Answered',
  archived: 'Archived',
  'set-aside': 'Likely spam',
}

const LOOKS = {
  new: { look: 'info', Icon: Mail },
  read: { look: 'warn', Icon: MailOpen },
  answered: { look: 'good', Icon: Check },
  archived: { look: 'quiet', Icon: Archive },
  'set-aside': { look: 'bad', Icon: ShieldAlert },
} as const

export const MessageBadge = ({ state }: { state: MessageState }) => <Badge {...LOOKS[state]}>{STATE_NAMES[state]}</Badge>
