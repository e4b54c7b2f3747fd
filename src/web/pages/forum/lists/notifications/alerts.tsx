import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import type { CurrentUser } from '../../../../../shared/accounts/accounts.ts'
import { alertText, isKnownAlert } from '../../../../../shared/alerts/alert-text.ts'
import type { AlertView } from '../../../../../shared/alerts/alerts.ts'
import { alertsQuery, readAlertsOf } from '../../../../queries/alerts-queries.ts'
import { useApi } from '../../../../queries/client/api-context.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Link } from '../../../../ui/link.tsx'
import { RelativeTime } from '../../../../ui/words/relative-time.tsx'
import '../search.css'

/** What needs a moderator or an admin, until someone has dealt with it. */
export function Alerts() {
  const { data = [] } = useQuery(alertsQuery(useApi()))
  const alerts = data.filter(isKnownAlert)
  if (alerts.length === 0) return null
  return (
    <section className="team-alerts" aria-labelledby="team-alerts">
      <h2 id="team-alerts">Needs you</h2>
      <ul className="card hits alerts">
        {alerts.map((alert) => (
          <Alert key={alert.kind} alert={alert} />
        ))}
      </ul>
      <p className="small">
        <Link className="link" to="/forum/profile#alerts">
          Choose which alerts we email you
        </Link>
      </p>
    </section>
  )
}

function Alert({ alert: { kind, count, unread, since, path, ...parts } }: { alert: AlertView }) {
  const [api, queries] = [useApi(), useQueryClient()]
  /** No one waits for this; an alert that stays unread does no harm. */
  const markRead = async () => {
    if (unread === 0) return
    await readAlertsOf(api, kind)
    queries.setQueryData<CurrentUser | null>(['me'], (me) => me && { ...me, unreadNotifications: Math.max(0, me.unreadNotifications - unread) })
    await queries.invalidateQueries({ queryKey: ['alerts'], exact: true })
  }
  return (
    <li>
      <BellRing className="i" aria-hidden />
      <div>
        <p className="alert-what">
          <Link className="link" to={path} onClick={() => void markRead().catch(() => {})}>
            {alertText(kind, count, parts)}
          </Link>
          {unread > 0 && <Badge look="info">New</Badge>}
        </p>
        <p className="small muted">
          <RelativeTime at={since} />
        </p>
      </div>
    </li>
  )
}
