import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { Tables } from '../../db/tables.ts'
import type { AlertKind } from '../../shared/alerts/alert-kinds.ts'
import { BURSTS } from '../../shared/alerts/alert-text.ts'
import type { ReportState } from '../../shared/forum/reports/reports.ts'
import { after, DAY_MS, HOUR_MS } from '../../shared/time/instant.ts'
import { findLastBackup } from '../backups/last-backup.ts'
import { findBursts } from './bursts.ts'
import type { Site } from '../site/site.ts'

/** From when on a backup is missing. Source: docs/rules/playground.md#overview */
export const BACKUP_MS = 2 * DAY_MS
/** So long our mail server may refuse everything before we say so. Source: docs/rules/alerts.md#kinds */
export const EMAIL_STOPPED_MS = HOUR_MS

/** The subject of what concerns the site as a whole. */
export const WHOLE_SITE = 0

type AskingSite = Pick<Site, 'db' | 'clock' | 'hasMailServer' | 'backsUpDaily'>

type OpenSubjects = ReadonlyMap<number, string>
/** The subjects of alerts. As a query, none is left out however many there are. */
type Subjects = SelectQueryBuilder<Tables, 'staffAlert', { subjectId: number }> | readonly number[]
/** Which of these subjects of a member's alerts still need someone, each with the page where that's done. What was handled is left out. */
type FindOpen = (site: AskingSite, among: Subjects, memberId: number) => Promise<OpenSubjects>

/** What no row of its own stands for, and a job looks at again and again. */
export const CONDITIONS = {
  'email-stopped': async (site) => wholeSite(await isEmailStopped(site), site.hasMailServer ? '/office/mail?state=waiting' : '/office/mail'),
  'backup-missing': async (site) => wholeSite(site.backsUpDaily && (await isBackupMissing(site)), '/office'),
  burst: async (site) => new Map((await findBursts(site)).map((kind) => [BURSTS[kind].subject, BURSTS[kind].path])),
} as const satisfies Partial<Record<AlertKind, (site: AskingSite) => Promise<OpenSubjects>>>

/** What's so now, without what no one was notified of yet. */
const notified =
  (condition: (site: AskingSite) => Promise<OpenSubjects>): FindOpen =>
  async (site, among) => {
    const ids = 'execute' in among ? (await among.execute()).map(({ subjectId }) => subjectId) : among
    return new Map([...(await condition(site))].filter(([id]) => ids.includes(id)))
  }

const WAITING = ['open', 'in-progress'] as const satisfies ReportState[]

/** Open reports of the post that a report is about. */
const openReports = (eb: ExpressionBuilder<Tables, 'report'>) =>
  eb.selectFrom('report as other').select('other.id').whereRef('other.postId', '=', 'report.postId').where('other.state', 'in', WAITING)

/** Those among them that say it shares a child's details. */
const openChildReports = (eb: ExpressionBuilder<Tables, 'report'>) => openReports(eb).where('other.reason', '=', 'child-details')

/** Whether a child's details are still to be dealt with, and this member was alerted of that, which no one is while suspended. */
const isChildCase = (eb: ExpressionBuilder<Tables, 'report'>, memberId: number) => {
  const alerts = eb.selectFrom('staffAlert').innerJoin('report as other', 'other.id', 'staffAlert.subjectId').select('other.id').whereRef('other.postId', '=', 'report.postId')
  return eb.and([eb.exists(openChildReports(eb)), eb.exists(alerts.where('kind', '=', 'child-report').where('memberId', '=', memberId))])
}

/** An alert is about the first report of a post. A later one may be the only one that's left. */
const casesOf = async ({ db }: AskingSite, among: Subjects, isOpen: (eb: ExpressionBuilder<Tables, 'report'>) => Expression<SqlBool>): Promise<OpenSubjects> => {
  const rows = await db.selectFrom('report').select(['id', 'postId']).where('id', 'in', among).where(isOpen).orderBy('id').execute()
  const newest = new Map(rows.map(({ id, postId }) => [postId, id]))
  return new Map([...newest].map(([postId, id]) => [id, `/forum/reports/${postId}`]))
}

