import { Hono } from 'hono'
import { requireAdmin } from '../../domain/access/require-admin.ts'
import type { Environment } from '../http/environment.ts'
import { officeAnnouncements } from './waitlist/announcements.ts'
import { officeBackups } from './backups.ts'
import { officeBlog } from './blog.ts'
import { officeCategories, officeUnanswered } from './categories.ts'
import { officeFacts } from './facts/facts.ts'
import { officeLog } from './log.ts'
import { officeMail } from './mail.ts'
import { officeMembers } from './members/members.ts'
import { officeMessages } from './messages.ts'
import { officeFrame, officeOverview } from './overview.ts'
import { officeQuestions } from './questions.ts'
import { officeReports } from './reports.ts'
import { officeSample } from './sample.ts'
import { officeSavedAnswers } from './saved-answers.ts'
import { officeSettings } from './settings.ts'
import { officeSignUpPauses } from './members/sign-up-pauses.ts'
import { officeSitePictures } from './site-pictures.ts'
import { officeStatus } from './status.ts'
import { officeTexts } from './texts.ts'
import { officeWaitlist } from './waitlist/waitlist.ts'

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
