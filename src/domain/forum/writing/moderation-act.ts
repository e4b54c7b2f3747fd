import type { Transaction } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/instant.ts'

/** What staff can do to others' topics and posts; `hide-post` without an actor was done by reports. */
export type ModerationKind =
  | 'pin-topic'
  | 'unpin-topic'
  | 'lock-topic'
  | 'unlock-topic'
  | 'hide-topic'
  | 'unhide-topic'
  | 'rename-topic'
  | 'move-topic'
  | 'edit-post'
  | 'remove-post'
  | 'restore-post'
  | 'hide-post'
  | 'unhide-post'

interface ModerationAct {
  actorId: number | null
  kind: ModerationKind
  topicId: number
  postId?: number
  /** What cannot be read from the rest, such as the title before. */
  detail?: string
  createdAt: Instant
}

/** Writes down who moderated what, in the transaction of the act. */
export async function recordAct(trx: Transaction, { postId = undefined, detail = '', ...act }: ModerationAct): Promise<void> {
  await trx
    .insertInto('moderationAct')
    .values({ ...act, postId: postId ?? null, detail })
    .execute()
}