export const OPEN_SUBJECTS: Readonly<Record<AlertKind, FindOpen>> = {
  'email-stopped': notified(CONDITIONS['email-stopped']),
  'backup-missing': notified(CONDITIONS['backup-missing']),
  burst: notified(CONDITIONS.burst),

  removal: async ({ db }, among) => {
    const rows = await db.selectFrom('removalRequest').select('id').where('id', 'in', among).where('decidedAt', 'is', null).execute()
    return new Map(rows.map(({ id }) => [id, `/forum/removals/${id}`]))
  },

  'fact-unpublished': async ({ db }, among) => {
    const rows = await db
      .selectFrom('factPublication')
      .innerJoin('fact', 'fact.id', 'factPublication.factId')
      .select(['factPublication.id', 'fact.key'])
      .where('factPublication.id', 'in', among)
      .where('stoppedAt', 'is not', null)
      .execute()
    return new Map(rows.map(({ id, key }) => [id, `/office/facts/${key}`]))
  },

  message: async ({ db }, among) => {
    const rows = await db
      .selectFrom('contactMessage')
      .select('id')
      .where('id', 'in', among)
      .where('readAt', 'is', null)
      .where('answeredAt', 'is', null)
      .where('archivedAt', 'is', null)
      .execute()
    return new Map(rows.map(({ id }) => [id, `/office/messages/${id}`]))
  },

  'child-report': (site, among) => casesOf(site, among, (eb) => eb.exists(openChildReports(eb))),
  report: (site, among, memberId) => casesOf(site, among, (eb) => eb.and([eb.exists(openReports(eb)), eb.not(isChildCase(eb, memberId))])),

  review: async ({ db }, among) => {
    const rows = await db
      .selectFrom('post')
      .select('id')
      .where('id', 'in', among)
      .where('reviewReason', 'is not', null)
      .where('hiddenAt', 'is not', null)
      .where('hiddenBy', 'is', null)
      .where('deletedAt', 'is', null)
      .execute()
    return new Map(rows.map(({ id }) => [id, '/forum/reports?state=review']))
  },

  'email-failed': async ({ db }, among) => {
    const rows = await db.selectFrom('outbox').select('id').where('id', 'in', among).where('failedAt', 'is not', null).execute()
    return new Map(rows.map(({ id }) => [id, `/office/mail/${id}`]))
  },
}

const wholeSite = (isOpen: boolean, path: string): OpenSubjects => new Map(isOpen ? [[WHOLE_SITE, path]] : [])

/** Whether email waits that no mail server takes: there is none, or it has refused everything it was given for a while. */
export async function isEmailStopped({ db, clock, hasMailServer }: AskingSite): Promise<boolean> {
  const unsent = db.selectFrom('outbox').select('id').where('sentAt', 'is', null).where('failedAt', 'is', null).limit(1)
  if (!hasMailServer) return (await unsent.executeTakeFirst()) !== undefined
  const since = after(clock.now(), -EMAIL_STOPPED_MS)
  const refused = await unsent.where('createdAt', '<=', since).where('lastError', 'is not', null).executeTakeFirst()
  return refused !== undefined && !(await hasSentSince(db, since))
}

const hasSentSince = async (db: Database, since: string): Promise<boolean> =>
  (await db.selectFrom('outbox').select('id').where('sentAt', '>', since).limit(1).executeTakeFirst()) !== undefined

/** Whether the last good backup is too long ago; on a site that never had one, counted from its first day. */
async function isBackupMissing(site: AskingSite): Promise<boolean> {
  const last = await findLastBackup(site)
  return (last?.at ?? (await firstDay(site.db))) < after(site.clock.now(), -BACKUP_MS)
}

async function firstDay(db: Database): Promise<string> {
  const { at } = await db.selectFrom('fact').select((eb) => eb.fn.min('createdAt').as('at')).executeTakeFirstOrThrow()
  return at
}
