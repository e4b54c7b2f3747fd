import type { OfficeMemberView } from '../../../../shared/office/members/office-members.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { endSessionsOf } from '../../../queries/office/members-queries.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import { useMemberAct } from './use-member-act.tsx'

/** Where the member is logged in. */
export function MemberSessions({ member: { id, username, sessions, can } }: { member: OfficeMemberView }) {
  const api = useApi()
  const { run, pending, dialog } = useMemberAct()
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
              <button
                type="button"
                className={`${buttonClass({ look: 'line', small: true })} mem-end`}
                aria-label={`Log out ${device}`}
                aria-disabled={pending}
                onClick={() => run(() => endSessionsOf(api, id, sessionId), 'Logged out', `${device} is logged out.`)}
              >
                Log Out
              </button>
            )}
          </li>
        ))}
      </ul>
      {can.manage && sessions.length > 1 && (
        <button
          type="button"
          className={buttonClass({ look: 'line', small: true })}
          aria-disabled={pending}
          onClick={() => run(() => endSessionsOf(api, id), 'Logged out', `${username} is logged out everywhere.`)}
        >
          Log Out Everywhere
        </button>
      )}
      {dialog}
    </section>
  )
}
