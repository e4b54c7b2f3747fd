import type { Database } from '../../db/connection.ts'
import type { AlertKind } from '../../shared/alerts/alert-kinds.ts'
import { after, DAY_MS, HOUR_MS } from '../../shared/time/instant.ts'
import { findLastBackup } from '../backups/last-backup.ts'
import { findBurst } from './bursts.ts'
import type { Site } from '../site/site.ts'

/** From when on a backup is missing. Source: docs/rules/playground.md#overview */
export const BACKUP_MS = 2 * DAY_MS
/** So long our mail server may refuse everything before we say so. Source: docs/rules/alerts.md#kinds */
export const EMAIL_STOPPED_MS = HOUR_MS

/** The subject of what concerns the site as a whole. */
export const WHOLE_SITE = 0

type AskingSite = Pick<Site, 'db' | 'clock' | 'hasMailServer' | 'backsUpDaily'>
/** Which subjects still need someone, each with the page where that's done. What was handled is left out. */
type FindOpen = (site: AskingSite, subjectIds: readonly number[]) => Promise<ReadonlyMap<number, string>>

export const OPEN_SUBJECTS: Readonly<Record<AlertKind, FindOpen>> = {
  'email-stopped': async (site) => wholeSite(await isEmailStopped(site), site.hasMailServer ? '/office/mail?state=waiting' : '/office/mail'),

  'backup-missing': async (site) => wholeSite(site.backsUpDaily && (await isBackupMissing(site)), '/office'),

  removal: async ({ db }, ids) => {
    const rows = await db.selectFrom('removalRequest').select('id').where('id', 'in', ids).where('decidedAt', 'is', null).execute()
    return new Map(rows.map(({ id }) => [id, `/forum/removals/${id}`]))
  },

  'fact-unpublished': async ({ db }, ids) => {
    const rows = await db
      .selectFrom('factPublication')
      .innerJoin('fact', 'fact.id', 'factPublication.factId')
      .select(['factPublication.id', 'fact.key'])
      .where('factPublication.id', 'in', ids)
      .where('stoppedAt', 'is not', null)
      .execute()
    return new Map(rows.map(({ id, key }) => [id, `/office/facts/${key}`]))
  },

  message: async ({ db }, ids) => {
    const rows = await db
      .selectFrom('contactMessage')
      .select('id')
      .where('id', 'in', ids)
      .where('readAt', 'is', null)
      .where('answeredAt', 'is', null)
      .where('archivedAt', 'is', null)
      .execute()
    return new Map(rows.map(({ id }) => [id, `/office/messages/${id}`]))
  },

  report: async ({ db }, ids) => {
    const rows = await db
      .selectFrom('report')
      .select(['id', 'postId'])
      .where('id', 'in', ids)
      .where('state', 'in', ['open', 'in-progress'])
      .execute()
    return new Map(rows.map(({ id, postId }) => [id, `/forum/reports/${postId}`]))
  },

  review: async ({ db }, ids) => {
    const rows = await db
      .selectFrom('post')
      .select('id')
      .where('id', 'in', ids)
      .where('reviewReason', 'is not', null)
      .where('hiddenAt', 'is not', null)
      .where('hiddenBy', 'is', null)
      .where('deletedAt', 'is', null)
      .execute()
    return new Map(rows.map(({ id }) => [id, '/forum/reports?state=review']))
  },

  burst: async (site) => {
    const path = await findBurst(site)
    return wholeSite(path !== null, path ?? '')
  },

  'email-failed': async ({ db }, ids) => {
    const rows = await db.selectFrom('outbox').select('id').where('id', 'in', ids).where('failedAt', 'is not', null).execute()
    return new Map(rows.map(({ id }) => [id, `/office/mail/${id}`]))
  },
}

/** What no row of its own stands for, and a job looks at again and again. */
export const CONDITIONS = ['email-stopped', 'backup-missing', 'burst'] as const satisfies readonly AlertKind[]

const wholeSite = (isOpen: boolean, path: string): ReadonlyMap<number, string> => new Map(isOpen ? [[WHOLE_SITE, path]] : [])

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
