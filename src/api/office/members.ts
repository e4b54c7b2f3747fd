import { type Context, Hono } from 'hono'
import { takeAvatarDown } from '../../domain/accounts/change-avatar.ts'
import { changeRole } from '../../domain/accounts/change-role.ts'
import { endSessionsOf } from '../../domain/accounts/end-sessions-of.ts'
import { listMembers } from '../../domain/accounts/list-members.ts'
import { liftSuspension, suspendMember } from '../../domain/accounts/suspend-member.ts'
import { getOfficeMember } from '../../domain/forum/members/get-office-member.ts'
import { eraseChildByName, eraseOnRequest, exportForMember, removeAllByName } from '../../domain/forum/members/office-erasure.ts'
import { restoreAllBy } from '../../domain/forum/members/remove-all-by.ts'
import { PAGE_SIZE } from '../../shared/forum.ts'
import { RoleChange, TypedName } from '../../shared/office-member-schemas.ts'
import { MEMBER_FILTERS } from '../../shared/office-members.ts'
import { Suspension } from '../../shared/report-schemas.ts'
import { plainText } from '../../shared/text.ts'
import { readBody } from '../body.ts'
import type { Environment } from '../environment.ts'
import { idIn } from '../id-in.ts'
import { requestedRange, describeList } from '../list-answer.ts'

/** Longest search that is read. */
const SEARCH_MAX_CHARS = 200
const DONE = { message: 'Done.' }

/** Members, with what only admins may know of them. Paths are below /api/office/members. */
export const officeMembers = new Hono<Environment>()
  .get('/', async (c) => {
    const range = requestedRange(c, PAGE_SIZE)
    const filter = MEMBER_FILTERS.find((known) => known === c.req.query('filter')) ?? 'all'
    const words = plainText(c.req.query('q') ?? '').slice(0, SEARCH_MAX_CHARS).toWellFormed()
    const { entries, total } = await listMembers(c.var.site, c.var.actor, { ...range, words, filter })
    describeList(c, range, total)
    return c.json({ members: entries })
  })
  .get('/:memberId', async (c) => answer(c))
  .get('/:memberId/export', async (c) => {
    const data = await exportForMember(c.var.site, c.var.actor, memberId(c))
    c.header('content-disposition', `attachment; filename="on-joue-member-${memberId(c)}.json"`)
    return c.json(data)
  })
  .put('/:memberId/role', async (c) => {
    await changeRole(c.var.site, c.var.actor, memberId(c), readBody(c, RoleChange).role)
    return c.json(DONE)
  })
  .put('/:memberId/suspension', async (c) => {
    await suspendMember(c.var.site, c.var.actor, memberId(c), readBody(c, Suspension))
    return c.json(DONE)
  })
  .delete('/:memberId/suspension', async (c) => {
    await liftSuspension(c.var.site, c.var.actor, memberId(c))
    return c.json(DONE)
  })
  .delete('/:memberId/sessions', async (c) => {
    await endSessionsOf(c.var.site, c.var.actor, memberId(c))
    return c.json(DONE)
  })
  .delete('/:memberId/sessions/:id', async (c) => {
    await endSessionsOf(c.var.site, c.var.actor, memberId(c), idIn(c, 'id'))
    return c.json(DONE)
  })
  .delete('/:memberId/avatar', async (c) => {
    await takeAvatarDown(c.var.site, c.var.actor, memberId(c))
    return c.json(DONE)
  })
  .put('/:memberId/removal', async (c) => {
    const removed = await removeAllByName(c.var.site, c.var.actor, memberId(c), readBody(c, TypedName).username)
    return c.json({ removed })
  })
  .delete('/:memberId/removal', async (c) => c.json({ restored: await restoreAllBy(c.var.site, c.var.actor, memberId(c)) }))
  .post('/:memberId/erasure', async (c) => {
    await eraseOnRequest(c.var.site, c.var.actor, memberId(c), readBody(c, TypedName).username)
    return c.json(DONE)
  })
  .post('/:memberId/child-erasure', async (c) => {
    await eraseChildByName(c.var.site, c.var.actor, memberId(c), readBody(c, TypedName).username)
    return c.json(DONE)
  })

const memberId = (c: Context<Environment>) => idIn(c, 'memberId')

const answer = async (c: Context<Environment>) => c.json({ member: await getOfficeMember(c.var.site, c.var.actor, memberId(c)) })
