import type { Database } from '../../db/connection.ts'
import type { AlertKind } from '../../shared/alerts/alert-kinds.ts'
import { BURSTS } from '../../shared/alerts/alert-text.ts'
import { after, DAY_MS } from '../../shared/time/instant.ts'
import { findLastBackup } from '../backups/last-backup.ts'
import { findBursts } from './bursts.ts'
import { type AskingSite, isEmailStopped } from './email-stopped.ts'
import { type OpenSubjects, type FindOpen, openReports, openChildReports, isChildCase, casesOf } from './open-reports.ts'

/** From when on a backup is missing. Source: docs/rules/playground.md#overview */
export const BACKUP_MS = 2 * DAY_MS

/** The subject of what concerns the site as a whole. */
export const WHOLE_SITE = 0

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

/** Whether the last good backup is too long ago; on a site that never had one, counted from its first day. */
async function isBackupMissing(site: AskingSite): Promise<boolean> {
  const last = await findLastBackup(site)
  return (last?.at ?? (await firstDay(site.db))) < after(site.clock.now(), -BACKUP_MS)
}

async function firstDay(db: Database): Promise<string> {
  const { at } = await db.selectFrom('fact').select((eb) => eb.fn.min('createdAt').as('at')).executeTakeFirstOrThrow()
  return at
}
