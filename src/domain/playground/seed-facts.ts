import type { Database } from '../../db/connection.ts'
import { OPENING_KEY } from '../../shared/playground/opening.ts'
import type { Site } from '../site/site.ts'
import { openingFromWords } from './change-opening.ts'
import { FIRST_FACTS } from './first-facts.ts'
import { listStoredFacts } from './list-facts.ts'

/** Adds the facts that are missing; those that are there keep whatever the owner made of them. */
export async function seedFacts({ db, clock }: Pick<Site, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const rows = FIRST_FACTS.map((fact, index) => ({ ...fact, position: index + 1, checkedAt: null, createdAt: now }))
  await db
    .insertInto('fact')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await seedOpening(db)
  await refreshPrivacy(db)
}

/** What this website keeps is told from its own tables, and so it's never older than they are, until the owner words it herself. */
async function refreshPrivacy(db: Database): Promise<void> {
  const { short, answer } = FIRST_FACTS.find(({ key }) => key === PRIVACY_KEY) ?? {}
  await db
    .updateTable('fact')
    .set({ short, answer })
    .where('key', '=', PRIVACY_KEY)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('factChange').select('id').whereRef('factChange.factId', '=', 'fact.id'))))
    .execute()
}
const PRIVACY_KEY = 'website-privacy'

/** Gives facts from before there was a record of the opening the one that their words tell. */
async function seedOpening(db: Database): Promise<void> {
  const facts = await listStoredFacts(db)
  if (facts.some(({ key, opening }) => key === OPENING_KEY && opening !== '')) return
  await db.updateTable('fact').set(openingFromWords(facts)).where('key', '=', OPENING_KEY).where('opening', '=', '').execute()
}
