import type { Database, Transaction } from '../../db/connection.ts'
import { FACT_TEXT_FIELDS, factText, type FactTexts, type Standing } from '../../shared/playground/fact-fields.ts'
import { FACT_CONFLICT, saysNothingYet, STILL_NOT_ANNOUNCED, STILL_UNDECIDED_WORDS } from '../../shared/playground/fact-words.ts'
import { OPENING_KEY, OPENING_KEYS } from '../../shared/playground/opening.ts'
import { isUndecided } from '../../shared/playground/playground.ts'
import type { Instant } from '../../shared/time/instant.ts'
import { AppError } from '../site/app-error.ts'
import { withOpening } from './change-opening.ts'
import { type FactRow, lockFactRow } from './lock-fact-row.ts'
import { requireSoundReferences } from './require-sound-references.ts'

export type FactChange = Partial<FactTexts>
export interface ChangeOptions {
  /** The version the actor had on screen; without one the newest is changed, whatever it is. */
  version?: number | undefined
}
export interface CheckOptions extends ChangeOptions {
  /** What the actor says it is; without one, what came with the product is announced by the first check. */
  standing?: Standing | undefined
}

export type ChangeKind = 'fact.change' | 'fact.check' | 'fact.restore'
export type FindChange = (trx: Transaction, fact: FactRow) => Promise<FactChange>

export interface FactWrite extends ChangeOptions {
  actorId: number | null
  now: Instant
  key: string
  kind: ChangeKind
  find: FindChange
}

/**
 * What a change comes to, with everything checked and nothing saved. The fact is held until the end of `trx`.
 *
 * @throws AppError like {@link changeFact}
 */
export async function prepareChange(trx: Transaction, write: FactWrite): Promise<{ fact: FactRow; change: FactChange; version: number }> {
  const { key, version } = write
  // Facts on the opening are changed together. Anyone who changes one of them waits here, so that two never wait for each other.
  if (OPENING_KEYS.includes(key)) await lockFactRow(trx, { key: OPENING_KEY })
  const fact = await lockFactRow(trx, { key })
  const newest = await versionOf(trx, fact.id)
  if (version !== undefined && version !== newest) throw new AppError('conflict', FACT_CONFLICT)

  const requested = await write.find(trx, fact)
  const made = key === OPENING_KEY ? withOpening(fact, requested) : { ...requested, opening: '' }
  if (write.kind === 'fact.change') requireNewWords(fact, made)
  if (write.kind !== 'fact.check') await requireSoundReferences(trx, changedTexts(fact, made), { ...fact, ...made })
  const change = { ...made, standing: standingAfter({ ...fact, isAsShipped: newest === 0 && fact.checkedAt === null }, made) }
  return { fact, change, version: newest }
}

/** What the owner says of it now. She has announced what she saves or checks, until she calls it a plan. */
function standingAfter(fact: FactTexts & { isAsShipped: boolean }, { standing, state = fact.state }: FactChange): Standing {
  if (standing) return standing
  return fact.isAsShipped || state !== 'known' || fact.state !== 'known' ? 'announced' : fact.standing
}

/** The texts that may refer to other facts, where they change. */
const changedTexts = (fact: FactRow, change: FactChange): FactChange =>
  Object.fromEntries(FACT_TEXT_FIELDS.filter((field) => factText(field).refers && change[field] !== fact[field]).map((field) => [field, change[field]]))

/** Anyone who asked is told once and in these words. A version that is put back brings its own. */
function requireNewWords(fact: FactRow, change: FactChange): void {
  if (change.state !== 'known') return
  requireNewAnswer(fact, change)
  if (saysNothingYet(change.short ?? fact.short)) throw new AppError('invalid', STILL_NOT_ANNOUNCED, { errors: { short: [STILL_NOT_ANNOUNCED] } })
}

function requireNewAnswer(fact: FactRow, change: FactChange): void {
  if (!isUndecided(fact)) return
  if ((['short', 'answer', 'opening'] as const).some((field) => change[field] !== undefined && change[field] !== fact[field])) return
  throw new AppError('invalid', STILL_UNDECIDED_WORDS, { errors: { short: [STILL_UNDECIDED_WORDS], answer: [STILL_UNDECIDED_WORDS] } })
}

/** The number of a fact's newest change; 0 before the first. */
export async function versionOf(db: Database, factId: number): Promise<number> {
  const { newest } = await db
    .selectFrom('factChange')
    .select((eb) => eb.fn.max('id').as('newest'))
    .where('factId', '=', factId)
    .executeTakeFirstOrThrow()
  return newest ?? 0
}
