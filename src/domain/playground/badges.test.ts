import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { anEmptyPlace } from '../../../tests/support/a-database.ts'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { NOON } from '../../../tests/support/a-site.ts'
import { openDatabase } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'
import { MIGRATIONS } from '../../db/migrations.ts'
import { badgeOf } from '../../shared/playground/badges.ts'
import { after, DAY_MS } from '../../shared/time/instant.ts'
import { addFact } from './add-fact.ts'
import { changeFact, checkFact, restoreFact } from './change-fact.ts'
import { getOfficeFact } from './list-office-facts.ts'

async function aSite() {
  const forum = await aForum()
  const { site, clock } = forum
  const rosa = as(forum.rosa)
  const read = (key = 'ages') => getOfficeFact(site, rosa, key)
  const badge = async (key?: string) => badgeOf((await read(key)).fact)
  const checkedAt = async (key?: string) => (await read(key)).fact.checkedAt
  const change = (texts: Parameters<typeof changeFact>[3]) => changeFact(site, rosa, 'ages', texts)
  const check = (options?: Parameters<typeof checkFact>[3]) => checkFact(site, rosa, 'ages', options)
  return { site, clock, rosa, read, badge, checkedAt, change, check }
}

describe('the badge of a fact', () => {
  it('is Planned for what came with the product, Being decided while that’s so, and none for what this website does', async () => {
    const { badge } = await aSite()

    expect(await badge('feature.pods')).toBe('planned')
    expect(await badge('pricing')).toBe('being-decided')
    expect(await badge('forum')).toBeNull()
  })

  it.each(['name', 'mission', 'founder', 'values', 'why', 'badge.inclusivity'])('is none for what’s so today and no plan, until the owner announces it: %s', async (key) => {
    const { site, rosa, badge } = await aSite()
    expect(await badge(key)).toBeNull()

    await checkFact(site, rosa, key)

    expect(await badge(key)).toBe('announced')
  })

  it('is Announced once the owner has saved the fact or answered a question with it, and Not offered when she says no', async () => {
    const { site, clock, rosa, badge, change } = await aSite()
    const texts = { key: 'asked.1', label: 'Ball pit', question: 'Is there a ball pit?', answer: 'Yes.', words: '' }
    await site.db.transaction().execute((trx) => addFact(trx, { actorId: rosa.id, now: clock.now(), ...texts }))

    await change({ words: 'age' })
    await changeFact(site, rosa, 'wifi', { state: 'no' })
    await changeFact(site, null, 'pricing', { short: 'From $12', state: 'known' })

    expect([await badge('ages'), await badge('asked.1'), await badge('wifi'), await badge('pricing')]).toEqual([
      'announced', 'announced', 'not-offered', 'announced',
    ])
  })

  it('is Announced once the owner has checked what came with the product', async () => {
    const { badge, check } = await aSite()

    await check()

    expect(await badge()).toBe('announced')
  })

  it('stays Planned through checks and changes from the day the owner calls it a plan, until she announces it', async () => {
    const { badge, change, check } = await aSite()

    await check({ standing: 'planned' })
    await check()
    await change({ answer: 'On Joue is planned for ages 2 to 12.' })
    expect(await badge()).toBe('planned')

    await change({ standing: 'announced' })
    expect(await badge()).toBe('announced')
  })

  it('comes back with an earlier version', async () => {
    const { site, rosa, read, badge, change } = await aSite()
    await change({ short: '3–10' })
    const { fact, changes } = await read()

    await restoreFact(site, rosa, 'ages', changes[0]?.id ?? 0, { version: fact.version })

    expect(await badge()).toBe('planned')
  })
})

