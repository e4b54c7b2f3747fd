import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { mailConfirmationTo } from '../../../domain/accounts/email/email-confirmation.ts'
import { takeAvatarDown } from '../../../domain/accounts/profile/change-avatar.ts'
import { changeRole } from '../../../domain/accounts/staff/change-role.ts'
import { endSessionsOf } from '../../../domain/accounts/sessions/end-sessions-of.ts'
import { listMembers } from '../../../domain/accounts/staff/list-members.ts'
import { pauseNetworkOf } from '../../../domain/accounts/sign-up/pause-sign-ups.ts'
import { NetworkPause } from '../../../shared/office/members/sign-up-pause-schemas.ts'
import { liftSuspension, suspendMember } from '../../../domain/accounts/staff/suspend-member.ts'
import { getOfficeMember } from '../../../domain/forum/members/get-office-member.ts'
import { eraseChildByName, eraseOnRequest, exportForMember, removeAllByName } from '../../../domain/forum/members/office-erasure.ts'
import { restoreAllBy } from '../../../domain/forum/members/restore-all-by.ts'
import { PAGE_SIZE } from '../../../shared/forum/forum.ts'
import { RemovalOfAll, RoleChange, TakeDown, TypedName } from '../../../shared/office/members/office-member-schemas.ts'
import { MEMBER_FILTERS } from '../../../shared/office/members/office-members.ts'
import { Suspension } from '../../../shared/forum/reports/report-schemas.ts'
import { plainText } from '../../../shared/text/text.ts'
import { ExportSchema } from '../../forum/export-view.ts'
import type { Environment } from '../../http/environment.ts'
import { listed, oneOf, PAGED } from '../../http/lists.ts'
import { idIn, idOf } from '../../http/path.ts'
import { route } from '../../http/route.ts'
import { count, MessageAnswer } from '../../http/view-schema.ts'
import { RowSchema, MemberSchema } from './member-views.ts'

/** Longest search that is read. */
const SEARCH_MAX_CHARS = 200
const WITH_REASON = 'The member gets an email, with the reason if there is one.'
const DONE = { message: 'Done.' }

const all = { tag: 'Office members', who: 'office' } as const
const one = { ...all, path: { memberId: idOf('Member ID.') }, answer: MessageAnswer } as const
const guarded = { ...one, needsPassword: true } as const
const WRONG_NAME = { 400: 'The name is another one.' }

