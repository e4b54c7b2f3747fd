import { type Context, Hono } from 'hono'
import { requireActiveMember } from '../domain/accounts/require-active-member.ts'
import { decideCase, noteOnCase } from '../domain/forum/reports/decide-case.ts'
import { getCase } from '../domain/forum/reports/get-case.ts'
import { countCases, listCases } from '../domain/forum/reports/list-cases.ts'
import { requireModerator } from '../domain/forum/writing/require-moderator.ts'
import { PAGE_SIZE } from '../shared/forum.ts'
import { CaseDecision, CaseNote } from '../shared/report-schemas.ts'
import { REPORT_STATES } from '../shared/reports.ts'
import { readBody } from './body.ts'
import type { Environment } from './environment.ts'
import { idIn } from './id-in.ts'
import { requestedRange, describeList } from './list-answer.ts'

/**
 * What members report, by the post it is about: for moderators below /api/forum/reports, and the same for admins below
 * /api/office/reports.
 */
export const reports = new Hono<Environment>()
  .use(async (c, next) => {
    requireModerator(await requireActiveMember(c.var.site.db, c.var.actor))
    await next()
  })
  .get('/', async (c) => {
    const range = requestedRange(c, PAGE_SIZE)
    const state = REPORT_STATES.find((known) => known === c.req.query('state')) ?? 'open'
    const { entries, total } = await listCases(c.var.site, c.var.actor, state, range)
    describeList(c, range, total)
    return c.json({ cases: entries })
  })
  .get('/counts', async (c) => c.json({ counts: await countCases(c.var.site, c.var.actor) }))
  .get('/:postId', async (c) => c.json(await caseIn(c)))
  .put('/:postId/decision', async (c) => {
    await decideCase(c.var.site, c.var.actor, idIn(c, 'postId'), readBody(c, CaseDecision))
    return c.json(await caseIn(c))
  })
  .post('/:postId/notes', async (c) => {
    await noteOnCase(c.var.site, c.var.actor, idIn(c, 'postId'), readBody(c, CaseNote).note)
    return c.json(await caseIn(c), 201)
  })

const caseIn = async (c: Context<Environment>) => ({ case: await getCase(c.var.site, c.var.actor, idIn(c, 'postId')) })
