import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../../src/db/connection.ts'
import { migrate } from '../../../src/db/migrate.ts'
import { RENAMES, type Renames } from '../../../src/db/migrations/0020-field-names.ts'
import { TEXTS } from '../../../src/db/migrations/0021-references.ts'
import { TEXTS as LATER_TEXTS } from '../../../src/db/migrations/0054-once-its-open.ts'
import { TEXTS as NOT_OFFERED_TEXTS } from '../../../src/db/migrations/0057-what-is-not-offered.ts'
import { TEXTS as LIST_TEXTS } from '../../../src/db/migrations/0062-no-empty-list.ts'
import { deliverMail } from '../../../src/domain/emails/deliver-mail.ts'
import type { OutgoingEmail } from '../../../src/domain/emails/try-email.ts'
import { FIRST_FACTS } from '../../../src/domain/playground/first-facts.ts'
import { listFacts } from '../../../src/domain/playground/list-facts.ts'
import { countRows } from '../../../src/server/backup/manifest.ts'
import { fillReferences } from '../../../src/shared/playground/references/fill-references.ts'
import { HOUR_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { ENGINE } from '../../support/a-database.ts'
import { anApp, NOON } from '../../support/a-site.ts'
import { codeAt, halfLoggedIn, sendCode } from '../../support/authenticators.ts'
import { loggedIn, PASSWORD } from '../../support/members.ts'
import { anOldPlace, copyUploads, isData, oldRows, recorded, type Row } from '../../support/old-data-folder/old-data-folder.ts'

const { tables, columns }: Renames = RENAMES
const nameNow = (table: string): string => tables[table] ?? table

/** What migrations rewrote: other tests are about that. */
const REWRITTEN: Readonly<Record<string, readonly string[]>> = {
  fact: ['checked_at', 'label', 'question', 'short', 'answer', 'words'],
  moderation_act: ['detail'],
  office_act: ['detail'],
  outbox: ['data', 'headers', 'scheduled_at', 'secret'],
}

const isCompared = (table: string, column: string) => !REWRITTEN[table]?.includes(column) && isData(table, column)

/** Rows as text, each by its columns' names of today, in an order that doesn't depend on the engine. */
function asText(table: string, rows: readonly Row[], named: (column: string) => string): string[] {
  const texts = rows.map((row) => {
    const cells = Object.entries(row).map(([column, value]) => [named(column), value] as const)
    return JSON.stringify(cells.filter(([column]) => isCompared(table, column)).toSorted(([a], [b]) => a.localeCompare(b)))
  })
  return texts.toSorted()
}

async function rowsNow(db: Database, table: string): Promise<Row[]> {
  const all = ENGINE === 'sqlite' && table === 'post_search' ? sql`rowid, *` : sql`*`
  return (await sql<Row>`select ${all} from ${sql.table(table)}`.execute(db.withoutPlugins())).rows
}

async function anUpgradedDatabase(): Promise<Database> {
  const db = openDatabase(await anOldPlace())
  onTestFinished(() => db.destroy())
  await migrate(db)
  return db
}

/** Everything in the schema that has a name, with its text where the engine keeps one. */
async function schemaOf(db: Database): Promise<string> {
  const { rows } = await (ENGINE === 'sqlite'
    ? sql`select name, tbl_name, sql from sqlite_master`
    : sql`select relname, relkind, '' from pg_class where relnamespace = 'public'::regnamespace
        union all select conname, contype, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
        union all select attname, 'a', '' from pg_attribute join pg_class on pg_class.oid = attrelid and relnamespace = 'public'::regnamespace and relkind = 'r'
        union all select '', 'i', indexdef from pg_indexes where schemaname = 'public'`
  ).execute(db)
  return JSON.stringify(rows)
}

describe('a data folder of the version before tables and columns were renamed', () => {
  it('has every row of every table after the upgrade, under the new names', async () => {
    const before = oldRows()
    const db = await anUpgradedDatabase()

    expect(Object.keys(await countRows(db))).toEqual(expect.arrayContaining([...before.keys()].map(nameNow)))
    for (const [old, rows] of before) {
      if (old === 'migration') continue
      const table = nameNow(old)
      expect(rows.length, `${old} had rows`).toBeGreaterThan(0)
      const expected = asText(table, rows, (column) => columns[table]?.[column] ?? column)
      const known = new Set(Object.keys(rows[0] ?? {}).map((column) => columns[table]?.[column] ?? column))
      const rowsOfThen = (await rowsNow(db, table)).map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => known.has(column))))
      expect(asText(table, rowsOfThen, (column) => column), table).toEqual(expected)
    }
  })

  it('is sound after the upgrade, and says none of the old names anymore', async () => {
    const db = await anUpgradedDatabase()

    if (ENGINE === 'sqlite') {
      expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrityCheck: 'ok' }])
      expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
    }
    const old = [...Object.keys(tables), ...Object.values(columns).flatMap(Object.keys), ...Object.keys(RENAMES.indexes)]
    const schema = await schemaOf(db)
    expect(schema).toContain('email_link')
    expect(old.filter((name) => new RegExp(String.raw`(?<![a-z])${name}(?![a-z])`).test(schema))).toEqual([])
  })
})