/** Members, with what only admins may know of them. Paths are below /api/office/members. */
export const officeMembers = new Hono<Environment>()
  .get('/', route(
    {
      ...all, needsPassword: true, id: 'listMembers', summary: 'List members, newest first', isList: true,
      query: { ...PAGED, filter: z.enum(MEMBER_FILTERS).optional(), q: z.string().optional().describe('Words in names or email.') },
      answer: z.strictObject({ members: z.array(RowSchema) }),
    },
    async ({ c, site, actor, query }) => {
      const filter = oneOf(MEMBER_FILTERS, query.filter) ?? 'all'
      const words = plainText(query.q ?? '').slice(0, SEARCH_MAX_CHARS).toWellFormed()
      return { members: await listed(c, (range) => listMembers(site, actor, { ...range, words, filter }), PAGE_SIZE) }
    },
  ))
  .get('/:memberId', route(
    { ...guarded, id: 'getOfficeMember', summary: 'Get a member, with sessions and reported posts', answer: z.strictObject({ member: MemberSchema }) },
    async ({ c, site, actor }) => ({ member: await getOfficeMember(site, actor, memberIn(c)) }),
  ))
  .get('/:memberId/export', route(
    { ...guarded, id: 'exportForMember', summary: 'Download a member’s data', answer: ExportSchema },
    async ({ c, site, actor }) => {
      const data = await exportForMember(site, actor, memberIn(c))
      c.header('content-disposition', `attachment; filename="on-joue-member-${memberIn(c)}.json"`)
      return data
    },
  ))
  .post('/:memberId/confirmation', route(
    { ...guarded, id: 'resendConfirmation', summary: 'Resend a member’s confirmation email', refusals: { 409: 'Already confirmed.' } },
    async ({ c, site, actor }) => {
      await mailConfirmationTo(site, actor, memberIn(c))
      return DONE
    },
  ))
  .put('/:memberId/network-pause', route(
    {
      ...guarded, id: 'pauseNetwork', summary: 'Take no sign-ups from a member’s network for some days', body: { NetworkPause },
      refusals: { 409: 'The network isn’t known anymore.' },
    },
    async ({ c, site, actor, body }) => {
      await pauseNetworkOf(site, actor, memberIn(c), body())
      return DONE
    },
  ))
  .put('/:memberId/role', route(
    {
      ...guarded, id: 'changeRole', summary: 'Change a member’s role', body: { RoleChange },
      refusals: { 409: 'You’re the only admin, or the member hasn’t confirmed an email address.' },
    },
    async ({ c, site, actor, body }) => {
      await changeRole(site, actor, memberIn(c), body().role)
      return DONE
    },
  ))
  .put('/:memberId/suspension', route(
    { ...one, id: 'suspendMember', summary: 'Suspend a member', body: { Suspension } },
    async ({ c, site, actor, body }) => {
      await suspendMember(site, actor, memberIn(c), body())
      return DONE
    },
  ))
  .delete('/:memberId/suspension', route(
    { ...one, id: 'liftSuspension', summary: 'Lift a suspension' },
    async ({ c, site, actor }) => {
      await liftSuspension(site, actor, memberIn(c))
      return DONE
    },
  ))
  .delete('/:memberId/sessions', route(
    { ...guarded, id: 'endSessionsOf', summary: 'Log a member out on every device' },
    async ({ c, site, actor }) => {
      await endSessionsOf(site, actor, memberIn(c))
      return DONE
    },
  ))
  .delete('/:memberId/sessions/:id', route(
    { ...guarded, path: { ...one.path, id: idOf('Session ID.') }, id: 'endSessionOf', summary: 'Log a member out on one device' },
    async ({ c, site, actor }) => {
      await endSessionsOf(site, actor, memberIn(c), idIn(c, 'id'))
      return DONE
    },
  ))
  .delete('/:memberId/avatar', route(
    { ...one, id: 'takeAvatarDown', summary: 'Delete a member’s photo', description: WITH_REASON, body: { TakeDown }, isBodyOptional: true },
    async ({ c, site, actor, body }) => {
      await takeAvatarDown(site, actor, memberIn(c), body()?.reason)
      return DONE
    },
  ))
  .put('/:memberId/removal', route(
    {
      ...one, id: 'removeAllBy', summary: 'Remove everything a member wrote', description: `You can restore it for a day. ${WITH_REASON}`,
      body: { RemovalOfAll }, answer: z.strictObject({ removed: count }), refusals: WRONG_NAME,
    },
    async ({ c, site, actor, body }) => ({ removed: await removeAllByName(site, actor, memberIn(c), body()) }),
  ))
  .delete('/:memberId/removal', route(
    { ...one, id: 'restoreAllBy', summary: 'Restore everything a member wrote', answer: z.strictObject({ restored: count }) },
    async ({ c, site, actor }) => ({ restored: await restoreAllBy(site, actor, memberIn(c)) }),
  ))
  .post('/:memberId/erasure', route(
    { ...guarded, id: 'eraseOnRequest', summary: 'Delete a member’s account on request', body: { TypedName }, refusals: WRONG_NAME },
    async ({ c, site, actor, body }) => {
      await eraseOnRequest(site, actor, memberIn(c), body().username)
      return DONE
    },
  ))
  .post('/:memberId/child-erasure', route(
    { ...guarded, id: 'eraseChild', summary: 'Delete a child’s account right away', body: { TypedName }, refusals: WRONG_NAME },
    async ({ c, site, actor, body }) => {
      await eraseChildByName(site, actor, memberIn(c), body().username)
      return DONE
    },
  ))

const memberIn = (c: Context<Environment>) => idIn(c, 'memberId')
