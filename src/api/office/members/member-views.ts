import { z } from 'zod'
import { REPORT_STATES } from '../../../shared/forum/reports/reports.ts'
import { ROLES } from '../../../shared/accounts/accounts.ts'
import type { OfficeMemberRow, OfficeMemberView } from '../../../shared/office/members/office-members.ts'
import { count, id, moment, momentOrNull, viewSchema } from '../../http/view-schema.ts'

const text = z.string()
const yes = z.boolean()
const aRow = {
  id, username: text, avatar: text.nullable(), role: z.enum(ROLES), firstName: text, lastName: text, email: text,
  joinedAt: moment, lastSeenAt: moment, isConfirmed: yes, isSuspended: yes, isSample: yes,
}
export const RowSchema = viewSchema<OfficeMemberRow>()('MemberInOfficeList', z.strictObject(aRow))
export const MemberSchema = viewSchema<OfficeMemberView>()(
  'MemberInOffice',
  z.strictObject({
    ...aRow, about: text, confirmedAt: momentOrNull, suspension: z.strictObject({ until: moment, reason: text }).nullable(),
    erasedAt: momentOrNull, topicCount: count, postCount: count,
    reported: z.array(z.strictObject({ postId: id, title: text, state: z.enum(REPORT_STATES), count })),
    sessions: z.array(z.strictObject({ id, device: text, createdAt: moment, lastUsedAt: moment })),
    removedAllAt: momentOrNull, can: z.strictObject({ manage: yes, pauseNetwork: yes, changeRole: yes }),
  }),
)
