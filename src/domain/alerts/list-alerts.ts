import type { Selectable } from 'kysely'
import type { StaffAlertTable } from '../../db/tables/alerts.ts'
import { type AlertKind, ALERT_KINDS, EVERY_ALERT, isAlerted } from '../../shared/alerts/alert-kinds.ts'
import type { AlertView } from '../../shared/alerts/alerts.ts'
import { requireMember } from '../access/require-member.ts'
import type { Actor, Site } from '../site/site.ts'
import { OPEN_SUBJECTS } from './open-subjects.ts'

/** An alert whose subject still needs someone. */
export interface OpenAlert extends Pick<Selectable<StaffAlertTable>, 'kind' | 'subjectId' | 'createdAt' | 'readAt'> {
  /** Where it's dealt with. */
  path: string
}

/** Past this many the newest are enough. */
const LISTED_MAX = 200

/** What the actor was told and still needs someone, by kind. No one but moderators and admins is told anything. @throws AppError `signed-out` */
export async function listAlerts(site: Site, actor: Actor): Promise<AlertView[]> {
  const { id, role } = requireMember(actor)
  return byKind(await openAlerts(site, { memberId: id, role }))
}

/** How many alerts are new to a member. */
export async function countUnreadAlerts(site: AlertsSite, member: { memberId: number; role: string }): Promise<number> {
  return (await openAlerts(site, { ...member, onlyUnread: true })).length
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
export async function openAlerts(site: AlertsSite, { memberId, role, onlyUnread, emailId }: Wanted): Promise<OpenAlert[]> {
  const kinds = EVERY_ALERT.filter((kind) => isAlerted(role, kind))
  if (kinds.length === 0) return []
  let alerts = site.db.selectFrom('staffAlert').where('memberId', '=', memberId).where('kind', 'in', kinds)
  if (onlyUnread) alerts = alerts.where('readAt', 'is', null)
  if (emailId !== undefined) alerts = alerts.where('emailId', '=', emailId)
  const rows = await alerts.select(['kind', 'subjectId', 'createdAt', 'readAt']).orderBy('id', 'desc').limit(LISTED_MAX).execute()
  const paths = await openPaths(site, rows)
  return rows.flatMap((row) => {
    const path = paths.get(row.kind)?.get(row.subjectId)
    return path === undefined ? [] : [{ ...row, path }]
  })
}

async function openPaths(site: AlertsSite, rows: readonly Pick<OpenAlert, 'kind' | 'subjectId'>[]) {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const found = kinds.map(async (kind) => {
    const ids = rows.filter((row) => row.kind === kind).map(({ subjectId }) => subjectId)
    return [kind, await OPEN_SUBJECTS[kind](site, ids)] as const
  })
  return new Map(await Promise.all(found))
}

/** One entry a kind: the thing itself, or the list of several. */
export function byKind(alerts: readonly OpenAlert[]): AlertView[] {
  return EVERY_ALERT.flatMap((kind) => {
    const ofKind = alerts.filter((alert) => alert.kind === kind)
    const [newest] = ofKind
    if (!newest) return []
    const path = ofKind.length === 1 ? newest.path : pathOf(kind)
    return [{ kind, count: ofKind.length, unread: ofKind.filter(({ readAt }) => readAt === null).length, since: newest.createdAt, path }]
  })
}

const pathOf = (kind: AlertKind): string => ALERT_KINDS[kind].path
