import type { Site } from '../site/site.ts'
import { FIRST_FACTS } from './first-facts.ts'

/** Adds the facts that are missing; those that are there keep whatever the owner made of them. */
export async function seedFacts({ db, clock }: Pick<Site, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const rows = FIRST_FACTS.map((fact, index) => ({ ...fact, position: index + 1, checkedAt: null, createdAt: now }))
  await db
    .insertInto('fact')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
