import { Hono } from 'hono'
import { requireAdmin } from '../../domain/access/require-admin.ts'
import type { Environment } from '../http/environment.ts'
import { officeAnnouncements } from './waitlist/announcements-routes.ts'
import { officeBackups } from './backups-routes.ts'
import { officeBlog } from './blog-routes.ts'
import { officeCategories, officeUnanswered } from './categories-routes.ts'
import { officeFacts } from './facts/facts-routes.ts'
import { officeLog } from './log-routes.ts'
import { officeMail } from './mail-routes.ts'
import { officeMembers } from './members/members-routes.ts'
import { officeMessages } from './messages/messages-routes.ts'
import { officeFrame, officeOverview } from './overview-routes.ts'
import { officeQuestions } from './questions-routes.ts'
import { officeReports } from './reports-routes.ts'
import { officeSample } from './sample-routes.ts'
import { officeSavedAnswers } from './messages/saved-answers-routes.ts'
import { officeSettings } from './settings-routes.ts'
import { officeSignUpPauses } from './members/sign-up-pauses-routes.ts'
import { officeSitePictures } from './site-pictures-routes.ts'
import { officeStatus } from './status-routes.ts'
import { officeTexts } from './texts-routes.ts'
import { officeWaitlist } from './waitlist/waitlist-routes.ts'

/** The owner's office. To everyone but admins nothing of it exists. Paths are below /api/office. */
export const office = new Hono<Environment>()
  .use(async (c, next) => {
    requireAdmin(c.var.actor)
    await next()
  })
  .route('/door', officeFrame)
  .route('/backups', officeBackups)
  .route('/blog', officeBlog)
  .route('/categories', officeCategories)
  .route('/overview', officeOverview)
  .route('/facts', officeFacts)
  .route('/log', officeLog)
  .route('/mail', officeMail)
  .route('/members', officeMembers)
  .route('/reports', officeReports)
  .route('/questions', officeQuestions)
  .route('/sample', officeSample)
  .route('/settings', officeSettings)
  .route('/sign-up-pauses', officeSignUpPauses)
  .route('/site-pictures', officeSitePictures)
  .route('/status', officeStatus)
  .route('/texts', officeTexts)
  .route('/messages', officeMessages)
  .route('/saved-answers', officeSavedAnswers)
  .route('/waitlist', officeWaitlist)
  .route('/announcements', officeAnnouncements)
  .route('/unanswered', officeUnanswered)
