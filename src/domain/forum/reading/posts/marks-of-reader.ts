import { sql } from 'kysely'
import type { Database } from '../../../../db/connection.ts'
import type { Actor } from '../../../site/site.ts'
import type { PostColumns } from './select-posts.ts'

export interface OwnMarks {
  liked: ReadonlySet<number>
  thumbedUp: ReadonlySet<number>
  bookmarked: ReadonlySet<number>
  reported: ReadonlySet<number>
}

const NO_MARKS: OwnMarks = { liked: new Set(), thumbedUp: new Set(), bookmarked: new Set(), reported: new Set() }

/** What the actor has done with these posts. */
export async function ownMarks(db: Database, actor: Actor, rows: PostColumns[]): Promise<OwnMarks> {
  const [first] = rows
  if (actor.kind === 'visitor' || !first) return NO_MARKS
  const ids = rows.map(({ id }) => id)
  const reactions = db.selectFrom('reaction').select(['postId', sql<string>`kind`.as('mark')]).where('memberId', '=', actor.id).where('postId', 'in', ids)
  const bookmarks = db
    .selectFrom('bookmark')
    .select((eb) => [eb.ref('postId').$notNull().as('postId'), sql<string>`'bookmark'`.as('mark')])
    .where('memberId', '=', actor.id)
    .where('topicId', '=', first.topicId)
    .where('postId', 'in', ids)
  const reports = db.selectFrom('report').select(['postId', sql<string>`'report'`.as('mark')]).where('reporterId', '=', actor.id).where('postId', 'in', ids)
  const marks = await reactions.unionAll(bookmarks).unionAll(reports).execute()
  const marked = (kind: string) => new Set(marks.filter(({ mark }) => mark === kind).map(({ postId }) => postId))
  return { liked: marked('like'), thumbedUp: marked('thumbs-up'), bookmarked: marked('bookmark'), reported: marked('report') }
}
