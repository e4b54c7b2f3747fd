import type { Transaction } from '../../db/connection.ts'
import { FACT_FIELDS, type FactField, factText, factTextsOf } from '../../shared/playground/fact-fields.ts'
import { NOT_DECIDED } from '../../shared/playground/fact-words.ts'
import { isAheadOf, isFromOpening, OPEN_TOO_SOON, OPENING_KEY, OPENING_KEYS, readOpening } from '../../shared/playground/opening.ts'
import { isUndecided } from '../../shared/playground/playground.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { announce } from '../site/bus.ts'
import type { Tag } from '../site/cache-tags.ts'
import { AppError } from '../site/app-error.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import type { Actor, Site } from '../site/site.ts'
import { openingAfter, stateAfter } from './change-opening.ts'
import { type FactRow, lockFactRow } from './lock-fact-row.ts'
import { austinDate } from '../../shared/time/past-dates.ts'
import { closePollOf } from './polls/close-poll.ts'
import { notifySubscribers } from './fact-alerts/notify-subscribers.ts'
import { type FactChange, type ChangeOptions, type CheckOptions, type ChangeKind, type FindChange, type FactWrite, prepareChange } from './prepare-change.ts'

/**
 * Changes a fact and keeps what it said before. Pages, assistant, structured data, and feeds follow at once, a poll about
 * it ends with its decision, and everyone who asked for it is emailed. What came with the product is the owner's from
 * then on, so it's announced unless she calls it a plan.
 *
 * @param actor - null for anyone who sits at the machine itself, at the command line
 * @throws AppError `not-found` unless the actor is an admin and a fact has this key, `conflict` when it was changed
 *   since `version`, `invalid` when it becomes known in the words of the time before, when a reference is broken, or when
 *   doors are said to be open since a day that's still to come
 */
export const changeFact = (site: Site, actor: Actor | null, key: string, change: FactChange, options: ChangeOptions = {}): Promise<void> =>
  writeFact(site, actor, key, 'fact.change', options, async () => {
    const opening = readOpening(change.opening ?? '')
    if (opening && isAheadOf(opening, austinDate(site.clock.now()))) throw new AppError('invalid', OPEN_TOO_SOON, { errors: { opening: [OPEN_TOO_SOON] } })
    return change
  })

/**
 * Puts a former version of a fact back. What it says now becomes a former version in turn.
 *
 * @throws AppError like {@link changeFact}, and `not-found` when `changeId` is no change of this fact
 */
export const restoreFact = (site: Site, actor: Actor, key: string, changeId: number, options: ChangeOptions): Promise<void> =>
  writeFact(site, actor, key, 'fact.restore', options, async (trx, { id }) => {
    const former = await trx
      .selectFrom('factChange')
      .select(FACT_FIELDS)
      .where('id', '=', changeId)
      .where('factId', '=', id)
      .executeTakeFirst()
    if (!former) throw new AppError('not-found', 'That version no longer exists.')
    return former
  })

/** Dates a fact as checked now: it's still true as it reads. @throws AppError like {@link changeFact} */
export const checkFact = (site: Site, actor: Actor, key: string, { standing, ...options }: CheckOptions = {}): Promise<void> =>
  writeFact(site, actor, key, 'fact.check', options, async () => ({ standing }))

/**
 * Says that a fact isn't decided anymore, in words that claim nothing. What it said can be put back.
 *
 * @throws AppError like {@link changeFact}
 */
export const reopenFact = (site: Site, actor: Actor, key: string, options: ChangeOptions): Promise<void> =>
  writeFact(site, actor, key, 'fact.change', options, async () => NOT_DECIDED)

async function writeFact(site: Site, actor: Actor | null, key: string, kind: ChangeKind, { version }: ChangeOptions, find: FindChange) {
  const actorId = actor && requireAdmin(actor).id
  const now = site.clock.now()
  await site.db.transaction().execute((trx) => changeFactIn(trx, site, { actorId, now, key, kind, version, find }))
  await site.bus.wake()
}

/** The same within a transaction of the caller's, who has looked whether the actor may. */
export async function changeFactIn(trx: Transaction, site: Site, write: FactWrite): Promise<void> {
  const { fact, change } = await prepareChange(trx, write)
  await saveChange(trx, site, fact, change, write)
  await moveOpening(trx, site, fact, { ...fact, ...change }, write)
}

async function saveChange(trx: Transaction, site: Site, fact: FactRow, change: FactChange, { actorId, now, kind }: FactWrite) {
  const changed = FACT_FIELDS.filter((field) => change[field] !== undefined && change[field] !== fact[field])
  const checkedAt = kind === 'fact.check' ? now : changed.some(isRead) ? null : fact.checkedAt
  await trx.updateTable('fact').set({ ...change, checkedAt }).where('id', '=', fact.id).execute()
  if (changed.length > 0) {
    await trx
      .insertInto('factChange')
      .values({ ...factTextsOf(fact), factId: fact.id, actorId, createdAt: now })
      .execute()
  }
  if (isUndecided(fact) && !isUndecided({ ...fact, ...change })) {
    await closePollOf(trx, fact.id, now)
    await notifySubscribers(trx, site, { ...fact, ...change })
  }
  await recordOfficeAct(trx, { actorId, kind, subject: `fact:${fact.key}`, detail: { fields: changed }, createdAt: now })
  const isTakenBack = !isUndecided(fact) && isUndecided({ ...fact, ...change })
  const tags = tagsOf(fact.key, changed)
  await announce(trx, isTakenBack ? { purged: tags } : { stale: tags }, now)
}

/** A text of the site may say what a fact says, and only that: votes and checks leave it as it is. */
const tagsOf = (key: string, changed: readonly FactField[]): Tag[] =>
  ['facts', ...(changed.some(isRead) ? (['texts'] as const) : []), ...(IN_EVERY_PAGE.includes(key) ? (['place'] as const) : [])]

/** Facts of which every page says something: where it is, and whether it has opened. */
const IN_EVERY_PAGE: readonly string[] = ['city', OPENING_KEY]

/** What a change of one fact on the opening changes in the others. */
async function moveOpening(trx: Transaction, site: Site, before: FactRow, fact: FactRow, write: FactWrite): Promise<void> {
  if (write.kind === 'fact.check' || !OPENING_KEYS.includes(fact.key)) return
  const date = await lockFactRow(trx, { key: OPENING_KEY })
  const moved = fact.key === OPENING_KEY ? null : openingAfter(fact, date.opening)
  if (moved !== null) await saveChange(trx, site, date, { opening: moved }, write)
  const opening = moved ?? date.opening
  if (moved === null && before.opening === opening) return
  for (const key of OPENING_KEYS.filter((one) => one !== fact.key && one !== OPENING_KEY)) {
    const other = await lockFactRow(trx, { key })
    // What is made from the record has been said by the person who moved it.
    const change = { standing: 'announced', state: stateAfter(other, opening) } as const
    if (isFromOpening(other.short) && (other.standing !== change.standing || other.state !== change.state)) await saveChange(trx, site, other, change, write)
  }
}

/** Visitors read it, so no one has checked it yet once it's changed. */
const isRead = (field: FactField): boolean =>
  field === 'state' || field === 'opening' || (field !== 'standing' && factText(field).isRead === true)
