import type { Selectable } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { StaffAlertTable } from '../../db/tables/alerts-tables.ts'
import { type AlertKind, ALERT_KINDS, EVERY_ALERT, isAlerted } from '../../shared/alerts/alert-kinds.ts'
import { BURSTS, EVERY_BURST } from '../../shared/alerts/alert-text.ts'
import type { AlertView } from '../../shared/alerts/alerts.ts'
import { requireMember } from '../access/require-member.ts'
import type { Actor, Site } from '../site/site.ts'
import { OPEN_SUBJECTS } from './open-subjects.ts'

/** An alert whose subject still needs someone. */
export interface OpenAlert extends Pick<Selectable<StaffAlertTable>, 'kind' | 'subjectId' | 'createdAt' | 'readAt'> {
  /** Where it's dealt with. */
  path: string
}

/** What the actor was told and still needs someone, by kind. No one but moderators and admins is told anything. @throws AppError `signed-out` */
export async function listAlerts(site: Site, actor: Actor): Promise<AlertView[]> {
  const { id, role } = requireMember(actor)
  return byKind(await openAlerts(site, { memberId: id, role }))
}

/** How many alerts are new to a member. */
export async function countUnreadAlerts(site: AlertsSite, member: { memberId: number; role: string }): Promise<number> {
  const open = await openByKind(site, { ...member, onlyUnread: true })
  return [...open.values()].reduce((sum, { size }) => sum + size, 0)
}

type AlertsSite = Pick<Site, 'db' | 'clock' | 'hasMailServer' | 'backsUpDaily'>

interface Wanted {
  memberId: number
  role: string
  onlyUnread?: boolean
  /** The email that tells of them. */
  emailId?: number
}

/** Alerts of a member whose subjects still need someone, the newest first. */
export async function openAlerts(site: AlertsSite, wanted: Wanted): Promise<OpenAlert[]> {
  const open = await openByKind(site, wanted)
  if (open.size === 0) return []
  const rows = await alertsOf(site.db, wanted).select(['kind', 'subjectId', 'createdAt', 'readAt']).orderBy('id', 'desc').execute()
  return rows.flatMap((row) => {
    const path = open.get(row.kind)?.get(row.subjectId)
    return path === undefined ? [] : [{ ...row, path }]
  })
}

function alertsOf(db: Database, { memberId, role, onlyUnread, emailId }: Wanted) {
  return db
    .selectFrom('staffAlert')
    .where('memberId', '=', memberId)
    .where('kind', 'in', EVERY_ALERT.filter((kind) => isAlerted(role, kind)))
    .$if(onlyUnread === true, (alerts) => alerts.where('readAt', 'is', null))
    .$if(emailId !== undefined, (alerts) => alerts.where('emailId', '=', emailId ?? 0))
}

async function openByKind(site: AlertsSite, wanted: Wanted): Promise<ReadonlyMap<AlertKind, ReadonlyMap<number, string>>> {
  if (!EVERY_ALERT.some((kind) => isAlerted(wanted.role, kind))) return new Map()
  const alerts = alertsOf(site.db, wanted)
  const kinds = await alerts.select('kind').distinct().execute()
  return new Map(await Promise.all(kinds.map(async ({ kind }) => [kind, await OPEN_SUBJECTS[kind](site, alerts.where('kind', '=', kind).select('subjectId'), wanted.memberId)] as const)))
}

/** One entry a kind: the thing itself, or the list of several. */
export function byKind(alerts: readonly OpenAlert[]): AlertView[] {
  return EVERY_ALERT.flatMap((kind) => {
    const ofKind = alerts.filter((alert) => alert.kind === kind)
    const [newest] = ofKind
    if (!newest) return []
    const path = ofKind.length === 1 ? newest.path : ALERT_KINDS[kind].path
    return [{ kind, count: ofKind.length, unread: ofKind.filter(({ readAt }) => readAt === null).length, since: newest.createdAt, path, ...partsOf(kind, ofKind) }]
  })
}

function partsOf(kind: AlertKind, alerts: readonly OpenAlert[]): Partial<AlertView> | undefined {
  if (kind !== 'burst') return undefined
  const bursts = EVERY_BURST.filter((burst) => alerts.some(({ subjectId }) => subjectId === BURSTS[burst].subject))
  const [first] = bursts
  return first && { bursts, path: BURSTS[first].path }
}
