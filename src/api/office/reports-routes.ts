import { Hono } from 'hono'
import { warnAuthor } from '../../domain/forum/reports/warn-author.ts'
import { Warning } from '../../shared/forum/reports/report-schemas.ts'
import { caseIn, reportsInOffice } from '../forum/reports-routes.ts'
import { CaseAnswer } from '../forum/case-views.ts'
import type { Environment } from '../http/environment.ts'
import { idIn, postId } from '../http/path.ts'
import { route } from '../http/route.ts'

/** What members report, and the word with an author that only admins have. Paths are below /api/office/reports. */
export const officeReports = new Hono<Environment>()
  .post('/:postId/warnings', route(
    {
      tag: 'Office forum', who: 'office', id: 'warnAuthor', summary: 'Warn the author of a reported post',
      path: postId, body: { Warning }, status: 201, answer: CaseAnswer,
      refusals: { 409: 'The author’s account was deleted.' },
    },
    async ({ c, site, actor, body }) => {
      await warnAuthor(site, actor, idIn(c, 'postId'), body().words)
      return caseIn(c)
    },
  ))
  .route('/', reportsInOffice)
