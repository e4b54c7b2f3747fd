import type { Selectable } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { ContactMessageTable } from '../../db/tables/contact-tables.ts'
import { type InboxView, MESSAGE_STATES, type MessageState, type MessageView } from '../../shared/office/messages/office-messages.ts'
import { requireRecentPassword } from '../access/require-admin.ts'
import { likeIn } from '../../db/contains-text.ts'
import type { Actor, Site } from '../site/site.ts'
import { retainedUntil } from './sweep-messages.ts'
import { recordOf } from '../../shared/typed-object.ts'

export type Message = Selectable<ContactMessageTable>

/** Which messages. Archived ones and those set aside only show when they are asked for. */
export interface InboxQuestion {
  state?: MessageState
  /** Words to be found in name, address or message. */
  search?: string
  page?: number
}

const INBOX_PAGE = 25

/**
 * The inbox, the newest first, and how many messages there are in all and in each state.
 *
 * @throws AppError `not-found` unless the actor is an admin, `forbidden` when the password has to be given again
 */
export async function readInbox(site: Site, actor: Actor, { state, search, page = 1 }: InboxQuestion): Promise<InboxView> {
  requireRecentPassword(site, actor)
  const found = matching(site.db, state, search)
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(INBOX_PAGE)
    .offset((page - 1) * INBOX_PAGE)
    .execute()
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { messages: rows.map(toMessageView), total: Number(total), pageSize: INBOX_PAGE, counts: await countStates(site.db) }
}

/** A contact message as the office shows it, with the time it's kept until. */
export function toMessageView(message: Message): MessageView {
  const { id, name, email, message: text, source, createdAt } = message
  const quarantineReason = message.quarantinedAt ? message.quarantineReason : null
  const { correctedAt, readAt, answeredAt, archivedAt } = message
  const dates = { createdAt, correctedAt, readAt, answeredAt, archivedAt, keptUntil: retainedUntil(message) }
  return { id, name, email, message: text, source, setAsideFor: quarantineReason, state: stateOf(message), ...dates }
}

const stateOf = ({ quarantinedAt, archivedAt, answeredAt, readAt }: Message): MessageState =>
  quarantinedAt ? 'set-aside' : archivedAt ? 'archived' : answeredAt ? 'answered' : readAt ? 'read' : 'new'

/** What waits for an answer: new or read, from people, and not put away. */
export const unanswered = (db: Database) =>
  db.selectFrom('contactMessage').where('quarantinedAt', 'is', null).where('answeredAt', 'is', null).where('archivedAt', 'is', null)

/** The messages a question is about, as a query. */
function matching(db: Database, state: MessageState | undefined, search = '') {
  const all = db.selectFrom('contactMessage').where('quarantinedAt', state === 'set-aside' ? 'is not' : 'is', null)
  let query = state === 'set-aside' ? all : all.where('archivedAt', state === 'archived' ? 'is not' : 'is', null)
  if (state === 'answered') query = query.where('answeredAt', 'is not', null)
  if (state === 'read' || state === 'new') {
    query = query.where('answeredAt', 'is', null).where('readAt', state === 'read' ? 'is not' : 'is', null)
  }
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, 8)) {
    query = query.where((eb) => eb.or([likeIn('name', word), likeIn('email', word), likeIn('message', word)]))
  }
  return query
}

async function countStates(db: Database): Promise<Record<MessageState, number>> {
  const rows = await db
    .selectFrom('contactMessage')
    .select((eb) => [
      eb
        .case()
        .when('quarantinedAt', 'is not', null)
        .then('set-aside' as const)
        .when('archivedAt', 'is not', null)
        .then('archived' as const)
        .when('answeredAt', 'is not', null)
        .then('answered' as const)
        .when('readAt', 'is not', null)
        .then('read' as const)
        .else('new' as const)
        .end()
        .as('state'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('state')
    .execute()
  const count = (state: MessageState) => Number(rows.find((row) => row.state === state)?.count ?? 0)
  return recordOf(MESSAGE_STATES, count)
}
