import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { anOutboxOfEveryEmail } from '../../../../tests/support/emails/every-email.ts'
import { outboxEmails } from '../../../../tests/support/emails/outbox.ts'
import { engineOf } from '../../../db/connection.ts'
import { migrate } from '../../../db/migrate.ts'
import { rename, type Renames, RENAMES } from '../../../db/migrations/0020-field-names.ts'
import type { Site } from '../../site/site.ts'
import { deliverMail } from '../deliver-mail.ts'
import type { OutgoingEmail } from '../try-email.ts'

const SITE = 'http://on-joue.test'

/** The data of each email there was before the outbox held ids, as it was stored then. */
const OLD_DATA: Record<string, (email: { link: string; secret: string | null }) => object> = {
  'contact-received': () => ({ name: 'Ana', email: 'ana@example.com', message: 'Is there parking?' }),
  'contact-acknowledged': () => ({ name: 'Ana', message: 'Is there parking?', privateLink: `${SITE}/mine?token=m1.x` }),
  'contact-answered': () => ({ name: 'Ana', answer: 'Yes', message: 'Is there parking?', senderName: '', privateLink: `${SITE}/mine?token=m1.x` }),
  'contact-erased': () => ({ receivedAt: '2026-05-01T12:00:00.000Z' }),
  'question-answered': () => ({ question: 'Which ages?', answer: '2 to 12', link: `${SITE}/visit#ages` }),
  'fact-known': () => ({ question: 'Which ages?', short: '2–12', answer: '2 to 12', link: `${SITE}/visit#ages` }),
  'fact-watch-confirm': ({ link }) => ({ question: 'How much?', link, privateLink: link }),
  'waitlist-confirm': ({ link }) => ({ link, privateLink: link }),
  'waitlist-reminder': ({ link }) => ({ link, privateLink: link }),
  'announcement': ({ link }) => ({ subject: 'We have news', body: 'Soon.', senderName: '', postalAddress: '', unsubscribeLink: link, privateLink: link }),
  'reset-password': ({ link }) => ({ username: 'Maya', link }),
  'confirm-email': ({ link }) => ({ username: 'Maya', link }),
  'authenticator-changed': ({ link }) => ({ username: 'Maya', change: 'code-used', link }),
  'password-changed': ({ link }) => ({ username: 'Maya', link }),
  'role-changed': ({ link }) => ({ username: 'Maya', role: 'member', link }),
  'suspension-lifted': ({ link }) => ({ username: 'Maya', link }),
  'member-suspended': ({ link }) => ({ username: 'Omar', until: 'tomorrow', reason: 'Advertising.', link }),
  'erasure-asked': ({ link }) => ({ username: 'Ines', day: 'May 8', link }),
  'forum-reply': ({ link }) => ({ username: 'Maya', author: 'Rosa', kind: 'topic-reply', title: 'Nap times', excerpt: 'At one.', link, unsubscribeLink: link }),
  'member-warned': ({ link }) => ({ username: 'Maya', title: 'Nap times', words: 'Be kinder.', link }),
}

const turnedAround = (names: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(names).map(([from, to]) => [to, from]))
/** From today's names back to those the outbox had then. */
const OLD_NAMES: Renames = {
  tables: turnedAround(RENAMES.tables),
  columns: Object.fromEntries(Object.entries(RENAMES.columns).map(([table, names]) => [turnedAround(RENAMES.tables)[table] ?? table, turnedAround(names)])),
  indexes: turnedAround(RENAMES.indexes),
}

/** An outbox of every email there was then. */
async function anOutboxOfOldEmails() {
  const forum = await anOutboxOfEveryEmail()
  await forum.site.db.deleteFrom('outbox').where('template', 'not in', Object.keys(OLD_DATA)).execute()
  return forum
}

/** Writes the outbox as the version before did, with its columns. */
async function writeAsBefore({ db }: Site, emails: Awaited<ReturnType<typeof outboxEmails>>): Promise<void> {
  await rename(db as unknown as Kysely<unknown>, engineOf(db), OLD_NAMES)
  await sql`alter table outbox add column headers text`.execute(db)
  for (const { id, template, link, secret, headers } of emails) {
    const data = JSON.stringify(OLD_DATA[template]?.({ link, secret }))
    const head = headers?.inReplyTo ? JSON.stringify({ inReplyTo: headers.inReplyTo }) : null
    await sql`update outbox set data = ${data}, headers = ${head} where id = ${id}`.execute(db)
  }
  for (const column of ['secret', 'scheduled_at']) await sql`alter table outbox drop column ${sql.ref(column)}`.execute(db)
  await sql`delete from migration where name >= '0018' and name < '0021'`.execute(db)
}

async function deliver(site: Site): Promise<OutgoingEmail[]> {
  const sent: OutgoingEmail[] = []
  await deliverMail(site, async (email) => {
    sent.push(email)
    return { sent: true }
  })
  return sent.toSorted((a, b) => a.messageId.localeCompare(b.messageId))
}

const written = ({ template, recipient, subject, text, html, headers }: OutgoingEmail) => ({ template, recipient, subject, text, html, headers: JSON.stringify(headers) })

describe('an outbox that the version before has written', () => {
  it('is delivered after the upgrade: each email with the words and links it would have had', async () => {
    const { site } = await anOutboxOfOldEmails()
    const before = await outboxEmails(site)
    await writeAsBefore(site, before)

    expect(await migrate(site.db)).toContain('0018-outbox-ids')

    const sent = await deliver(site)
    expect(sent.map(({ template }) => template).toSorted()).toEqual(Object.keys(OLD_DATA).toSorted())
    const asBefore = before.toSorted((a, b) => a.messageId.localeCompare(b.messageId)).map(({ headers = {}, ...email }) => written({ ...email, headers }))
    expect(sent.map(written)).toEqual(asBefore)
  })

  it('shows what was sent before, and says so where its rows are gone', async () => {
    const { site, clock } = await anOutboxOfOldEmails()
    const before = await outboxEmails(site)
    await site.db.updateTable('outbox').set({ sentAt: clock.now() }).execute()
    await site.db.deleteFrom('contactMessage').execute()
    await site.db.deleteFrom('emailLink').execute()
    await writeAsBefore(site, before.map((email) => ({ ...email, link: email.link.replace(/token=.*/, 'token=forgotten') })))

    await migrate(site.db)

    const after = await outboxEmails(site)
    const shown = (template: string) => after.find((email) => email.template === template)?.text
    expect(shown('forum-reply')).toContain('> At one.')
    expect(shown('reset-password')).toContain('/forum/reset-password?token=hidden')
    expect(shown('contact-received')).toBe('')
    expect(await deliver(site)).toEqual([])
  })
})
