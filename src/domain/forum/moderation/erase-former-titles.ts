import type { Transaction } from '../../../db/connection.ts'
import { detailColumn, parseModerationAct } from '../../office/log/logged-act.ts'
import type { PostRow } from '../writing/find-to-write.ts'

/**
 * Deletes from the log what topics were called that a post opens or has opened: private details are taken out of a
 * title, too. Who renamed or merged them, and when, stays.
 */
export async function eraseFormerTitles(trx: Transaction, { id, number, topicId }: Pick<PostRow, 'id' | 'number' | 'topicId'>): Promise<void> {
  const merged = await mergesOf(trx, { id, topicId })
  await emptyTitles(trx, merged)
  const opened = merged.flatMap(({ act }) => (act.kind === 'merge-topic' ? [act.detail.topicBefore] : []))
  await eraseTopicTitles(trx, [...(number === 1 ? [topicId] : []), ...opened])
}

/** Deletes from the log what topics were called before they were renamed. */
export async function eraseTopicTitles(trx: Transaction, topicIds: readonly number[]): Promise<void> {
  if (topicIds.length === 0) return
  const acts = await titleActs(trx).where('kind', '=', 'rename-topic').where('topicId', 'in', topicIds).execute()
  await emptyTitles(trx, acts.map(toAct))
}

/** Where a topic that the post had opened became part of another. Earlier acts don't say which post that was, so any act of the topic counts. */
async function mergesOf(trx: Transaction, { id, topicId }: Pick<PostRow, 'id' | 'topicId'>) {
  const acts = await titleActs(trx)
    .where('kind', '=', 'merge-topic')
    .where((eb) => {
      const leadHere = eb.selectFrom('topicRedirect').select('topicRedirect.topicId').where('targetId', '=', topicId)
      const isHere = eb.or([eb('topicId', '=', topicId), eb('topicId', 'in', leadHere)])
      return eb.or([eb('postId', '=', id), eb.and([eb('postId', 'is', null), isHere])])
    })
    .execute()
  return acts.map(toAct)
}

const titleActs = (trx: Transaction) => trx.selectFrom('moderationAct').select(['id', 'kind', 'detail'])

const toAct = ({ id, ...row }: { id: number; kind: string; detail: string }) => ({ id, act: parseModerationAct(row) })

/** The log allows this one change; see migration 0050. */
async function emptyTitles(trx: Transaction, acts: readonly ReturnType<typeof toAct>[]): Promise<void> {
  for (const { id, act } of acts) {
    if ((act.kind !== 'rename-topic' && act.kind !== 'merge-topic') || act.detail.titleBefore === '') continue
    await trx.updateTable('moderationAct').set({ detail: detailColumn({ ...act.detail, titleBefore: '' }) }).where('id', '=', id).execute()
  }
}
