import type { KeptEntry, KeptMessage, KeptWatch, MineView } from '../../shared/mine.ts'
import { keptUntil } from '../contact/kept-until.ts'
import { deadLink, requireGenuine } from '../private-links.ts'
import type { Actor, Site } from '../site.ts'

/**
 * What we hold, for whoever holds its private link.
 *
 * @throws AppError `not-found` for a wrong link, or when what it led to is gone
 */
export async function getMine(site: Site, actor: Actor, token: string): Promise<MineView> {
  const { kind, id } = await requireGenuine(site, actor, 'mine', token)
  const view = await FIND[kind](site, id)
  if (!view) throw deadLink()
  return view
}

async function findMessage({ db }: Site, id: number): Promise<KeptMessage | undefined> {
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
  return { kind: 'message', ...message, answers, keptUntil: keptUntil(message) }
}

async function findEntry({ db }: Site, id: number): Promise<KeptEntry | undefined> {
  const entry = await db
    .selectFrom('waitlistEntry')
    .select(['email', 'newEmail', 'createdAt', 'source', 'confirmedAt', 'unsubscribedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  return entry && { kind: 'waitlist', ...entry }
}

async function findWatch({ db }: Site, id: number): Promise<KeptWatch | undefined> {
  const watch = await db
    .selectFrom('factWatch')
    .innerJoin('fact', 'fact.id', 'factWatch.factId')
    .select(['factWatch.email', 'factWatch.createdAt', 'factWatch.confirmedAt', 'fact.question', 'fact.key'])
    .where('factWatch.id', '=', id)
    .executeTakeFirst()
  return watch && { kind: 'fact-watch', ...watch }
}

const FIND = { message: findMessage, waitlist: findEntry, 'fact-watch': findWatch }
