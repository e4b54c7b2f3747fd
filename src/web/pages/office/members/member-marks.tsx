import type { OfficeMemberRow } from '../../../../shared/office/members/office-members.ts'
import { Badge } from '../../../ui/badge.tsx'

/** What is special about a member, in a word each. */
export const MemberMarks = ({ member: { role, isSuspended, isConfirmed, isSample } }: { member: OfficeMemberRow }) => (
  <span className="mem-marks">
    {role !== 'member' && <Badge look="primary">{role === 'admin' ? 'Admin' : 'Moderator'}</Badge>}
    {isSuspended && <Badge look="bad">Suspended</Badge>}
    {!isConfirmed && <Badge look="warn">Email not confirmed</Badge>}
    {isSample && <Badge look="quiet">Sample</Badge>}
  </span>
)
