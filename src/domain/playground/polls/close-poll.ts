import { sql } from 'kysely'
import { engineOf, type Transaction } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/time/instant.ts'

/**
 * Ends the poll about a fact that was decided: the sums stay, who voted for what is forgotten. Belongs into the
 * transaction of the decision.
 */
export async function closePollOf(trx: Transaction, factId: number, now: Instant): Promise<void> {
  const poll = await lockPoll(trx, { factId })
  if (!poll || poll.decidedAt !== null) return
  const votes = sql<number>`(select count(*) from poll_vote where poll_vote.choice_id = poll_choice.id)`
  await trx.updateTable('pollChoice').set({ votes }).where('pollId', '=', poll.id).execute()
  await trx.deleteFrom('pollVote').where('pollId', '=', poll.id).execute()
  await trx.updateTable('poll').set({ decidedAt: now }).where('id', '=', poll.id).execute()
}

/** A poll, held until the end of `trx`: no vote comes in beside its end. */
export function lockPoll(trx: Transaction, by: { id: number } | { factId: number }) {
  const polls = trx.selectFrom('poll').selectAll()
  const one = 'id' in by ? polls.where('id', '=', by.id) : polls.where('factId', '=', by.factId)
  return (engineOf(trx) === 'postgres' ? one.forUpdate() : one).executeTakeFirst()
}
