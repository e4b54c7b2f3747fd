import { CalendarClock, Eye, PencilLine } from 'lucide-react'
import type { BlogState } from '../../../../shared/blog/blog.ts'
import { BLOG_STATE_NAMES } from '../../../../shared/office/blog/office-blog.ts'
import { Badge } from '../../../ui/badge.tsx'

const LOOKS = {
  draft: { look: 'quiet', Icon: PencilLine },
  scheduled: { look: 'info', Icon: CalendarClock },
  published: { look: 'good', Icon: Eye },
} as const

/** Whether readers see a post. */
export const StateBadge = ({ state }: { state: BlogState }) => <Badge {...LOOKS[state]}>{BLOG_STATE_NAMES[state]}</Badge>
