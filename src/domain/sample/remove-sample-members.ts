import type { Transaction } from '../../db/connection.ts'
import { voterKeyOf } from '../playground/polls/vote.ts'
import type { Site } from '../site/site.ts'
import { sampleMembers } from './sample-rows.ts'

/**
 * Removes the sample members, once their posts are gone, with everything that they did on the site. What was done in the
 * office with a sample account stays: it's the owner's.
 *
 * @returns how many there were, and the pictures whose files are to be removed after the commit
 */
export async function removeSampleMembers(trx: Transaction, site: Site): Promise<{ members: number; pictures: string[] }> {
  const theirs = sampleMembers(trx).select('id')
  await removeVotes(trx, site)
  await trx.deleteFrom('notification').where('actorId', 'in', theirs).execute()
  await trx.deleteFrom('report').where('reporterId', 'in', theirs).execute()
  await trx.deleteFrom('outbox').where('recipient', 'in', sampleMembers(trx).select('email')).execute()
  const pictures = await trx.deleteFrom('picture').where('purpose', '=', 'avatar').where('ownerId', 'in', theirs).returning('name').execute()
  // Sessions, likes, bookmarks, blocks, and their own notifications go with the rows.
  const members = await trx.deleteFrom('member').where('sampledAt', 'is not', null).returning('id').execute()
  await trx
    .updateTable('siteTotal')
    .set((eb) => ({ count: eb('count', '-', members.length) }))
    .where('key', '=', 'members')
    .execute()
  return { members: members.length, pictures: pictures.map(({ name }) => name) }
}

/** A vote says whose it is only to someone who knows whom to ask about. Only those who can log in have voted. */
async function removeVotes(trx: Transaction, site: Site): Promise<void> {
  const voters = await sampleMembers(trx).select('id').where('passwordHash', 'is not', null).execute()
  const polls = await trx.selectFrom('poll').select('id').execute()
  const keys = polls.flatMap((poll) => voters.map(({ id }) => voterKeyOf(site, poll.id, { member: id })))
  if (keys.length > 0) await trx.deleteFrom('pollVote').where('voterKey', 'in', keys).execute()
}
