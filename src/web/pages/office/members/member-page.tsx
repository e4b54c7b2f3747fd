import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from '../../../ui/router/router-context.tsx'
import { STATE_NAMES } from '../../../../shared/forum/reports/report-words.ts'
import type { OfficeMemberView } from '../../../../shared/office/members/office-members.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { officeMemberQuery } from '../../../queries/office/members-queries.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { exactTime } from '../../../ui/words/time-words.ts'
import { counted } from '../../../../shared/text/count-words.ts'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { officeHead, OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { MemberMarks } from './member-marks.tsx'
import { MemberErasure, MemberModeration } from './member-acts.tsx'
import { RoleForm } from './role-form.tsx'
import { MemberSessions } from './member-sessions.tsx'
import { memberForms } from './member-forms.ts'
import './members.css'

/** One member, with all that admins may know. */
function MemberPage() {
  const { memberId = '' } = useParams()
  // An account that was just deleted is not looked for anymore.
  const [erased, setErased] = useState('')
  const { data, isPending, refetch } = useQuery({ ...officeMemberQuery(useApi(), memberId), enabled: erased === '' })
  const isGone = erased !== '' || data === null
  return (
    <OfficePage
      title={isGone ? 'Member' : (data?.username ?? 'Member')}
      isBusy={isPending && !isGone}
      acts={
        <Link className={buttonClass({ look: 'line', small: true })} to="/office/members">
          All Members
        </Link>
      }
    >
      {isGone ? <DeletedState name={erased} /> : data ? <Member key={memberId} member={data} onErased={() => setErased(data.username)} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

const DeletedState = ({ name }: { name: string }) => (
  <p className="card" role="status">
    {name ? `${name}’s account has been deleted.` : 'This member no longer exists.'}
  </p>
)

const Member = ({ member, onErased }: { member: OfficeMemberView; onErased: () => void }) => (
  <div className="adm-grid">
    <div className="adm-stack">
      <About member={member} />
      <Reported member={member} />
      <MemberSessions member={member} />
    </div>
    <div className="adm-stack">
      {member.can.changeRole && <RoleForm key={member.role} member={member} />}
      {member.can.manage ? (
        <>
          <MemberModeration member={member} />
          <MemberErasure member={member} onErased={onErased} />
        </>
      ) : (
        <p className="card small muted">
          You can’t suspend, log out, or delete yourself or another admin here. Your web developer can.
        </p>
      )}
    </div>
  </div>
)

function About({ member }: { member: OfficeMemberView }) {
  const { id, username, avatar, firstName, lastName, email, confirmedAt, joinedAt, lastSeenAt, topicCount, postCount, about } = member
  return (
    <section className="card mem-card" aria-labelledby="member-about">
      <h2 id="member-about">About</h2>
      <p className="mem-who">
        <Avatar id={id} name={username} picture={avatar} />
        <MemberMarks member={member} />
      </p>
      <dl className="mem-facts">
        <Line label="Full name" value={`${firstName} ${lastName}`.trim() || 'Not given'} />
        <Line label="Email" value={email} />
        <Line label="Email confirmed" value={confirmedAt ? exactTime(confirmedAt) : 'Not yet'} />
        <Line label="Joined" value={exactTime(joinedAt)} />
        <Line label="Last seen" value={exactTime(lastSeenAt)} />
        <Line label="Forum activity" value={`${counted(topicCount, 'topic')}, ${counted(postCount, 'post')}`} />
        {member.erasedAt && <Line label="Will be deleted on" value={exactTime(member.erasedAt)} />}
      </dl>
      {about && <p className="mem-about">{about}</p>}
      <p className="small">
        <Link className="link" to={`/forum/members/${username}`}>
          View public profile
        </Link>
      </p>
    </section>
  )
}

const Line = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

const Reported = ({ member: { reported } }: { member: OfficeMemberView }) => (
  <section className="card mem-card" aria-labelledby="member-reports">
    <h2 id="member-reports">Reported posts</h2>
    {reported.length === 0 && <p className="muted">None.</p>}
    <ul className="todo">
      {reported.map(({ postId, title, state, count }) => (
        <li key={postId}>
          <Link className="link" to={`/office/forum/reports/${postId}`}>
            {title}
          </Link>
          <span className="muted">
            {STATE_NAMES[state]}, {count} {count === 1 ? 'report' : 'reports'}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

export const page: PageModule = {
  Component: MemberPage,
  head: (queries, { params }) => officeHead(queries.getQueryData<OfficeMemberView | null>(['office', 'member', params['memberId']])?.username ?? 'Member'),
  load: (site, { params }) => loadOffice(site, officeMemberQuery(site.api, params['memberId'] ?? '')),
  forms: memberForms,
}
