import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { Transaction } from '../../../db/connection.ts'
import type { PollVote } from '../../../shared/playground/visit-schemas.ts'
import { POLL_IS_OVER, VOTE_NEEDS_MEMBER, VOTE_NEEDS_YES } from '../../../shared/playground/visit-words.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { announce } from '../../site/bus.ts'
import { AppError } from '../../site/app-error.ts'
import { consumeFixedWindow } from '../../limits/consume-limit.ts'
import { emailRateKey } from '../../limits/rate-keys.ts'
import type { Actor, Site } from '../../site/site.ts'
import { findWatchByToken } from '../fact-alerts/confirm-subscription.ts'
import { lockPoll } from './close-poll.ts'

const noPoll = () => new AppError('not-found', 'We couldn’t find that poll.')

/**
 * Votes in a poll as the member who is logged in, or as the address whose emailed link comes along. A second vote takes
 * the place of the first.
 *
 * @throws AppError `signed-out` without either, `forbidden` while suspended or before the address is confirmed,
 *   `not-found` when there is no such poll or choice, `conflict` once the poll is closed, `too-many` past the limit
 */
export async function vote(site: Site, actor: Actor, pollId: number, { choiceId, token }: z.output<typeof PollVote>): Promise<void> {
  const voter = token ? await voterByLink(site, actor, pollId, token) : await voterByLogIn(site, actor)
  await consumeFixedWindow(site, 'pollVotes', rateKeyOf(voter))
  const voterKey = voterKeyOf(site, pollId, voter)
  await site.db.transaction().execute(async (trx) => {
    const poll = await lockPoll(trx, { id: pollId })
    if (!poll) throw noPoll()
    if (poll.decidedAt !== null || poll.openUntil <= site.clock.now()) throw new AppError('conflict', POLL_IS_OVER)
    const choice = await trx.selectFrom('pollChoice').select('id').where('id', '=', choiceId).where('pollId', '=', pollId).executeTakeFirst()
    if (!choice) throw new AppError('not-found', 'We couldn’t find that choice.')
    await trx
      .insertInto('pollVote')
      .values({ pollId, voterKey, choiceId })
      .onConflict((conflict) => conflict.columns(['pollId', 'voterKey']).doUpdateSet({ choiceId }))
      .execute()
    if ('member' in voter) await forgetVoteOfAddress(site, trx, pollId, voter.member)
    await announce(trx, { stale: ['facts'] }, site.clock.now())
  })
  await site.bus.wake()
}

/** The member with this id, or an address that no member has confirmed as their own. */
export type Voter = { member: number } | { address: string }

const nameOf = (voter: Voter): string => ('member' in voter ? `member:${voter.member}` : `address:${voter.address}`)

/** Whose limit it is, without keeping the address with the limits. */
const rateKeyOf = (voter: Voter): string => ('member' in voter ? nameOf(voter) : emailRateKey(voter.address))

/** Whose vote it is, so that it can be found again by the same voter and read by no one. */
export const voterKeyOf = ({ linkKey }: Site, pollId: number, voter: Voter): string =>
  createHmac('sha256', linkKey).update(JSON.stringify(['vote', pollId, nameOf(voter)])).digest('base64url')

/** What an address voted before the member confirmed it as their own would count twice. */
async function forgetVoteOfAddress(site: Site, trx: Transaction, pollId: number, memberId: number): Promise<void> {
  const own = await trx.selectFrom('member').select('emailKey').where('id', '=', memberId).where('emailConfirmedAt', 'is not', null).executeTakeFirst()
  if (!own) return
  const voterKey = voterKeyOf(site, pollId, { address: own.emailKey })
  await trx.deleteFrom('pollVote').where('pollId', '=', pollId).where('voterKey', '=', voterKey).execute()
}

const voterByLogIn = async (site: Site, actor: Actor): Promise<Voter> => ({ member: (await requireActiveMember(site.db, actor, VOTE_NEEDS_MEMBER)).id })

/** An address that a member has confirmed as their own votes as that member. */
async function voterByLink(site: Site, actor: Actor, pollId: number, token: string): Promise<Voter> {
  const watch = await findWatchByToken(site, actor, token)
  const poll = await site.db.selectFrom('poll').select('factId').where('id', '=', pollId).executeTakeFirst()
  if (poll?.factId !== watch.factId) throw noPoll()
  if (watch.confirmedAt === null) throw new AppError('forbidden', VOTE_NEEDS_YES)
  return addressVoter(site, watch.emailKey)
}

/** Who votes from an address: the member who confirmed it, if there is one. */
export async function addressVoter({ db }: Site, emailKey: string): Promise<Voter> {
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('emailKey', '=', emailKey)
    .where('emailConfirmedAt', 'is not', null)
    .executeTakeFirst()
  return member ? { member: member.id } : { address: emailKey }
}
