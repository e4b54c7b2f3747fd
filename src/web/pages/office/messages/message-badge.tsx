import { Archive, Check, Mail, MailOpen, ShieldAlert } from 'lucide-react'
import type { MessageState } from '../../../../shared/office/messages/office-messages.ts'
import { MESSAGE_STATE_NAMES } from '../../../../shared/office/entry-words.ts'
import { Badge } from '../../../ui/badge.tsx'

const LOOKS = {
  new: { look: 'info', Icon: Mail },
  read: { look: 'warn', Icon: MailOpen },
  answered: { look: 'good', Icon: Check },
  archived: { look: 'quiet', Icon: Archive },
  'set-aside': { look: 'bad', Icon: ShieldAlert },
} as const

export const MessageBadge = ({ state }: { state: MessageState }) => <Badge {...LOOKS[state]}>{MESSAGE_STATE_NAMES[state]}</Badge>
