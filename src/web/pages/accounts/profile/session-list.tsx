import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { SessionView } from '../../../../shared/accounts/accounts.ts'
import type { PageForm } from '../../../forms/page-form.ts'
import { endOtherSessions, endSession, sessionsQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { useTexts } from '../../frame/use-texts.ts'
import { OneButtonForm } from '../email-links/one-button-form.tsx'

const refresh = (queries: QueryClient) => queries.invalidateQueries({ queryKey: ['sessions'] })

const endSessionForm: PageForm<{ message: string }> = {
  name: 'end-session',
  send: ({ api, values: { session } }) => endSession(api, Number(session ?? 0)),
  refresh,
  next: () => '/forum/profile?sent=end-session',
}

const endSessionsForm: PageForm<{ message: string }> = {
  name: 'end-sessions',
  send: ({ api }) => endOtherSessions(api),
  refresh,
  next: () => '/forum/profile?sent=end-sessions',
}

export const sessionForms = [endSessionForm, endSessionsForm]

/** Everywhere the member is logged in, to be ended one by one or all but this one. */
export function SessionList() {
  const texts = useTexts('settings')
  const api = useApi()
  const { data: sessions = [], isError } = useQuery(sessionsQuery(api))
  return (
    <section className="card pad" aria-labelledby="sessions">
      <h2 id="sessions">{texts.sessions}</h2>
      {isError && <p>That didn’t load. Please reload the page.</p>}
      <ul className="places">
        {sessions.map((session) => (
          <Place key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <OneButtonForm form={endSessionsForm} button="Log Out on All Other Devices" pendingLabel="Logging out..." />
      )}
    </section>
  )
}

function Place({ session: { id, device, createdAt, lastUsedAt, isCurrent } }: { session: SessionView }) {
  return (
    <li>
      <div>
        <b>{device}</b>
        <p className="small muted">
          {isCurrent ? 'This device' : `Last used ${dayOf(lastUsedAt)}`}, logged in since {dayOf(createdAt)}
        </p>
      </div>
      {!isCurrent && (
        <OneButtonForm
          form={endSessionForm}
          fields={{ session: String(id) }}
          button="Log Out"
          label={`Log out of ${device}`}
          pendingLabel="Logging out..."
        />
      )}
    </li>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/Chicago' })
const dayOf = (moment: string): string => DAY.format(new Date(moment))
