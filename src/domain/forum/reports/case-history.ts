import type { Database } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import type { CaseEvent } from '../../../shared/forum/reports/reports.ts'
import { describeDetail } from '../../office/log/describe-acts.ts'
import { parseModerationAct, parseOfficeAct, type UnknownAct } from '../../office/log/logged-act.ts'
import type { ModerationAct } from '../../office/log/moderation-act.ts'
import { ReportAct } from './report-act.ts'

interface Subject {
  postId: number
  topicId: number
  authorId: number | null
  /** When it was first reported; what happened to topic and author before has nothing to do with it. */
  since: Instant
}

/** Most lines of each kind: what is older than that helps no one decide. */
const MOST = 100
/** What is done to an author that belongs to a case. A warning stands with its words among the acts of the case. */
const ABOUT_AUTHOR = ['member.silence', 'member.end-silence', 'member.remove-spam', 'member.restore-spam', 'member.suspend', 'member.lift-suspension', 'member.remove-all', 'member.restore-all']

interface Row {
  id: number
  at: Instant
  by: string | null
  kind: string
  detail: string
}

/** Who did what about a reported post, to its topic and to its author since it was reported; the newest last. */
export async function historyOf(db: Database, subject: Subject): Promise<CaseEvent[]> {
  const [own, moderated, office] = await Promise.all([actsOf(db, subject), moderationOf(db, subject), officeActsOf(db, subject)])
  const events = [
    ...named('report', own, wordsOf),
    ...named('forum', moderated, (row) => describeModeration(parseModerationAct(row))),
    ...named('office', office, (row) => describeDetail(parseOfficeAct(row))),
  ]
  return events.toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id, 'en', { numeric: true }))
}

const named = (source: string, rows: readonly Row[], describe: (row: Row) => string): CaseEvent[] =>
  rows.map((row) => ({ id: `${source}-${row.id}`, at: row.at, by: row.by, kind: row.kind, detail: describe(row) }))

function wordsOf({ kind, detail }: Row): string {
  const act = ReportAct.parse({ kind, words: detail })
  return 'words' in act ? act.words : ''
}

/** Where a topic was before is noted as a category's id, which says nothing to people. */
const describeModeration = (act: ModerationAct | UnknownAct): string => (act.kind === 'move-topic' ? '' : describeDetail(act))

const actsOf = (db: Database, { postId }: Subject): Promise<Row[]> =>
  db
    .selectFrom('reportAct as act')
    .leftJoin('member', 'member.id', 'act.actorId')
    .select(['act.id', 'act.kind', 'act.detail', 'act.createdAt as at', 'member.username as by'])
    .where('act.postId', '=', postId)
    .orderBy('act.id', 'desc')
    .limit(MOST)
    .execute()

const moderationOf = (db: Database, { postId, topicId, since }: Subject): Promise<Row[]> =>
  db
    .selectFrom('moderationAct as act')
    .leftJoin('member', 'member.id', 'act.actorId')
    .select(['act.id', 'act.kind', 'act.detail', 'act.createdAt as at', 'member.username as by'])
    .where((eb) => eb.or([eb('act.postId', '=', postId), eb.and([eb('act.topicId', '=', topicId), eb.or([eb('act.postId', 'is', null), eb('act.kind', '=', 'merge-topic')])])]))
    .where('act.createdAt', '>=', since)
    .orderBy('act.id', 'desc')
    .limit(MOST)
    .execute()

const officeActsOf = (db: Database, { authorId, since }: Subject): Promise<Row[]> =>
  db
    .selectFrom('officeAct as act')
    .leftJoin('member', 'member.id', 'act.actorId')
    .select(['act.id', 'act.kind', 'act.detail', 'act.createdAt as at', 'member.username as by'])
    .where('act.subject', '=', `member:${authorId}`)
    .where('act.kind', 'in', ABOUT_AUTHOR)
    .where('act.createdAt', '>=', since)
    .orderBy('act.id', 'desc')
    .limit(MOST)
    .execute()
