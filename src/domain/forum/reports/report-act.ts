import { z } from 'zod'
import type { Transaction } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/time/instant.ts'

/** What staff did about a reported post: notes and warnings in their words, everything else by its kind alone. */
export const ReportAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['take', 'reopen', 'resolved', 'rejected', 'raid-undone', 'fixed']) }),
  z.object({ kind: z.enum(['note', 'warn']), words: z.string() }),
])
export type ReportAct = z.output<typeof ReportAct>

type NewReportAct = ReportAct & { postId: number; actorId: number; createdAt: Instant }

/** Writes down what staff did about a reported post, in the transaction of the act. */
export async function recordReportAct(trx: Transaction, act: NewReportAct): Promise<void> {
  const { postId, actorId, kind, createdAt } = act
  await trx.insertInto('reportAct').values({ postId, actorId, kind, detail: 'words' in act ? act.words : '', createdAt }).execute()
}
