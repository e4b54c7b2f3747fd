import { HeartPulse, Image, Inbox, LayoutDashboard, ListChecks, type LucideIcon, Mail, Mails, MessageCircleQuestion, MessageSquare, PenLine, ScrollText, Settings, Type, Users } from 'lucide-react'
import type { DoorView } from '../../../../shared/office/overview.ts'

interface OfficeLink {
  label: string
  to: string
  Icon: LucideIcon
  /** A page that this room leads to, at an address of its own. */
  leadsTo?: string
  /** What waits there, if anything ever does. */
  waiting?: keyof DoorView['waiting']
}

/** The rooms of the office, in the order of the rail. */
export const OFFICE_LINKS: readonly OfficeLink[] = [
  { label: 'Overview', to: '/office', Icon: LayoutDashboard },
  { label: 'Messages', to: '/office/messages', Icon: Inbox, waiting: 'messages' },
  { label: 'Waitlist', to: '/office/waitlist', Icon: Mails },
  { label: 'Facts', to: '/office/facts', Icon: ListChecks },
  { label: 'Questions', to: '/office/questions', Icon: MessageCircleQuestion },
  { label: 'Forum', to: '/office/forum', Icon: MessageSquare, waiting: 'forum' },
  { label: 'Members', to: '/office/members', Icon: Users },
  { label: 'Blog', to: '/office/blog', Icon: PenLine },
  { label: 'Site texts', to: '/office/texts', Icon: Type },
  { label: 'Pictures', to: '/office/pictures', Icon: Image },
  { label: 'Email log', to: '/office/mail', Icon: Mail, waiting: 'mail' },
  { label: 'Settings', to: '/office/settings', Icon: Settings },
  { label: 'Status', to: '/office/status', Icon: HeartPulse, leadsTo: '/office/backups' },
  { label: 'Activity log', to: '/office/log', Icon: ScrollText },
]
