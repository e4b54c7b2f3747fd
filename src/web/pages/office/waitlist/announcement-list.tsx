import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { austinWords } from '../../../../shared/time/austin-time.ts'
import type { AnnouncementState, AnnouncementView } from '../../../../shared/waitlist/announcements.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { announcementsQuery } from '../../../queries/office/waitlist-queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { shortDate } from '../../../ui/words/time-words.ts'

export const ANNOUNCEMENT_STATES: Record<AnnouncementState, { label: string; look: 'good' | 'warn' | 'quiet' | 'info' | 'bad' }> = {
  draft: { label: 'Draft', look: 'quiet' },
  scheduled: { label: 'Scheduled', look: 'info' },
  sending: { label: 'Sending', look: 'warn' },
  sent: { label: 'Sent', look: 'good' },
  cancelled: { label: 'Canceled', look: 'bad' },
}

/** Everything that was written to the waitlist, the newest first. */
export function AnnouncementList() {
  const { data: announcements } = useQuery(announcementsQuery(useApi()))
  if (!announcements) return null
  return (
    <section className="card" aria-labelledby="announcements">
      <h2 id="announcements">Announcements</h2>
      {announcements.length === 0 && <p className="muted">None yet. Write one, preview it, send yourself a test, then send it to the waitlist.</p>}
      <ul className="todo">
        {announcements.map((announcement) => (
          <li key={announcement.id}>
            <Megaphone className="i" aria-hidden />
            <span>
              <Link className="link" to={`/office/waitlist/announcements/${announcement.id}`}>
                {announcement.subject}
              </Link>
              <br />
              <span className="small muted">{whenOf(announcement)}</span>
            </span>
            <Badge look={ANNOUNCEMENT_STATES[announcement.state].look}>{ANNOUNCEMENT_STATES[announcement.state].label}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

function whenOf({ state, scheduledFor, changedAt, progress: { sent, total } }: AnnouncementView): string {
  if (!scheduledFor) return `Edited ${shortDate(changedAt)}`
  if (state === 'scheduled') return `Scheduled for ${austinWords(scheduledFor)}`
  return `${sent} of ${total} sent, started ${shortDate(scheduledFor)}`
}
