import type { FactAudience } from '../../../shared/playground/visit.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { readOfficePoll } from './read-polls.ts'

/** How many wait for a fact, and its poll. @throws AppError `not-found` unless the actor is an admin and it exists */
export async function getFactAudience(site: Site, actor: Actor, key: string): Promise<FactAudience> {
  requireAdmin(actor)
  const fact = await site.db.selectFrom('fact').select('id').where('key', '=', key).executeTakeFirst()
  if (!fact) throw new AppError('not-found', 'This fact no longer exists.')
  const { count } = await site.db
    .selectFrom('factSubscription')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('factId', '=', fact.id)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return { waiting: Number(count), poll: await readOfficePoll(site, key) }
}
