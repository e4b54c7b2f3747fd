import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { suspensionEnd } from '../../../../shared/accounts/accounts-words.ts'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { moderatedMemberQuery } from '../../../queries/member-moderation-queries.ts'
import { exactTime } from '../../../ui/words/time-words.ts'
import { ModeratorTools } from '../../reports/moderator-tools.tsx'
import '../../reports/reports.css'

/** What moderators know and can do about a member, on their page; nothing for everyone else. */
export function MemberModeration({ username }: { username: string }) {
  const api = useApi()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: me } = useQuery(currentUserQuery(api))
  const isStaff = me?.role === 'moderator' || me?.role === 'admin'
  const { data: member } = useQuery({ ...moderatedMemberQuery(api, username), enabled: isStaff })
  if (!isStaff || !member || member.role !== 'member') return null
  return (
    <section className="card rep-card" aria-labelledby="member-moderation">
      <h2 id="member-moderation" ref={heading} tabIndex={-1}>
        For moderators
      </h2>
      <p className="small muted">
        {member.warningCount} warnings, {member.reportedCount} posts reported, {member.takenDownCount} of them taken down.
      </p>
      {member.silencedUntil && <p className="small">Silenced until {exactTime(member.silencedUntil)}</p>}
      {member.suspendedUntil && <p className="small">Suspended until {suspensionEnd(member.suspendedUntil, exactTime)}</p>}
      <ModeratorTools author={member} onDone={() => heading.current?.focus()} />
    </section>
  )
}
