import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { anEmptyPlace } from '../../../../tests/support/a-database.ts'
import { type Database, openDatabase } from '../../../db/connection.ts'
import { migrate } from '../../../db/migrate.ts'
import { MIGRATIONS } from '../../../db/migrations.ts'
import type { Actor } from '../../site/site.ts'
import { listLog } from './list-log.ts'
import { parseModerationAct, parseOfficeAct } from './logged-act.ts'

const AT = '2026-05-01T12:00:00.000Z'

/** What the logs stored in words before, by kind, and the sentence the office makes of it today. */
const OFFICE = [
  ['account.authenticator-on', 'member:1', '', 'set up an authenticator app for “Rosa”', ''],
  ['announcement.compose', 'announcement:9', '', 'wrote the announcement', ''],
  ['announcement.remove', 'announcement:9', 'News, and more', 'deleted the announcement', 'News, and more'],
  ['announcement.schedule', 'announcement:9', '2026-11-22T14:12:00.000Z', 'scheduled the announcement', 'November 22, 2026 at 8:12 AM (Austin time)'],
  ['blog.change', 'blog:9', '', 'edited the blog post', ''],
  ['blog.create', 'blog:9', '', 'started the blog post', ''],
  ['blog.publish', 'blog:9', 'short, “state”, words', 'published the blog post', 'short, “state”, words'],
  ['blog.remove', 'blog:9', 'Rainy day play', 'deleted the blog post', 'Rainy day play'],
  ['blog.restore', 'blog:9', 'version 12', 'restored an earlier version of the blog post', ''],
  ['blog.schedule', 'blog:9', '2026-07-01T14:00:00.000Z', 'scheduled the blog post', 'July 1, 2026 at 9:00 AM (Austin time)'],
  ['blog.unpublish', 'blog:9', 'Rainy day play', 'unpublished the blog post', 'Rainy day play'],
  ['category.change', 'category:9', '', 'edited the category', ''],
  ['category.change', 'category:9', 'until then “Naps ” and “rest”', 'edited the category', 'was “Naps ” and “rest”'],
  ['category.reorder', '', '', 'reordered the categories', ''],
  ['fact.add', 'fact:gone', '', 'added the fact', ''],
  ['fact.change', 'fact:gone', 'short, state, words', 'edited the fact', 'Short answer, Status, Search words'],
  ['fact.change', 'fact:gone', '', 'edited the fact', ''],
  ['fact.check', 'fact:gone', '', 'confirmed that the fact is still true', ''],
  ['fact.remove', 'fact:gone', 'Pricing', 'deleted the fact', 'Pricing'],
  ['fact.restore', 'fact:gone', 'answer', 'restored an earlier version of the fact', 'Answer'],
  ['mail.remove', 'mail:9', '', 'deleted the email', ''],
  ['mail.send-again', 'mail:9', '', 'resent the email', ''],
  ['member.appoint', 'member:1', 'from member to moderator', 'changed the role of the member “Rosa”', 'from member to moderator'],
  ['member.export', 'member:1', '', 'downloaded the data of “Rosa”', ''],
  ['member.give-cake', 'member:1', '', 'changed the member “Rosa”', ''],
  ['member.give-cake', 'member:9', 'with {"sugar"}', 'changed the member', 'with {"sugar"}'],
  ['member.suspend', 'member:1', '1 day: Unkind, again:\n“very”', 'suspended the member “Rosa”', '1 day: Unkind, again:\n“very”'],
  ['member.suspend', 'member:1', '30 days: Spam.', 'suspended the member “Rosa”', '30 days: Spam.'],
  ['message.answer', 'message:9', '', 'replied to a message', ''],
  ['question.answer', 'fact:gone', '', 'answered an assistant question with the fact', ''],
  ['question.answer', 'fact:gone', '1 mail', 'answered an assistant question with the fact', '1 email'],
  ['question.answer', 'fact:gone', '3 mails', 'answered an assistant question with the fact', '3 emails'],
  ['report.keep', 'topic:9', '', 'kept a post after a report in', ''],
  ['settings.change', '', 'senderName, postalAddress', 'changed the settings', 'Sender name, Postal address'],
  ['waitlist.export', '', '', 'exported the waitlist', ''],
] as const

