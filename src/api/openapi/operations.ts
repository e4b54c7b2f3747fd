import { z } from 'zod'
import { AUTHENTICATOR } from './accounts-authenticator.ts'
import { PROFILE } from './accounts-profile.ts'
import { ACCOUNTS } from './accounts.ts'
import { ASSISTANT } from './assistant.ts'
import { BLOG } from './blog.ts'
import { CONTACT } from './contact.ts'
import { FORUM_EXPORT } from './forum-export.ts'
import { FORUM_MODERATION } from './forum-moderation.ts'
import { FORUM_NOTIFICATIONS } from './forum-notifications.ts'
import { FORUM_READING } from './forum-reading.ts'
import { FORUM_REPORTS } from './forum-reports.ts'
import { FORUM_WRITING } from './forum-writing.ts'
import { PRIVACY_REQUESTS } from './mine.ts'
import type { Operations } from './operation.ts'
import { PLAYGROUND_VISIT } from './playground-visit.ts'
import { PLAYGROUND } from './playground.ts'
import { WAITLIST } from './waitlist.ts'

const ITSELF: Operations = {
  'GET /api/openapi.json': {
    id: 'getDescription', tag: 'Description', who: 'anyone', summary: 'This description, as OpenAPI 3.1',
    answer: z.looseObject({ openapi: z.string() }),
  },
}

/** Every call that is not the office's own. */
export const OPERATIONS: Operations = {
  ...PLAYGROUND, ...PLAYGROUND_VISIT, ...CONTACT, ...WAITLIST, ...ASSISTANT, ...PRIVACY_REQUESTS, ...BLOG,
  ...FORUM_READING, ...FORUM_WRITING, ...FORUM_NOTIFICATIONS, ...FORUM_MODERATION, ...FORUM_REPORTS,
  ...ACCOUNTS, ...AUTHENTICATOR, ...PROFILE, ...FORUM_EXPORT, ...ITSELF,
}
