import type { Transaction } from '../../../db/connection.ts'
import { isUndecided } from '../../../shared/playground/playground.ts'
import { DAY_IS_OVER, type NewPoll } from '../../../shared/playground/visit-schemas.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { endOfAustinDay } from '../../../shared/time/austin-time.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { type FactRow, lockFactRow } from '../lock-fact-row.ts'
import { lockPoll } from './close-poll.ts'

/**
 * Puts a poll on an undecided fact.
 *
 * @throws AppError `not-found` unless the actor is an admin and a fact has this key, `conflict` when it is decided or
 *   has a poll, `invalid` when the last day is over
 */
export const askParents = (site: Site, actor: Actor, key: string, { question, choices, openUntil }: NewPoll): Promise<void> =>
  act(site, actor, key, 'fact.ask', async (trx, fact, authorId) => {
    if (!isUndecided(fact)) throw new AppError('conflict', 'This is already decided, so there’s nothing to ask.')
    const createdAt = site.clock.now()
    const poll = await trx
      .insertInto('poll')
      .values({ factId: fact.id, question, authorId, createdAt, openUntil: lastMoment(site, openUntil) })
      .onConflict((conflict) => conflict.column('factId').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!poll) throw new AppError('conflict', 'This fact already has a poll. Delete it first to ask something else.')
    await trx
      .insertInto('pollChoice')
      .values(choices.map((text, index) => ({ pollId: poll.id, position: index + 1, text })))
      .execute()
  })

/** Moves a poll's last day. @throws AppError like {@link askParents}, and `not-found` without a poll */
export const movePollEnd = (site: Site, actor: Actor, key: string, openUntil: string): Promise<void> =>
  act(site, actor, key, 'fact.ask-until', async (trx, fact) => {
    const poll = await requirePoll(trx, fact)
    if (poll.decidedAt !== null) throw new AppError('conflict', 'This poll closed when you decided.')
    await trx.updateTable('poll').set({ openUntil: lastMoment(site, openUntil) }).where('id', '=', poll.id).execute()
  })

/** Says what was chosen and why; parents read it once the fact is decided. @throws AppError like {@link movePollEnd} */
export const setPollOutcome = (site: Site, actor: Actor, key: string, outcome: { choiceId: number | null; reason: string }) =>
  act(site, actor, key, 'fact.ask-outcome', async (trx, fact) => {
    const { id: pollId } = await requirePoll(trx, fact)
    const { choiceId, reason } = outcome
    if (choiceId !== null) await requireChoice(trx, pollId, choiceId)
    await trx.updateTable('poll').set({ chosenId: choiceId, reason }).where('id', '=', pollId).execute()
  })

/** Removes a poll with its votes. Doing it twice changes nothing. @throws AppError like {@link askParents} */
export const removePoll = (site: Site, actor: Actor, key: string): Promise<void> =>
  act(site, actor, key, 'fact.ask-remove', async (trx, fact) => {
    await trx.deleteFrom('poll').where('factId', '=', fact.id).execute()
  })

type PollAct = 'fact.ask' | 'fact.ask-until' | 'fact.ask-outcome' | 'fact.ask-remove'
type Work = (trx: Transaction, fact: FactRow, actorId: number) => Promise<void>

async function act(site: Site, actor: Actor, key: string, kind: PollAct, work: Work): Promise<void> {
  const { id: actorId } = requireAdmin(actor)
  const createdAt = site.clock.now()
  await site.db.transaction().execute(async (trx) => {
    await work(trx, await lockFactRow(trx, { key }), actorId)
    await recordOfficeAct(trx, { actorId, kind, subject: `fact:${key}`, createdAt })
    await announce(trx, kind === 'fact.ask-remove' ? { purged: ['facts'] } : { stale: ['facts'] }, createdAt)
  })
  await site.bus.wake()
}

async function requirePoll(trx: Transaction, { id: factId }: FactRow) {
  const poll = await lockPoll(trx, { factId })
  if (!poll) throw new AppError('not-found', 'This fact doesn’t have a poll.')
  return poll
}

async function requireChoice(trx: Transaction, pollId: number, id: number): Promise<void> {
  const choice = await trx.selectFrom('pollChoice').select('id').where('id', '=', id).where('pollId', '=', pollId).executeTakeFirst()
  if (!choice) throw new AppError('not-found', 'That choice no longer exists.')
}

/** The end of a day in Austin. @throws AppError `invalid` when it is over */
function lastMoment({ clock }: Site, day: string): string {
  const moment = endOfAustinDay(day)
  if (moment > clock.now()) return moment
  throw new AppError('invalid', DAY_IS_OVER, { errors: { openUntil: [DAY_IS_OVER] } })
}
