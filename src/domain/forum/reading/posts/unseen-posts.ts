import type { Database } from '../../../../db/connection.ts'
import type { Actor } from '../../../site/site.ts'
import { canModerate } from '../../../access/require-moderator.ts'

/** No member's id. */
export const NO_MEMBER = 0

/** Posts of a topic that the actor, who isn't staff, never sees: others' that wait for review, or weren't let through. */
export const unseenPosts = (db: Database, actor: Actor, topicId: number) =>
  db
    .selectFrom('post as unseen')
    .where('unseen.topicId', '=', topicId)
    .where('unseen.reviewReason', 'is not', null)
    .where((eb) => eb.or([eb('unseen.authorId', 'is', null), eb('unseen.authorId', '!=', actor.kind === 'member' ? actor.id : NO_MEMBER)]))

/** The numbers of the posts that the actor never sees, in order. Staff see all. */
export async function unseenNumbers(db: Database, actor: Actor, topicId: number): Promise<number[]> {
  if (canModerate(actor)) return []
  const rows = await unseenPosts(db, actor, topicId).select('unseen.number').orderBy('unseen.number').execute()
  return rows.map(({ number }) => number)
}

/** The number of the post that's the nth of those the actor sees; `unseen` are the others, in order. */
export function numberOfNth(unseen: readonly number[], nth: number): number {
  let number = nth
  for (const other of unseen) {
    if (other > number) break
    number += 1
  }
  return number
}

/** Which of the posts that the actor sees has this number; `unseen` are the numbers of the others. */
export const placeAmong = (unseen: readonly number[], number: number): number => number - unseen.filter((other) => other < number).length
