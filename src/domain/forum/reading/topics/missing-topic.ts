import type { Database } from '../../../../db/connection.ts'
import { AppError } from '../../../site/app-error.ts'

/**
 * Refuses someone who doesn't see a topic. What was removed was there for everyone, so it's said to be gone. What's only
 * hidden may come back, and no one learns whether it's there.
 *
 * @throws AppError `gone` when its opening post was removed, `not-found` otherwise
 */
export async function refuseTopic(db: Database, id: number, message = 'Topic Not Found'): Promise<never> {
  const opening = await db.selectFrom('post').select('deletedAt').where('topicId', '=', id).where('number', '=', 1).executeTakeFirst()
  throw new AppError(opening?.deletedAt ? 'gone' : 'not-found', message)
}
