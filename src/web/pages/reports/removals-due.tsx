import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { DECISION_NAMES, REMOVAL_HOURS, REMOVAL_KIND_SHORT } from '../../../shared/forum/removals/removal-words.ts'
import type { RemovalSummary } from '../../../shared/forum/removals/removals.ts'
import { useApi } from '../../queries/client/api-context.tsx'
import { removalsQuery } from '../../queries/forum/removals-queries.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { counted } from '../../../shared/text/count-words.ts'
import { exactTime } from '../../ui/words/time-words.ts'
import './reports.css'

/** Removal requests that wait, before everything else in the queue. */
export function RemovalsDue() {
  const { data } = useQuery(removalsQuery(useApi(), 'open', 1))
  return (
    <section className="card rep-card" aria-labelledby="removals-due">
      <h2 id="removals-due">Removal requests</h2>
      {data?.items.length === 0 && <p className="muted">All caught up. Requests to remove something have to be decided within {REMOVAL_HOURS} hours.</p>}
      {data && data.items.length > 0 && <RemovalList items={data.items} />}
      <p className="small rep-links">
        <Link className="link" to="/forum/removals">
          All removal requests
        </Link>
        <Link className="link" to="/forum/newcomers">
          Posts by new accounts
        </Link>
      </p>
    </section>
  )
}

/** Requests with their clocks. */
export const RemovalList = ({ items }: { items: readonly RemovalSummary[] }) => (
  <ul className="rep-queue">
    {items.map((request) => (
      <li key={request.id}>
        <Clock className="i" aria-hidden />
        <div>
          <p>
            <Link className="link" to={`/forum/removals/${request.id}`}>
              Request {request.id}: {REMOVAL_KIND_SHORT[request.kind]}
            </Link>
          </p>
          <p className="small muted">Came in {exactTime(request.createdAt)}</p>
          <p className="rep-reasons">
            <RemovalClock request={request} />
          </p>
        </div>
      </li>
    ))}
  </ul>
)

/** How long is left, or what was decided. Color is never the only sign. */
export function RemovalClock({ request: { state, looksAutomated, decision, hoursLeft, dueAt } }: { request: RemovalSummary }) {
  if (state === 'decided') return <Badge look={decision === 'removed' ? 'good' : 'quiet'}>{decision && DECISION_NAMES[decision]}</Badge>
  const isLate = hoursLeft < 0
  return (
    <>
      <Badge look={isLate || hoursLeft < 8 ? 'bad' : 'warn'} Icon={Clock}>
        {isLate ? `Overdue since ${exactTime(dueAt)}` : `${hoursLeft === 0 ? 'Less than an hour' : counted(hoursLeft, 'hour')} left, due ${exactTime(dueAt)}`}
      </Badge>{' '}
      {looksAutomated && <Badge look="quiet">Looks automated</Badge>}
    </>
  )
}
