import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import { LOG_ROOMS, type LogRoom, type LogView } from '../../../shared/office/office-log.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import type { Actor, Site } from '../../site/site.ts'
import { describeActs, type LogEntry } from './describe-acts.ts'
import { parseModerationAct, parseOfficeAct } from './logged-act.ts'

/** How many entries a page of the log has. */
const PAGE = 50

export interface LogFilters {
  /** The entry after which to continue; from the newest without it, or when there is no such entry. */
  before?: string
  /** A member's id, or `nobody` for what no account stands for. */
  by?: number | 'nobody'
  room?: LogRoom
}

type Source = 'office' | 'forum'
/** Where a page begins: newest first, at the same moment the office before the forum, then the higher id. */
interface LogCursor {
  source: Source
  id: number
  at: string
}

/**
 * Who did what when, in the office and in moderation, newest first. Costs a page, however long the log is.
 *
 * @throws AppError `not-found` unless the actor is an admin
 */
export async function listLog(site: Pick<Site, 'db'>, actor: Actor, filters: LogFilters = {}): Promise<LogView> {
  requireAdmin(actor)
  const after = await cursorOf(site, filters.before)
  const [office, forum, people] = await Promise.all([
    officeActs(site, filters, after),
    isAboutForum(filters) ? forumActs(site, filters, after) : [],
    listPeople(site),
  ])
  const found = [...office, ...forum].toSorted(newestFirst)
  const shown = found.slice(0, PAGE)
  const last = found.length > PAGE ? shown.at(-1) : undefined
  return { entries: await describeActs(site.db, shown), next: last ? `${last.source}-${last.id}` : null, people }
}

const newestFirst = (a: LogCursor, b: LogCursor): number =>
  b.at.localeCompare(a.at) || b.source.localeCompare(a.source) || b.id - a.id

const isAboutForum = ({ room }: LogFilters): boolean => room === undefined || room === 'forum'

async function cursorOf({ db }: Pick<Site, 'db'>, entry: string | undefined): Promise<LogCursor | undefined> {
  const [, source, digits] = /^(office|forum)-([1-9]\d{0,8})$/.exec(entry ?? '') ?? []
  if (source !== 'office' && source !== 'forum') return undefined
  const id = Number(digits)
  const table = source === 'office' ? 'officeAct' : 'moderationAct'
  const row = await db.selectFrom(table).select('createdAt').where('id', '=', id).executeTakeFirst()
  return row && { source, id, at: row.createdAt }
}

/** What both logs are narrowed by: who did it, and what comes after `cursor`. At the same moment the office's come first. */
function narrowed({ by }: LogFilters, cursor: LogCursor | undefined, source: Source): Expression<SqlBool> {
  const eb = expressionBuilder<Acts, 'act'>()
  const isTheirs = by === undefined ? [] : [by === 'nobody' ? eb('act.actorId', 'is', null) : eb('act.actorId', '=', by)]
  return eb.and([...isTheirs, ...(cursor ? [follows(cursor, source)] : [])])
}

function follows(cursor: LogCursor, source: Source): Expression<SqlBool> {
  const eb = expressionBuilder<Acts, 'act'>()
  const older = eb('act.createdAt', '<', cursor.at)
  if (cursor.source === source) return eb.or([older, eb.and([eb('act.createdAt', '=', cursor.at), eb('act.id', '<', cursor.id)])])
  return source === 'forum' ? eb('act.createdAt', '<=', cursor.at) : older
}

/** What the tables of both logs have in common, under one name. */
interface Acts {
  act: Pick<Tables['officeAct'] & Tables['moderationAct'], 'id' | 'actorId' | 'createdAt'>
}

async function officeActs({ db }: Pick<Site, 'db'>, filters: LogFilters, cursor: LogCursor | undefined): Promise<LogEntry[]> {
  const { room } = filters
  let acts = db.selectFrom('officeAct as act').select(['id', 'actorId', 'kind', 'subject', 'detail', 'createdAt as at'])
  if (room) acts = acts.where((eb) => eb.or(LOG_ROOMS[room].kinds.map((kind) => eb('kind', 'like', `${kind}.%`))))
  acts = acts.where(narrowed(filters, cursor, 'office'))
  const rows = await acts.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(PAGE + 1).execute()
  return rows.map(({ kind, detail, ...row }) => ({ ...row, source: 'office', act: parseOfficeAct({ kind, detail }) }))
}

async function forumActs({ db }: Pick<Site, 'db'>, filters: LogFilters, cursor: LogCursor | undefined): Promise<LogEntry[]> {
  const rows = await db
    .selectFrom('moderationAct as act')
    .select(['id', 'actorId', 'kind', 'topicId', 'postId', 'detail', 'createdAt as at'])
    .where(narrowed(filters, cursor, 'forum'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  return rows.map(({ kind, detail, topicId, ...row }) => ({
    ...row, source: 'forum', act: parseModerationAct({ kind, detail }), subject: topicId ? `topic:${topicId}` : '',
  }))
}

const listPeople = ({ db }: Pick<Site, 'db'>) =>
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