describe('“Checked on”', () => {
  it('is there once someone has said that the fact is still true, and names that moment', async () => {
    const { clock, checkedAt, check } = await aSite()
    expect(await checkedAt()).toBeNull()
    clock.pass(DAY_MS)

    await check()

    expect(await checkedAt()).toBe(after(NOON, DAY_MS))
  })

  it.each([
    ['question', 'Which ages?'], ['short', '3–10'], ['answer', 'For ages 3 to 10.'], ['label', 'Age'], ['state', 'no'],
  ] as const)('goes with another %s: no one has checked that', async (field, value) => {
    const { checkedAt, change, check } = await aSite()
    await check()

    await change({ [field]: value })

    expect(await checkedAt()).toBeNull()
  })

  it('stays when only the badge, the link, or what’s searched changes', async () => {
    const { checkedAt, change, check } = await aSite()
    await check()

    await change({ standing: 'planned', link: '/visit', words: 'age' })

    expect(await checkedAt()).toBe(NOON)
  })

  it('is refused for a version that the owner hasn’t seen', async () => {
    const { checkedAt, change, check } = await aSite()
    await change({ short: '3–10' })

    await expect(check({ version: 0 })).rejects.toMatchObject({ code: 'conflict' })
    expect(await checkedAt()).toBeNull()
  })
})

describe('a database from before badges', () => {
  /** Facts with what was done to them, each act a day after the one before. */
  const FACTS = [
    ['never-touched', 'known', []],
    ['saved', 'known', ['fact.change']],
    ['checked', 'known', ['fact.check']],
    ['saved-and-checked', 'known', ['fact.change', 'fact.check']],
    ['checked-and-saved', 'known', ['fact.check', 'fact.change']],
    ['asked.1', 'known', []],
    ['forum', 'known', []],
    ['open', 'not-decided', []],
  ] as const

  async function anOldDatabase() {
    const db = openDatabase(await anEmptyPlace())
    onTestFinished(() => db.destroy())
    const names = Object.entries(MIGRATIONS).filter(([name]) => name < '0021')
    await migrate(db, Object.fromEntries(names))
    for (const [position, [key, state, acts]] of FACTS.entries()) {
      await sql`insert into fact (key, label, question, short, answer, state, link, words, position, checked_at, created_at)
        values (${key}, 'Label', 'Question?', 'Short', 'Answer.', ${state}, '/', '', ${position}, ${after(NOON, acts.length * DAY_MS)}, ${NOON})`.execute(db)
      for (const [at, kind] of acts.entries()) {
        const createdAt = after(NOON, (at + 1) * DAY_MS)
        await sql`insert into office_act (kind, subject, detail, created_at) values (${kind}, ${`fact:${key}`}, '', ${createdAt})`.execute(db)
        if (kind === 'fact.change') {
          await sql`insert into fact_change (fact_id, label, question, short, answer, state, link, words, created_at)
            select id, label, question, 'Before', answer, state, link, words, ${createdAt} from fact where key = ${key}`.execute(db)
        }
      }
    }
    return db
  }

  it('keeps only dates on which someone checked the text as it is, and calls Planned only what no one has touched', async () => {
    const db = await anOldDatabase()

    await migrate(db)

    const rows = await db.selectFrom('fact').select(['key', 'standing', 'checkedAt']).orderBy('position').execute()
    expect(rows.map(({ key, standing, checkedAt }) => [key, standing, checkedAt])).toEqual([
      ['never-touched', 'planned', null],
      ['saved', 'announced', null],
      ['checked', 'announced', after(NOON, DAY_MS)],
      ['saved-and-checked', 'announced', after(NOON, 2 * DAY_MS)],
      ['checked-and-saved', 'announced', null],
      ['asked.1', 'announced', null],
      ['forum', 'announced', null],
      ['open', 'announced', null],
    ])
  })

  it('takes the first words of a fact for those of the product', async () => {
    const db = await anOldDatabase()

    await migrate(db)

    expect(await db.selectFrom('factChange').select(['short', 'standing']).execute()).toEqual(
      Array.from({ length: 3 }, () => ({ short: 'Before', standing: 'planned' })),
    )
  })
})
