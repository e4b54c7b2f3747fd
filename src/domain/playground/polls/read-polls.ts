import type { Selectable } from 'kysely'
import type { Database } from '../../../db/connection.ts'
import type { PollTable } from '../../../db/tables/visit-tables.ts'
import { type FactView, isUndecided } from '../../../shared/playground/playground.ts'
import type { OfficePollView, PollView } from '../../../shared/playground/visit.ts'
import type { Site } from '../../site/site.ts'
import { type Voter, voterKeyOf } from './vote.ts'

type PollRow = Selectable<PollTable> & Pick<FactView, 'key' | 'state'>

/** @param voter - whose own vote is marked; null for no one's */
export async function readPolls(site: Site, voter: Voter | null, factKey?: string): Promise<PollView[]> {
  const rows = await pollRows(site.db, factKey)
  if (rows.length === 0) return []
  const choices = await choicesOf(site.db)
  const ownVotes = voter === null ? new Map<number, number>() : await votesOf(site, rows.map(({ id }) => id), voter)
  return rows.map((row) => ({ ...toView(site, row, choices), mine: ownVotes.get(row.id) ?? null }))
}

/** The poll about a fact as the owner sees it: with the outcome, whether or not it is told yet. */
export async function readOfficePoll(site: Site, factKey: string): Promise<OfficePollView | null> {
  const [row] = await pollRows(site.db, factKey)
  if (!row) return null
  const view = toView(site, row, await choicesOf(site.db))
  const chosen = view.choices.find(({ id }) => id === row.chosenId)?.text ?? null
  return { ...view, chosen, reason: row.reason, chosenId: row.chosenId }
}

function pollRows(db: Database, factKey?: string): Promise<PollRow[]> {
  const rows = db
    .selectFrom('poll')
    .innerJoin('fact', 'fact.id', 'poll.factId')
    .selectAll('poll')
    .select(['fact.key', 'fact.state'])
    .orderBy('fact.position')
    .orderBy('poll.id')
  return (factKey === undefined ? rows : rows.where('fact.key', '=', factKey)).execute()
}

type Choice = Awaited<ReturnType<typeof choicesOf>>[number]

/** Every choice with its votes: counted while the poll continues, as they were when it ended after that. */
const choicesOf = async (db: Database) => {
  const rows = await db
    .selectFrom('pollChoice')
    .leftJoin('pollVote', 'pollVote.choiceId', 'pollChoice.id')
    .select(['pollChoice.id', 'pollChoice.pollId', 'pollChoice.text', 'pollChoice.votes', 'pollChoice.position'])
    .select((eb) => eb.fn.count<number>('pollVote.voterKey').as('cast'))
    .groupBy(['pollChoice.id', 'pollChoice.pollId', 'pollChoice.text', 'pollChoice.votes', 'pollChoice.position'])
    .orderBy('pollChoice.pollId')
    .orderBy('pollChoice.position')
    .execute()
  return rows.map(({ cast, votes, position: _, ...choice }) => ({ ...choice, votes: votes + Number(cast) }))
}

function toView({ clock }: Site, row: PollRow, all: readonly Choice[]): Omit<PollView, 'mine'> {
  const choices = all.filter(({ pollId }) => pollId === row.id).map(({ id, text, votes }) => ({ id, text, votes }))
  const isDecided = row.decidedAt !== null && !isUndecided(row)
  return {
    id: row.id, factKey: row.key, question: row.question, choices, openUntil: row.openUntil,
    state: row.decidedAt !== null ? 'decided' : row.openUntil <= clock.now() ? 'over' : 'open',
    chosen: isDecided ? (choices.find(({ id }) => id === row.chosenId)?.text ?? null) : null,
    reason: isDecided ? row.reason : '',
  }
}

async function votesOf(site: Site, pollIds: readonly number[], voter: Voter): Promise<Map<number, number>> {
  const keys = pollIds.map((id) => voterKeyOf(site, id, voter))
  const rows = await site.db.selectFrom('pollVote').select(['pollId', 'choiceId']).where('voterKey', 'in', keys).execute()
  return new Map(rows.map(({ pollId, choiceId }) => [pollId, choiceId]))
}
