import type { OfficeMemberView } from '../../../../shared/office/members/office-members.ts'
import { exactTime } from '../../../ui/words/time-words.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { ActButton } from '../frame/forms/page-act.tsx'
import { endSessionsForm } from './member-forms.ts'

/** Where the member is logged in. */
export function MemberSessions({ member: { username, sessions, can } }: { member: OfficeMemberView }) {
  const loggedOut = (text: string) => showToast({ tone: 'good', title: 'Logged out', text })
  return (
    <section className="card mem-card" aria-labelledby="member-sessions">
      <h2 id="member-sessions">{username}’s logged-in devices</h2>
      {sessions.length === 0 && <p className="muted">Not logged in anywhere.</p>}
      <ul className="todo">
        {sessions.map(({ id: sessionId, device, lastUsedAt }) => (
          <li key={sessionId}>
            <span>
              <b>{device}</b>
              <br />
              <span className="muted">Last used {exactTime(lastUsedAt)}</span>
            </span>
            {can.manage && (
              <ActButton form={endSessionsForm} fields={{ session: String(sessionId) }} className="mem-end" label={`Log out ${device}`} onSent={() => loggedOut(`${device} is logged out.`)}>
                Log Out
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      {can.manage && sessions.length > 1 && (
        <ActButton form={endSessionsForm} onSent={() => loggedOut(`${username} is logged out everywhere.`)}>
          Log Out Everywhere
        </ActButton>
      )}
    </section>
  )
}
