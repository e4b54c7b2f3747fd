import { Hono } from 'hono'
import { getCase } from '../../domain/forum/reports/get-case.ts'
import { warnAuthor } from '../../domain/forum/reports/warn-author.ts'
import { Warning } from '../../shared/report-schemas.ts'
import { readBody } from '../body.ts'
import type { Environment } from '../environment.ts'
import { idIn } from '../id-in.ts'
import { reports } from '../reports.ts'

/** What members report, and the word with an author that only admins have. Paths are below /api/office/reports. */
export const officeReports = new Hono<Environment>()
  .post('/:postId/warnings', async (c) => {
    await warnAuthor(c.var.site, c.var.actor, idIn(c, 'postId'), readBody(c, Warning).words)
    return c.json({ case: await getCase(c.var.site, c.var.actor, idIn(c, 'postId')) }, 201)
  })
  .route('/', reports)
