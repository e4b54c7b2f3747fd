import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { checkReferences } from '../../shared/playground/references/check-references.ts'
import { hasReferences } from '../../shared/playground/references/parse-references.ts'
import type { Placeholder } from '../../shared/playground/references/placeholders.ts'
import { AppError } from '../site/app-error.ts'
import { listStoredFacts } from './list-facts.ts'

/** While a text that refers to facts is saved, none of them can be deleted, and the other way around. */
export const lockReferences = (trx: Transaction): Promise<void> => lockFor(trx, 'fact-references')

/**
 * Refuses texts in which visitors couldn't read every sentence: a reference that leads nowhere or back to its own text,
 * or a condition without its end.
 *
 * @param texts - what is to be saved, by field
 * @param own - the fact they belong to, as it will be saved; without one they belong to none
 * @param placeholders - those that each text has to have
 * @throws AppError `invalid` with what's wrong beside each field
 */
export async function requireSoundReferences(trx: Transaction, texts: Readonly<Record<string, string | undefined>>, own?: StoredFact, placeholders: readonly Placeholder[] = []): Promise<void> {
  const written = Object.entries(texts).flatMap(([field, text]) => (text !== undefined && (hasReferences(text) || placeholders.length > 0) ? [{ field, text }] : []))
  if (written.length === 0) return
  await lockReferences(trx)
  const facts = Object.fromEntries((await listStoredFacts(trx)).map((fact) => [fact.key, fact.key === own?.key ? { ...fact, ...own } : fact]))
  const errors: FieldErrors = {}
  for (const { field, text } of written) {
    const complaints = checkReferences(text, facts, own && `${own.key}.${field}`, placeholders)
    if (complaints.length > 0) errors[field] = complaints
  }
  const [first] = Object.values(errors).flat()
  if (first) throw new AppError('invalid', first, { errors })
}

type StoredFact = Awaited<ReturnType<typeof listStoredFacts>>[number]
