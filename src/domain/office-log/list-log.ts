import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { LOG_ROOMS, type LogRoom, type LogView } from '../../shared/office-log.ts'
import { requireAdmin } from '../accounts/require-admin.ts'
import type { Actor, Site } from '../site.ts'
import { type Act, inWords } from './in-words.ts'

/** How many entries a page of the log has. */
const PAGE = 50

export interface LogFilters {
  /** The entry after which to go on; from the newest without it, or when there is no such entry. */
  before?: string
  /** A member's id, or `nobody` for what no account stands for. */
  by?: number | 'nobody'
  room?: LogRoom
}

type Source = 'office' | 'forum'
/** Where a page begins: newest first, at the same moment the office before the forum, then the higher id. */
interface Place {
  source: Source
  id: number
  at: string
}

/**
 * Who did what when, in the office and in moderation, newest first. Costs a page, however long the log is.
 *
 * @throws AppError `not-found` unless the actor is an admin
 */
export async function listLog(site: Site, actor: Actor, filters: LogFilters = {}): Promise<LogView> {
  requireAdmin(actor)
  const after = await placeOf(site, filters.before)
  const [office, forum, people] = await Promise.all([
    officeActs(site, filters, after),
    isAboutForum(filters) ? forumActs(site, filters, after) : [],
    listPeople(site),
  ])
  const found = [...office, ...forum].toSorted(newestFirst)
  const shown = found.slice(0, PAGE)
  const last = found.length > PAGE ? shown.at(-1) : undefined
  return { entries: await inWords(site.db, shown), next: last ? `${last.source}-${last.id}` : null, people }
}

const newestFirst = (a: Place, b: Place): number =>
  b.at.localeCompare(a.at) || b.source.localeCompare(a.source) || b.id - a.id

const isAboutForum = ({ room }: LogFilters): boolean => room === undefined || room === 'forum'

async function placeOf({ db }: Site, entry: string | undefined): Promise<Place | undefined> {
  const [, source, digits] = /^(office|forum)-([1-9]\d{0,8})$/.exec(entry ?? '') ?? []
  if (!source) return undefined
  const id = Number(digits)
  const table = source === 'office' ? 'officeAct' : 'moderationAct'
  const row = await db.selectFrom(table).select('createdAt').where('id', '=', id).executeTakeFirst()
  return row && { source: source as Source, id, at: row.createdAt }
}

/** Acts that come after `place`, in their own table. At the same moment the office's come first. */
function follows(place: Place, source: Source) {
  return (eb: ExpressionBuilder<Tables, 'officeAct' | 'moderationAct'>) => {
    const older = eb('createdAt', '<', place.at)
    if (place.source === source) return eb.or([older, eb.and([eb('createdAt', '=', place.at), eb('id', '<', place.id)])])
    return source === 'forum' ? eb('createdAt', '<=', place.at) : older
  }
}

async function officeActs({ db }: Site, { by, room }: LogFilters, place: Place | undefined): Promise<Act[]> {
  let acts = db.selectFrom('officeAct').select(['id', 'actorId', 'kind', 'subject', 'detail', 'createdAt as at'])
  if (by !== undefined) acts = by === 'nobody' ? acts.where('actorId', 'is', null) : acts.where('actorId', '=', by)
  if (room) acts = acts.where((eb) => eb.or(LOG_ROOMS[room].kinds.map((kind) => eb('kind', 'like', `${kind}.%`))))
  if (place) acts = acts.where((eb) => follows(place, 'office')(eb as never))
  const rows = await acts.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(PAGE + 1).execute()
  return rows.map((row) => ({ ...row, source: 'office', postId: null }))
}

async function forumActs({ db }: Site, { by }: LogFilters, place: Place | undefined): Promise<Act[]> {
  let acts = db.selectFrom('moderationAct').select(['id', 'actorId', 'kind', 'topicId', 'postId', 'detail', 'createdAt as at'])
  if (by !== undefined) acts = by === 'nobody' ? acts.where('actorId', 'is', null) : acts.where('actorId', '=', by)
  if (place) acts = acts.where((eb) => follows(place, 'forum')(eb as never))
  const rows = await acts.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(PAGE + 1).execute()
  return rows.map(({ topicId, ...row }) => ({ ...row, source: 'forum', subject: topicId ? `topic:${topicId}` : '' }))
}

const listPeople = ({ db }: Site) =>
  db
    .selectFrom('member')
    .select(['id', 'username'])
    .where((eb) =>
      eb.or([
        eb('id', 'in', eb.selectFrom('officeAct').select('actorId').where('actorId', 'is not', null)),
        eb('id', 'in', eb.selectFrom('moderationAct').select('actorId').where('actorId', 'is not', null)),
      ]),
    )
    .orderBy('usernameKey')
    .execute()