/** Dates that the site set by itself, which no one had checked. */
const NEVER_SO: readonly string[] = ['checkedAt', 'unchecked']

/** Where the site was then. The sample members that were logged in count only on a loopback address today. */
const [OLD_ADDRESS, ADDRESS] = ['http://on-joue.test', 'http://localhost']

const FIRST_STORED = Object.fromEntries(FIRST_FACTS.map((fact) => [fact.key, fact]))
/** What this website keeps is written again at each start. */
const PRIVACY = [
  ['website-privacy', 'short', 'Only what you send', FIRST_STORED['website-privacy']?.short ?? ''],
  [
    'website-privacy',
    'answer',
    'Only what you send us: a contact message or a waitlist address. We never ask for a child’s name, birth date, school or photo, and we sell nothing to anyone.',
    FIRST_STORED['website-privacy']?.answer ?? '',
  ],
] as const
/** Texts that came with the product, by what they said then, as they're stored and read today. */
const REWORDED = Map.groupBy([...TEXTS, ...PRIVACY], ([, , before]) => before)
/** Those of them that were reworded again, some more than once. */
const REWORDED_AGAIN = new Map([...LATER_TEXTS, ...NOT_OFFERED_TEXTS, ...LIST_TEXTS].map(([, , before, after]) => [before, after]))

/** A text and what it was reworded to, one after the other. */
function rewordings(text: string): string[] {
  const next = REWORDED_AGAIN.get(text)
  return next === undefined ? [text] : [text, ...rewordings(next)]
}

/** What an answer of then has to say today. It may say more, and has today's words where the owner hadn't written her own. */
function stillSaid(answer: unknown): unknown {
  if (typeof answer === 'string') {
    const texts = [answer, ...(REWORDED.get(answer) ?? []).map(([, , , after]) => after)].flatMap(rewordings)
    return texts.length > 1 ? expect.toBeOneOf(texts.flatMap((now) => [now, fillReferences(now, FIRST_STORED)])) : answer.replaceAll(OLD_ADDRESS, ADDRESS)
  }
  if (Array.isArray(answer)) return answer.map(stillSaid)
  if (answer === null || typeof answer !== 'object') return answer
  const said = Object.entries(answer).filter(([name]) => !NEVER_SO.includes(name))
  return expect.objectContaining(Object.fromEntries(said.map(([name, value]) => [name, stillSaid(value)])))
}

/** What the activity log said then, and what it says of the same acts today. */
const LOG_WORDS: readonly [string, string][] = [
  ['downloaded what we hold about', 'downloaded the data of'],
  ['Sender, Reply address', 'Sender name, Reply-to email'],
  ['answered a message', 'replied to a message'],
  ['asked the parents about', 'asked parents about'],
  ['"In short"', '"Short answer"'],
  ['changed the fact', 'edited the fact'],
  ['changed the blog post', 'edited the blog post'],
  ['made a preview link', 'created a preview link'],
  ['began the blog post', 'started the blog post'],
  ['wrote a note beside', 'added a note to'],
  ['until then “', 'was “'],
]

const inTodaysWords = (path: string, answer: unknown): unknown =>
  path.startsWith('/api/office/log')
    ? JSON.parse(LOG_WORDS.reduce((text, [then, today]) => text.replaceAll(then, today), JSON.stringify(answer)))
    : answer

