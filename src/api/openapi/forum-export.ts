import { ExportSchema } from './forum-export-answer.ts'
import type { Operations } from './operation.ts'

export const FORUM_EXPORT: Operations = {
  'GET /api/forum/profile/export': {
    id: 'exportOwnData', tag: 'Profile', who: 'members', summary: 'Everything the site holds about you',
    description: 'As a file. Not more than once a day. What your address left beside the forum is in it once you have confirmed it.',
    answer: ExportSchema,
  },
}
