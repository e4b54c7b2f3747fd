import type { Database } from '../../../../db/connection.ts'

/** The topic that this one has become part of, if it has. */
export async function movedTo(db: Database, topicId: number): Promise<number | undefined> {
  const redirect = await db.selectFrom('topicRedirect').select('targetId').where('topicId', '=', topicId).executeTakeFirst()
  return redirect?.targetId
}
