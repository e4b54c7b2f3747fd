import { sql } from 'kysely'
import type { StoredEntry, StoredMessage, StoredSubscription, StoredDataView } from '../../../shared/privacy/privacy-requests.ts'
import { retainedUntil } from '../../contact/sweep-messages.ts'
import { deadLink, verifyLink } from '../signed-links.ts'
import type { Actor, Site } from '../../site/site.ts'

/**
 * What we hold, for anyone who holds its private link.
 *
 * @throws AppError `not-found` for a wrong link, or when what it led to is gone
 */
export async function getStoredData(site: Site, actor: Actor, token: string): Promise<StoredDataView> {
  const { kind, id } = await verifyLink(site, actor, 'mine', token)
  const view = await FIND[kind](site, id)
  if (!view) throw deadLink()
  return view
}

async function findMessage({ db }: Pick<Site, 'db'>, id: number): Promise<StoredMessage | undefined> {
  const message = await db
    .selectFrom('contactMessage')
    .select(['name', 'email', 'message', 'createdAt', 'source', 'answeredAt', 'correctedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!message) return undefined
  const answers = await db
    .selectFrom('contactAnswer')
    .select(['text', 'createdAt'])
    .where('messageId', '=', id)
    .orderBy('id')
    .execute()
  return { kind: 'message', ...message, answers, keptUntil: retainedUntil(message) }
}

async function findEntry({ db }: Pick<Site, 'db'>, id: number): Promise<StoredEntry | undefined> {
  const entry = await db
    .selectFrom('waitlistEntry')
    .select(['email', 'newEmail', 'createdAt', 'source', 'confirmedAt', 'unsubscribedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  return entry && { kind: 'waitlist', ...entry }
}

async function findWatch({ db }: Pick<Site, 'db'>, id: number): Promise<StoredSubscription | undefined> {
  const watch = await db
    .selectFrom('factSubscription')
    .innerJoin('fact', 'fact.id', 'factSubscription.factId')
    .select(['factSubscription.email', 'factSubscription.createdAt', 'factSubscription.confirmedAt', 'fact.question', 'fact.key'])
    .where('factSubscription.id', '=', id)
    .executeTakeFirst()
  return watch && { kind: 'fact-watch', ...watch }
}

/** What an address has left beside the forum, whose owner is known: messages, its place on the waitlist, wishes to be told. */
export async function listStoredData({ db }: Pick<Site, 'db'>, key: string): Promise<StoredDataView[]> {
  const messages = await db.selectFrom('contactMessage').select('id').where(sql`lower(email)`, '=', key).orderBy('id').execute()
  const entries = await db.selectFrom('waitlistEntry').select('id').where('emailKey', '=', key).execute()
  const watches = await db.selectFrom('factSubscription').select('id').where('emailKey', '=', key).orderBy('id').execute()
  const found = await Promise.all([
    ...messages.map(({ id }) => findMessage({ db }, id)),
    ...entries.map(({ id }) => findEntry({ db }, id)),
    ...watches.map(({ id }) => findWatch({ db }, id)),
  ])
  return found.filter((item) => item !== undefined)
}

const FIND = { message: findMessage, waitlist: findEntry, 'fact-watch': findWatch }
