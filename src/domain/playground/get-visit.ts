import type { VisitView, WatchView } from '../../shared/playground/visit.ts'
import type { Actor, Site } from '../site/site.ts'
import { factsToSearch } from './list-facts.ts'
import { readPolls } from './polls/read-polls.ts'
import { addressVoter } from './polls/vote.ts'
import { findWatchByToken } from './fact-alerts/confirm-subscription.ts'

/** What the page for visitors shows and searches beside the facts; polls with the actor's own vote. */
export async function getVisit(site: Site, actor: Actor): Promise<VisitView> {
  const facts = await factsToSearch(site)
  const polls = await readPolls(site, actor.kind === 'member' ? { member: actor.id } : null)
  return { words: Object.fromEntries(facts.map(({ key, words }) => [key, words])), polls }
}

/**
 * What a link that confirms an address leads to, with the poll it can vote in.
 *
 * @throws AppError `not-found` when the link is wrong, or what it led to is gone
 */
export async function getWatch(site: Site, actor: Actor, token: string): Promise<WatchView> {
  const watch = await findWatchByToken(site, actor, token)
  const fact = await site.db.selectFrom('fact').select(['key', 'question']).where('id', '=', watch.factId).executeTakeFirstOrThrow()
  const [poll = null] = await readPolls(site, await addressVoter(site, watch.emailKey), fact.key)
  return { ...fact, isConfirmed: watch.confirmedAt !== null, poll }
}
