import type { Transaction } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { detailColumn } from './logged-act.ts'
import type { ModerationAct } from './moderation-act.ts'

type NewModerationAct = ModerationAct & {
  /** Null for a post that reports hid. */
  actorId: number | null
  topicId: number
  postId?: number
  createdAt: Instant
}

/** Writes down who moderated what, in the transaction of the act. */
export async function recordModerationAct(trx: Transaction, { detail, postId, ...act }: NewModerationAct): Promise<void> {
  const { actorId, kind, topicId, createdAt } = act
  await trx
    .insertInto('moderationAct')
    .values({ actorId, kind, topicId, postId: postId ?? null, detail: detailColumn(detail), createdAt })
    .execute()
}
