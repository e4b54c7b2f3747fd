import type { Transaction } from '../../../db/connection.ts'
import { FACT_FIELDS, factText, FACT_TEXT_FIELDS, type FactTexts } from '../../../shared/playground/fact-fields.ts'
import { isUndecided } from '../../../shared/playground/playground.ts'
import { NO_MAIL_SERVER, NO_AUDIENCE, NOTHING_TO_ANNOUNCE, PUBLICATION_EXISTS, PUBLICATION_TIME_PASSED } from '../../../shared/office/facts/publication.ts'
import type { PublicationPlan } from '../../../shared/office/facts/publication-schemas.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { NO_POSTAL_ADDRESS } from '../../../shared/waitlist/announcements-words.ts'
import { requireRecentPassword } from '../../access/require-admin.ts'
import { sendAtOnce } from '../../waitlist/announcements/schedule-announcement.ts'
import { recordOfficeAct } from '../log/record-office-act.ts'
import { type FactChange, prepareChange } from '../../playground/prepare-change.ts'
import { notifyBeforehand } from '../../playground/fact-alerts/notify-subscribers.ts'
import { getSettings } from '../settings/get-settings.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'

/**
 * Emails what a fact will say to the waitlist and to those who asked for it, and publishes it at a later moment. Until
 * then no page knows of it.
 *
 * @throws AppError like `changeFact` and `scheduleAnnouncement`; `conflict` without a mail server, when there's no one
 *   to tell, or when the fact has such a version already; `invalid` when nothing is announced by it
 */
export async function planPublication(site: Site, actor: Actor, key: string, { version, subject, body, at, ...change }: PublicationPlan): Promise<void> {
  const admin = requireRecentPassword(site, actor)
  if (!site.hasMailServer) throw new AppError('conflict', NO_MAIL_SERVER)
  if (!(await getSettings(site)).postalAddress.trim()) throw new AppError('conflict', NO_POSTAL_ADDRESS)
  const now = site.clock.now()
  requireLater(at, now)
  await site.db.transaction().execute(async (trx) => {
    const prepared = await prepareChange(trx, { actorId: admin.id, now, key, kind: 'fact.change', version, find: async () => change })
    requireNews(prepared.fact, prepared.change)
    const changed = FACT_FIELDS.filter((field) => change[field] !== undefined && change[field] !== prepared.fact[field])
    const plan = { change: JSON.stringify(Object.fromEntries(changed.map((field) => [field, change[field]]))), publishAt: at }
    const factId = prepared.fact.id
    const announcementId = await sendAtOnce(trx, site, admin.id, { subject, body })
    const id = await insertPlan(trx, { ...plan, factId, baseVersion: prepared.version, announcementId, authorId: admin.id, createdAt: now })
    const subscribers = await notifyBeforehand(trx, site, factId, id)
    if (announcementId === null && subscribers === 0) throw new AppError('conflict', NO_AUDIENCE)
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'fact.plan', subject: `fact:${key}`, detail: { at }, createdAt: now })
  })
}

type NewPlan = { factId: number; change: string; baseVersion: number; publishAt: Instant; announcementId: number | null; authorId: number; createdAt: Instant }

async function insertPlan(trx: Transaction, plan: NewPlan): Promise<number> {
  const row = await trx
    .insertInto('factPublication')
    .values(plan)
    .onConflict((conflict) => conflict.column('factId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new AppError('conflict', PUBLICATION_EXISTS)
  return row.id
}

/** @throws AppError `invalid` when a moment isn't still to come */
export function requireLater(at: Instant, now: Instant): void {
  if (at <= now) throw new AppError('invalid', PUBLICATION_TIME_PASSED, { errors: { at: [PUBLICATION_TIME_PASSED] } })
}

/** Only a decision is news to those who wait, and only if they can read it. */
function requireNews(fact: FactTexts, change: FactChange): void {
  const next = { ...fact, ...change }
  const isRead = FACT_TEXT_FIELDS.some((field) => (factText(field).isRead || field === 'opening') && next[field] !== fact[field])
  if (!isUndecided(next) && (isRead || next.state !== fact.state)) return
  throw new AppError('invalid', NOTHING_TO_ANNOUNCE, { errors: { state: [NOTHING_TO_ANNOUNCE] } })
}
