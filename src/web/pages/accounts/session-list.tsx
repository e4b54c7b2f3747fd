import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionView } from '../../../shared/accounts.ts'
import { endOtherSessions, endSession, sessionsQuery } from '../../queries/accounts.ts'
import { useApi } from '../../queries/api-context.tsx'
import { OneButtonForm } from './one-button-form.tsx'

/** Everywhere the member is logged in, to be ended one by one or all but this one. */
export function SessionList() {
  const api = useApi()
  const { data: sessions = [], isError } = useQuery(sessionsQuery(api))
  const refresh = useRefresh()
  return (
    <section className="card pad" aria-labelledby="sessions">
      <h2 id="sessions">Where you are logged in</h2>
      {isError && <p>We could not look that up. Please reload the page.</p>}
      <ul className="places">
        {sessions.map((session) => (
          <Place key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <OneButtonForm
          name="end-sessions"
          button="Log out everywhere else"
          pendingLabel="Logging out..."
          send={async () => (await endOtherSessions(api)).message}
          onDone={refresh}
        />
      )}
    </section>
  )
}

function Place({ session: { id, device, createdAt, lastUsedAt, isCurrent } }: { session: SessionView }) {
  const api = useApi()
  const refresh = useRefresh()
  return (
    <li>
      <div>
        <b>{device}</b>
        <p className="small muted">
          {isCurrent ? 'This one' : `Last used ${dayOf(lastUsedAt)}`}, since {dayOf(createdAt)}
        </p>
      </div>
      {!isCurrent && (
        <OneButtonForm
          name="end-session"
          fields={{ session: String(id) }}
          button="Log out"
          label={`Log out ${device}`}
          pendingLabel="Logging out..."
          send={async () => (await endSession(api, id)).message}
          onDone={refresh}
        />
      )}
    </li>
  )
}

function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['sessions'] })
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/Chicago' })
const dayOf = (moment: string): string => DAY.format(new Date(moment))
