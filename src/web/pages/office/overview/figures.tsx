import type { OverviewView } from '../../../../shared/office/overview.ts'
import { counted, inDigits } from '../../../../shared/text/count-words.ts'
import { timeAgo } from '../../../ui/words/time-words.ts'

/** Four figures, each with its change this week. */
export function Figures({ overview: { figures, needs, now } }: { overview: OverviewView }) {
  const { waitlist, unread, members, reports } = figures
  const oldest = needs.messages && `. Oldest unanswered: ${timeAgo(needs.messages.since, Date.parse(now))}`
  return (
    <dl className="kpis" aria-label="Key numbers">
      <Kpi name="On the waitlist" count={waitlist.count} note={`${counted(waitlist.joined, 'person', 'people')} joined, ${waitlist.count} confirmed (${waitlist.week} this week)`} />
      <Kpi name="Unread messages" count={unread.count} note={`${unread.week} this week${oldest ?? ''}`} look="rose" />
      <Kpi name="Forum members" count={members.count} note={`${members.week} new this week. ${members.posts} posts in ${members.topics} topics`} look="sky" />
      <Kpi name="Posts to review" count={reports.count} note={`${reports.week} reported this week`} look="leaf" />
    </dl>
  )
}

const Kpi = ({ name, count, note, look }: { name: string; count: number; note: string; look?: 'rose' | 'sky' | 'leaf' }) => (
  <div className={look ? `kpi kpi-${look}` : 'kpi'}>
    <dt>{name}</dt>
    <dd>
      {inDigits(count)}
      <small>{note}</small>
    </dd>
  </div>
)
