import { z } from 'zod'
import type { Database } from '../../../db/connection.ts'
import { FACT_FIELDS, FACT_STATES, FACT_TEXT_FIELDS, type FactTexts, factTextsOf, STANDINGS } from '../../../shared/playground/fact-fields.ts'
import { type PublicationOverview, type PublicationView, tomorrowAtNine } from '../../../shared/office/facts/publication.ts'
import { austinDate } from '../../../shared/time/past-dates.ts'
import { recordOf } from '../../../shared/typed-object.ts'
import { requireAdmin } from '../../access/require-admin.ts'
import { countConfirmed } from '../../waitlist/announcements/audience.ts'
import { versionOf } from '../../playground/prepare-change.ts'
import { fillFacts } from '../../playground/filled-facts.ts'
import { listStoredFacts } from '../../playground/list-facts.ts'
import { getSettings } from '../settings/get-settings.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'

/** A stored change: the parts of a fact that will be others. */
const Change = z.object({ ...recordOf(FACT_TEXT_FIELDS, () => z.string()), state: z.enum(FACT_STATES), standing: z.enum(STANDINGS) }).partial()

/** The parts of a fact that a stored plan changes. */
export const readChange = (change: string): Partial<FactTexts> => Change.parse(JSON.parse(change)) as Partial<FactTexts>

/**
 * The version of a fact that waits to be published, and who would be told first of another.
 *
 * @throws AppError `not-found` unless the actor is an admin and a fact has this key
 */
export async function getPublication(site: Site, actor: Actor, key: string): Promise<PublicationOverview> {
  requireAdmin(actor)
  const { db, clock } = site
  const fact = await db.selectFrom('fact').select(['id', ...FACT_FIELDS]).where('key', '=', key).executeTakeFirst()
  if (!fact) throw new AppError('not-found', 'This fact no longer exists.')
  const [publication, waitlist, subscribers, settings] = await Promise.all([
    findPublication(db, fact), countConfirmed(db), countSubscribers(db, fact.id, 'waiting'), getSettings(site),
  ])
  return {
    publication, audience: { waitlist, subscribers }, hasMailServer: site.hasMailServer,
    hasPostalAddress: settings.postalAddress.trim() !== '', offered: tomorrowAtNine(clock.now()),
  }
}

async function findPublication(db: Database, fact: FactTexts & { id: number }): Promise<PublicationView | null> {
  const plan = await db
    .selectFrom('factPublication')
    .leftJoin('member', 'member.id', 'factPublication.authorId')
    .select(['change', 'baseVersion', 'publishAt', 'factPublication.createdAt', 'stoppedAt', 'announcementId', 'member.username'])
    .where('factId', '=', fact.id)
    .executeTakeFirst()
  if (!plan) return null
  const { change, baseVersion, publishAt, createdAt, stoppedAt, announcementId, username } = plan
  const isStopped = stoppedAt !== null || (await versionOf(db, fact.id)) !== baseVersion
  const reached = (await countConfirmed(db, announcementId)) + (await countSubscribers(db, fact.id, 'notified'))
  return { fact: { ...factTextsOf(fact), ...readChange(change) }, publishAt, createdAt, by: username, isStopped, reached }
}

/** Confirmed addresses that asked for a fact: those still to be told, or those that were told before it's published. */
async function countSubscribers(db: Database, factId: number, which: 'waiting' | 'notified'): Promise<number> {
  const { count } = await db
    .selectFrom('factSubscription')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('factId', '=', factId)
    .where('confirmedAt', 'is not', null)
    .where('notifiedAt', which === 'notified' ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A fact as it will read once a plan is carried out; null when that was done, or canceled. */
export async function findPlannedFact({ db, clock }: Site, publicationId: number) {
  const plan = await db.selectFrom('factPublication').select(['factId', 'change', 'publishAt']).where('id', '=', publicationId).executeTakeFirst()
  if (!plan) return null
  const { key } = await db.selectFrom('fact').select('key').where('id', '=', plan.factId).executeTakeFirstOrThrow()
  const facts = (await listStoredFacts(db)).map((fact) => (fact.key === key ? { ...fact, ...readChange(plan.change) } : fact))
  const fact = fillFacts(facts, austinDate(clock.now())).find((one) => one.key === key)
  return fact ? { ...fact, publishAt: plan.publishAt } : null
}

/** Facts whose new version couldn't be published, because they had been edited in between. */
export const listStoppedPublications = (db: Database): Promise<{ key: string; label: string }[]> =>
  db
    .selectFrom('factPublication')
    .innerJoin('fact', 'fact.id', 'factPublication.factId')
    .select(['fact.key', 'fact.label'])
    .where('stoppedAt', 'is not', null)
    .orderBy('fact.position')
    .execute()
