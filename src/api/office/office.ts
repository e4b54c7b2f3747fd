import { Hono } from 'hono'
import { requireAdmin } from '../../domain/accounts/require-admin.ts'
import { officeDoor } from '../../domain/office/office-door.ts'
import type { Environment } from '../environment.ts'
import { officeBlog } from './blog.ts'
import { officeCategories, officeUnanswered } from './categories.ts'
import { officeFacts } from './facts.ts'
import { officeLog } from './log.ts'
import { officeMail } from './mail.ts'
import { officeMessages, officeSavedAnswers } from './messages.ts'
import { officeMembers } from './members.ts'
import { officeReports } from './reports.ts'
import { officeOverview } from './overview.ts'
import { officeQuestions } from './questions.ts'
import { officeSettings } from './settings.ts'
import { officeAnnouncements, officeWaitlist } from './waitlist.ts'

/** The owner's office. To everybody but admins nothing of it exists. Paths are below /api/office. */
export const office = new Hono<Environment>()
  .use(async (c, next) => {
    requireAdmin(c.var.actor)
    await next()
  })
  .get('/door', async (c) => c.json({ door: await officeDoor(c.var.site, c.var.actor) }))
  .route('/blog', officeBlog)
  .route('/categories', officeCategories)
  .route('/overview', officeOverview)
  .route('/facts', officeFacts)
  .route('/log', officeLog)
  .route('/mail', officeMail)
  .route('/members', officeMembers)
  .route('/reports', officeReports)
  .route('/questions', officeQuestions)
  .route('/settings', officeSettings)
  .route('/messages', officeMessages)
  .route('/saved-answers', officeSavedAnswers)
  .route('/waitlist', officeWaitlist)
  .route('/announcements', officeAnnouncements)
  .route('/unanswered', officeUnanswered)
