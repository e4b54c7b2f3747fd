import type { Database } from '../../../../db/connection.ts'

/** Whether anyone but the topic's author has a visible post in it. */
export async function isAnswered(db: Database, topic: { id: number; authorId: number | null }): Promise<boolean> {
  const answer = await db
    .selectFrom('post')
    .select('id')
    .where('topicId', '=', topic.id)
    .where('number', '>', 1)
    .where((eb) => eb.or([eb('authorId', 'is', null), eb('authorId', '!=', topic.authorId ?? 0)]))
    .where('deletedAt', 'is', null)
    .where('hiddenAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return answer !== undefined
}