/** A site of today on the old data folder, at the moment it was left, and the browsers that were logged in. */
async function aSiteOnIt() {
  const { now, secrets, ...rest } = recorded()
  const app = await anApp({ place: await anOldPlace(), limitFactor: 1_000, siteUrl: ADDRESS, from: '127.0.0.1' })
  copyUploads(app.dataDir)
  app.clock.pass(Date.parse(now) - Date.parse(NOON))
  const browsers = { visitor: {}, zoe: { cookie: secrets.zoeCookie }, rosa: { cookie: secrets.rosaCookie } }
  return { ...app, ...rest, app, secrets, browsers }
}

describe('a site on a data folder of that version', () => {
  it('answers what it answered, to those who were logged in', async () => {
    const { ask, answers, browsers } = await aSiteOnIt()

    for (const { reader, path, answer } of answers) {
      const today = await ask(path, { headers: browsers[reader] })
      expect([today.status, await today.json()], `${path} to ${reader}`).toEqual([200, stillSaid(inTodaysWords(path, answer))])
    }
  })

  it('lets members log in, by the password and by the app', async () => {
    const { app, secrets } = await aSiteOnIt()

    expect((await loggedIn(app, 'zoe')).answer.status).toBe(200)
    expect((await loggedIn(app, 'maya', 'sample-maya', '127.0.0.1')).answer.status).toBe(200)
    const { headers } = await halfLoggedIn(app, 'vera')
    expect((await sendCode(app, headers, codeAt(app, secrets.veraApp))).status).toBe(200)
  })

  it('opens the links that were emailed', async () => {
    const { app, secrets, post } = await aSiteOnIt()
    const password = 'another secret'

    expect((await post('/api/forum/auth/reset-password', { token: secrets.resetPassword, password, confirmPassword: password })).status).toBe(200)
    expect((await post('/api/waitlist/confirm', { token: secrets.confirmWaitlist })).status).toBe(200)
    expect((await post('/api/facts/watch/confirm', { token: secrets.confirmFact })).status).toBe(200)
    expect((await loggedIn(app, 'zoe', PASSWORD)).answer.status).toBe(401)
    expect((await loggedIn(app, 'zoe', password)).answer.status).toBe(200)
    const { confirmedAt } = await app.site.db.selectFrom('waitlistEntry').select('confirmedAt').where('email', '=', 'eve@example.com').executeTakeFirstOrThrow()
    expect(confirmedAt).toBe(app.clock.now())
  })

  it('sends the emails that waited, each once, with the links they would have had', async () => {
    const { site, clock, emails, secrets } = await aSiteOnIt()
    const sent: OutgoingEmail[] = []

    for (let waited = 0; waited < HOUR_MS; waited += 5 * MINUTE_MS) {
      clock.pass(5 * MINUTE_MS)
      await deliverMail(site, async (email) => {
        sent.push(email)
        return { sent: true }
      })
    }

    const inOrder = (all: { messageId: string; template: string; recipient: string | null }[]) =>
      all.map(({ messageId, template, recipient }) => `${messageId} ${template} ${recipient}`).toSorted()
    expect(inOrder(sent)).toEqual(inOrder(emails))
    const textOf = (template: string) => sent.find((email) => email.template === template)?.text
    expect(textOf('reset-password')).toContain(secrets.resetPassword)
    expect(textOf('waitlist-confirm')).toContain(secrets.confirmWaitlist)
    expect(textOf('fact-watch-confirm')).toContain(secrets.confirmFact)
  })

  it('shows the uploaded pictures', async () => {
    const { ask } = await aSiteOnIt()

    const { member } = (await (await ask('/api/forum/members/zoe')).json()) as { member: { avatar: string } }

    const picture = await ask(member.avatar)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('keeps the texts the owner wrote, and gives the others today’s words', async () => {
    const { app } = await aSiteOnIt()

    const facts = Object.fromEntries((await listFacts(app.site)).map((fact) => [fact.key, fact]))

    expect(facts.pricing?.short).toBe('Not decided yet, soon')
    expect(facts.parking?.answer).toBe('Parking is not yet announced.')
    expect(facts.announcement?.short).toBe('Coming to Austin, Texas – 2025')
    expect(facts['opening-date']?.opening).toBe('planned 2025')
    const stored = await app.site.db.selectFrom('fact').select(['key', 'short', 'answer']).execute()
    for (const [key, part] of [...NOT_OFFERED_TEXTS, ...LIST_TEXTS]) expect(stored.find((fact) => fact.key === key)?.[part], `${key}.${part}`).toBe(FIRST_STORED[key]?.[part])
  })
})
