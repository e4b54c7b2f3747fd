import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import { ALERT_KINDS, type AlertKind, type AlertPace } from '../../shared/alerts/alert-kinds.ts'
import type { OutboxEmail } from '../../shared/emails/emails.ts'
import { emailKey } from '../../shared/text/text.ts'
import { after, HOUR_MS, type Instant, MINUTE_MS, toInstant } from '../../shared/time/instant.ts'
import { type EmailSubject, queueEmail } from '../emails/outbox/queue-email.ts'
import type { Site } from '../site/site.ts'
import type { StaffMember } from './staff.ts'

/** Emails on their own of one kind that someone gets within an hour. What comes then waits for the hour's email. Source: docs/rules/alerts.md#pace */
export const AT_ONCE_MAX = 10

export type AlertSite = Pick<Site, 'clock' | 'url' | 'ownerEmail'>

export interface AlertOptions {
  /** The email that tells of this alone, where one says more than that it's there. */
  ownEmail?: OutboxEmail & { about: EmailSubject }
  /** Left out where no email could be sent anyway. */
  isEmailed?: boolean
}

async function paceOf(trx: Transaction, memberId: number, kind: AlertKind): Promise<AlertPace> {
  const set = await trx.selectFrom('staffAlertSetting').select('pace').where('memberId', '=', memberId).where('kind', '=', kind).executeTakeFirst()
  return set?.pace ?? ALERT_KINDS[kind].usual
}

/** @returns the email that will tell of it; null without one */
export async function emailAlert(trx: Transaction, site: AlertSite, member: StaffMember, kind: AlertKind, ownEmail: AlertOptions['ownEmail']): Promise<number | null> {
  const { id: memberId, email: to } = member
  const pace = await paceOf(trx, memberId, kind)
  if (pace === 'off') return null
  const now = site.clock.now()
  if (pace === 'hourly' || (await hadEnough(trx, site, memberId, kind))) return sharedEmail(trx, site, member, endOfHour(after(now, TOO_SOON_MS)))
  if (COMES_IN_NUMBERS.has(kind)) return sharedEmail(trx, site, member, after(now, GATHERING_MS))
  return queueEmail(trx, site, ownEmail ? { ...ownEmail, to } : { template: 'staff-alert', memberId, to })
}

/** Each kind has its own figure: a flood of one isn't to delay what matters more. */
async function hadEnough(trx: Transaction, { clock }: AlertSite, memberId: number, kind: AlertKind): Promise<boolean> {
  const { count } = await trx
    .selectFrom('staffAlert')
    .select((eb) => eb.fn.count<number>('emailId').distinct().as('count'))
    .where('memberId', '=', memberId)
    .where('kind', '=', kind)
    .where('createdAt', '>', after(clock.now(), -HOUR_MS))
    .executeTakeFirstOrThrow()
  return Number(count) >= AT_ONCE_MAX
}

/** Kinds of which a raid brings dozens within a minute, and an email tells of all of them. Source: docs/rules/alerts.md#pace */
const COMES_IN_NUMBERS: ReadonlySet<AlertKind> = new Set(['child-report', 'report', 'review'])
export const GATHERING_MS = 2 * MINUTE_MS

/** An email due so soon may be on its way already. */
const TOO_SOON_MS = MINUTE_MS

/** The email that goes out at this time, or the one that goes out before and can still tell of more. */
async function sharedEmail(trx: Transaction, site: AlertSite, { id: memberId, email: to }: StaffMember, notBefore: Instant): Promise<number> {
  await lockFor(trx, `alert-email:${memberId}`)
  const now = site.clock.now()
  const waiting = await trx
    .selectFrom('outbox')
    .select('id')
    .where('template', '=', 'staff-alert')
    .where('recipient', '=', to)
    .where('sentAt', 'is', null)
    .where('attempts', '=', 0)
    .where('nextAttemptAt', '>', after(now, TOO_SOON_MS))
    .where('nextAttemptAt', '<=', notBefore)
    .executeTakeFirst()
  return waiting?.id ?? queueEmail(trx, site, { template: 'staff-alert', memberId, to, notBefore })
}

const endOfHour = (now: Instant): Instant => toInstant((Math.floor(Date.parse(now) / HOUR_MS) + 1) * HOUR_MS)

/** The address in the configuration gets what says more than that it's there, unless it's an admin's, who has set how to hear of it. */
export async function emailOwner(trx: Transaction, site: AlertSite, members: readonly StaffMember[], ownEmail: AlertOptions['ownEmail']): Promise<void> {
  const to = site.ownerEmail
  const isAdmins = to !== undefined && members.some(({ email, isEmailConfirmed }) => isEmailConfirmed && emailKey(email) === emailKey(to))
  if (to !== undefined && !isAdmins && ownEmail) await queueEmail(trx, site, { ...ownEmail, to })
}
