import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { anEmptyPlace } from '../../../tests/support/a-database.ts'
import { NOON } from '../../../tests/support/a-site.ts'
import { openDatabase } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'
import { TEXTS } from '../../db/migrations/0057-what-is-not-offered.ts'
import { TEXTS as REWORDED } from '../../db/migrations/0062-no-empty-list.ts'
import { MIGRATIONS } from '../../db/migrations.ts'
import { FactForm } from '../../shared/playground/fact-schemas.ts'
import { FIRST_FACTS } from './first-facts.ts'

it('shipped texts take today’s words where the owner hadn’t written her own, which stay', async () => {
  const db = openDatabase(await anEmptyPlace())
  onTestFinished(() => db.destroy())
  await migrate(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0057')))
  for (const [position, [key, part, before]] of TEXTS.entries()) {
    const texts = { short: 'Her own', answer: 'Her own.', [part]: before }
    await sql`insert into fact (key, label, question, short, answer, state, link, words, position, created_at)
      values (${key}, 'Label', 'Question?', ${texts.short}, ${texts.answer}, 'known', '/', '', ${position}, ${NOON})
      on conflict (key) do update set ${sql.ref(part)} = ${before}`.execute(db)
  }
  await sql`update fact set answer = 'We have a café.' where key = 'overview'`.execute(db)

  await migrate(db)

  const facts = await db.selectFrom('fact').select(['key', 'short', 'answer']).execute()
  for (const [key, part, , reworded] of TEXTS.filter(([key, part]) => key !== 'overview' || part !== 'answer')) {
    const after = REWORDED.find(([, , before]) => before === reworded)?.[3] ?? reworded
    expect(facts.find((fact) => fact.key === key)?.[part], key).toBe(after)
    expect(FIRST_FACTS.find((fact) => fact.key === key)?.[part], key).toBe(after)
  }
  expect(facts.find(({ key }) => key === 'overview')?.answer).toBe('We have a café.')
  expect(facts.find(({ key }) => key === 'safety')?.short).toBe('Her own')
})

it.each(FIRST_FACTS)('the owner can save the shipped fact $key as it is', (fact) => {
  expect(FactForm.safeParse({ ...fact, version: 0 }).error?.issues).toBeUndefined()
})