const FORUM = [
  ['lock-topic', null, '', 'locked a deleted topic', ''],
  ['rename-topic', null, '12, or “more”', 'renamed a deleted topic', 'was “12, or “more””'],
  ['move-topic', null, '1', 'moved a deleted topic', 'was in Naps'],
  ['move-topic', null, '99', 'moved a deleted topic', 'was in a deleted category'],
  ['edit-post', 3, '', 'edited a post in a deleted topic', ''],
  ['hide-post', 3, '', 'hid a post in a deleted topic', ''],
  ['hide-post', 3, 'reported: child-details', 'hid a post in a deleted topic', 'reported for sharing a child’s details'],
  ['hide-post', 3, 'reported by 3 members', 'hid a post in a deleted topic', 'reported by 3 members'],
  ['stick-post', 3, 'to the wall', 'changed a post in a deleted topic', 'to the wall'],
] as const

/** Written in SQL: tables and columns as they were then. */
async function aDatabaseOfBefore(): Promise<Database> {
  const db = openDatabase(await anEmptyPlace())
  onTestFinished(() => db.destroy())
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < '0019')
  await migrate(db, Object.fromEntries(before))
  await sql`insert into member (id, username, username_key, email, email_key, first_name, last_name, role, created_at, last_seen_at)
    values (1, 'Rosa', 'rosa', 'rosa@example.com', 'rosa@example.com', 'Rosa', 'Example', 'admin', ${AT}, ${AT})`.execute(db)
  await sql`insert into category (id, name, slug, description, look, position, created_at) values (1, 'Naps', 'naps', '', 'heart', 1, ${AT})`.execute(db)
  for (const [kind, subject, detail] of OFFICE) {
    await sql`insert into office_act (actor_id, kind, subject, detail, created_at) values (1, ${kind}, ${subject}, ${detail}, ${AT})`.execute(db)
  }
  for (const [kind, postId, detail] of FORUM) {
    await sql`insert into moderation_act (topic_id, post_id, kind, detail, created_at) values (999, ${postId}, ${kind}, ${detail}, ${AT})`.execute(db)
  }
  return db
}

const rosa: Actor = {
  kind: 'member', network: 'a-network', id: 1, username: 'Rosa', role: 'admin', sessionId: 1, isSuspended: false, isSilenced: false,
  createdAt: AT, passwordCheckedAt: AT, lacksAuthenticator: false,
}

it('shows what was logged before details were JSON in the words of today', async () => {
  const db = await aDatabaseOfBefore()

  await migrate(db)

  const { entries } = await listLog({ db }, rosa)
  const shown = (source: string) => entries.filter(({ id }) => id.startsWith(source)).toReversed()
  expect(shown('office').map(({ text, detail }) => [text, detail])).toEqual(OFFICE.map(([, , , ...words]) => words))
  expect(shown('forum').map(({ text, detail }) => [text, detail])).toEqual(FORUM.map(([, , , ...words]) => words))
  expect(shown('forum').map(({ by }) => by)).toEqual(FORUM.map(([, , detail]) => (detail.startsWith('reported') ? 'The site' : null)))
})

it('reads every former note of a kind that is still written as what its kind notes today', async () => {
  const db = await aDatabaseOfBefore()

  await migrate(db)

  const office = await db.selectFrom('officeAct').select(['kind', 'detail']).execute()
  const forum = await db.selectFrom('moderationAct').select(['kind', 'detail']).execute()
  const unknown = [...office.map(parseOfficeAct), ...forum.map(parseModerationAct)].filter(({ kind }) => kind === 'unknown')
  expect(unknown).toEqual([
    { kind: 'unknown', name: 'member.give-cake', text: '' },
    { kind: 'unknown', name: 'member.give-cake', text: 'with {"sugar"}' },
    { kind: 'unknown', name: 'stick-post', text: 'to the wall' },
  ])
})

it('lets no one change the log after its details were rewritten', async () => {
  const db = await aDatabaseOfBefore()

  await migrate(db)

  for (const table of ['officeAct', 'moderationAct'] as const) {
    await expect(db.updateTable(table).set({ detail: '' }).execute()).rejects.toThrow('The log is never changed.')
    await expect(db.deleteFrom(table).execute()).rejects.toThrow('The log is never changed.')
  }
})
