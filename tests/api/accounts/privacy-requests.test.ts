import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { deliverMail } from '../../../src/domain/emails/deliver-mail.ts'
import type { SendMail } from '../../../src/domain/emails/try-email.ts'
import { processWaitlist } from '../../../src/domain/waitlist/process-waitlist.ts'
import type { StoredDataView } from '../../../src/shared/privacy/privacy-requests.ts'
import { DAY_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { anApp, OWNER_EMAIL } from '../../support/a-site.ts'
import { dueEmails, outboxEmails, tokenIn } from '../../support/emails/outbox.ts'

type App = Awaited<ReturnType<typeof anApp>>
const FROM_MAYA = { name: 'Maya', email: 'maya@example.com', message: 'Will there be a quiet corner?' }
const takes: SendMail = async () => ({ sent: true })

/** The private link in the newest email of a kind. */
async function privateLinkIn({ site }: App, template: string): Promise<string> {
  return (await outboxEmails(site, template)).at(-1)?.privateLink ?? ''
}
const confirmationIn = async ({ site }: App, email: string) =>
  tokenIn((await outboxEmails(site)).findLast(({ recipient }) => recipient === email)?.link ?? '')

async function aMessage(options: Parameters<typeof anApp>[0] = {}) {
  const app = await anApp(options)
  await app.post('/api/contact', FROM_MAYA)
  const link = await privateLinkIn(app, 'contact-acknowledged')
  return { ...app, link, ...callsOf(app, link) }
}

async function anEntry() {
  const app = await anApp()
  await app.post('/api/waitlist', { email: 'omar@example.com' })
  const link = await privateLinkIn(app, 'waitlist-confirm')
  return { ...app, link, ...callsOf(app, link) }
}

function callsOf(app: App, link: string) {
  const at = (what: string) => `/api/mine${what}${new URL(link).search}`
  const see = async () => ((await (await app.ask(at(''))).json()) as { mine: StoredDataView }).mine
  const put = (what: string, values: object) => app.post(at(what), values, { method: 'PUT' })
  const erase = () => app.ask(at(''), { method: 'DELETE' })
  const seen = async () => (await app.ask(at(''))).status
  return { see, put, erase, seen }
}

describe('the private link of a contact message', () => {
  it('shows what is held, from where, and how long', async () => {
    const { see } = await aMessage()

    expect(await see()).toEqual({
      kind: 'message',
      ...FROM_MAYA,
      source: 'api',
      createdAt: '2026-05-01T12:00:00.000Z',
      answeredAt: null,
      correctedAt: null,
      answers: [],
      keptUntil: '2027-05-01T12:00:00.000Z',
    })
  })

  it('corrects name and message, by the rules of the form', async () => {
    const { put, see, clock } = await aMessage()
    clock.pass(MINUTE_MS)

    const refused = await put('/message', { ...FROM_MAYA, name: 'M', message: 'Short' })
    const done = await put('/message', { ...FROM_MAYA, name: 'Maya L.', message: 'Will there be two quiet corners?' })

    expect(refused.status).toBe(400)
    expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['name', 'message'])
    expect(done.status).toBe(200)
    expect(await see()).toMatchObject({ name: 'Maya L.', message: 'Will there be two quiet corners?', correctedAt: clock.now() })
  })

  it('sends a copy to a new address, within the limit of the form', async () => {
    const { put, site } = await aMessage()
    const statuses: number[] = []
    for (let n = 1; n <= 5; n += 1) statuses.push((await put('/message', { ...FROM_MAYA, email: `maya${n}@example.com` })).status)

    expect(statuses).toEqual([200, 200, 200, 200, 429])
    const mails = await site.db.selectFrom('outbox').select('recipient').where('template', '=', 'contact-acknowledged').orderBy('id').execute()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['maya@example.com', ...[1, 2, 3, 4].map((n) => `maya${n}@example.com`)])
  })

  it('deletes it at once with all email about it, twice if need be, and then shows nothing', async () => {
    const { erase, seen, site } = await aMessage()

    const statuses = [(await erase()).status, (await erase()).status]

    expect(statuses).toEqual([200, 200])
    expect(await seen()).toBe(404)
    expect(await site.db.selectFrom('contactMessage').selectAll().execute()).toEqual([])
    expect(await site.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('asks the owner to delete the email she got, without repeating it', async () => {
    const { erase, site } = await aMessage()
    await deliverMail(site, takes)
    const emails = await site.db.selectFrom('outbox').select('messageId').where('template', '=', 'contact-received').executeTakeFirstOrThrow()

    await erase()

    const mails = await outboxEmails(site)
    expect(mails).toMatchObject([{ template: 'contact-erased', recipient: OWNER_EMAIL, headers: { inReplyTo: emails.messageId }, isDue: true }])
    expect(JSON.stringify(mails)).not.toMatch(/maya|quiet/i)
  })
})

describe('the private link of a waitlist entry', () => {
  it('moves it to another address, once that one’s owner has said yes', async () => {
    const app = await anEntry()

    const done = await app.put('/email', { email: 'omar@example.org' })
    expect(done.status).toBe(200)
    expect(await app.see()).toMatchObject({ email: 'omar@example.com', newEmail: 'omar@example.org', confirmedAt: null })
    await app.post('/api/waitlist/confirm', { token: await confirmationIn(app, 'omar@example.org') })

    expect(await app.see()).toMatchObject({ email: 'omar@example.org', newEmail: null, confirmedAt: app.clock.now() })
  })

  it('is not emailed to an address whose owner has not said yes', async () => {
    const app = await anEntry()

    await app.put('/email', { email: 'stranger@example.com' })

    const [toOwner, toStranger] = await dueEmails(app.site)
    expect(toOwner?.html).toContain('/mine?token=')
    expect(toStranger).toMatchObject({ recipient: 'stranger@example.com', unsubscribeLink: '' })
    expect(toStranger?.html).toContain('/waitlist/confirm?token=')
    expect(toStranger?.html).not.toContain('/mine')
  })

  it('sends no question any more whose link would lead nowhere: to a former address, or to one that was wanted before', async () => {
    const app = await anEntry()
    await deliverMail(app.site, takes)
    app.clock.pass(3 * DAY_MS)
    await processWaitlist(app.site) // a reminder waits
    const waiting = async () =>
      (await dueEmails(app.site)).map(({ template, recipient }) => `${template} ${recipient}`)

    await app.put('/email', { email: 'omra@example.org' })
    await app.put('/email', { email: 'omar@example.org' })
    expect(await waiting()).toEqual(['waitlist-reminder omar@example.com', 'waitlist-confirm omar@example.org'])
    await app.post('/api/waitlist/confirm', { token: await confirmationIn(app, 'omar@example.org') })

    expect(await waiting()).toEqual([])
  })

  it('gives a new address 14 days to say yes, though the one before has said nothing for as long', async () => {
    const app = await anEntry()
    const pass = async (days: number) => {
      await deliverMail(app.site, takes)
      app.clock.pass(days * DAY_MS)
      await processWaitlist(app.site)
    }
    await pass(13)
    await app.put('/email', { email: 'omar@example.org' })
    const token = await confirmationIn(app, 'omar@example.org')

    await pass(13)
    const confirmed = await app.post('/api/waitlist/confirm', { token })

    expect(confirmed.status).toBe(200)
    expect(await app.see()).toMatchObject({ email: 'omar@example.org' })
  })

  it('is forgotten when the new address has said nothing for 14 days either', async () => {
    const app = await anEntry()
    await app.put('/email', { email: 'omar@example.org' })
    await deliverMail(app.site, takes)

    for (const days of [14, 1]) {
      app.clock.pass(days * DAY_MS)
      await processWaitlist(app.site)
    }

    expect(await app.seen()).toBe(404)
  })

  it('shows nowhere that the other address is on the list already, and joins the two', async () => {
    const app = await anEntry()
    await app.post('/api/waitlist', { email: 'noor@example.com' })
    app.clock.pass(10 * MINUTE_MS)

    const answers = [await app.put('/email', { email: 'noor@example.com' }), await app.put('/email', { email: 'free@example.com' })]
    await app.put('/email', { email: 'noor@example.com' })
    app.clock.pass(10 * MINUTE_MS)
    await processWaitlist(app.site) // what had to wait for its turn is emailed now

    expect(await answers[0]?.text()).toBe(await answers[1]?.text())
    expect(await app.see()).toMatchObject({ email: 'omar@example.com', newEmail: 'noor@example.com' })
    await app.post('/api/waitlist/confirm', { token: await confirmationIn(app, 'noor@example.com') })
    const entries = await app.site.db.selectFrom('waitlistEntry').select(['email', 'confirmedAt']).execute()
    expect(entries).toEqual([{ email: 'noor@example.com', confirmedAt: app.clock.now() }])
    expect(await app.seen()).toBe(404)
  })

  it('deletes it', async () => {
    const { erase, seen, site } = await anEntry()

    expect((await erase()).status).toBe(200)

    expect(await seen()).toBe(404)
    expect(await site.db.selectFrom('waitlistEntry').selectAll().execute()).toEqual([])
    expect(await site.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('is no way to a message, nor the other way round', async () => {
    const entry = await anEntry()
    const message = await aMessage()

    expect((await entry.put('/message', FROM_MAYA)).status).toBe(404)
    expect((await message.put('/email', { email: 'x@example.com' })).status).toBe(404)
    const token = (new URL(entry.link).searchParams.get('token') ?? '').replace('w', 'm')
    expect((await message.ask(`/api/mine?token=${token}`)).status).toBe(404)
  })
})

describe('the page behind a private link', () => {
  it('is kept nowhere, indexed nowhere, and tells its address to no one', async () => {
    const { ask, link } = await aMessage()

    for (const answer of [await ask(link), await ask(link)]) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      expect(answer.headers.get('etag')).toBeNull()
      const page = await answer.text()
      expect(page).toContain('<meta name="robots" content="noindex">')
      expect(page).toContain('Will there be a quiet corner?')
      expect(page).not.toContain(new URL(link).searchParams.get('token'))
    }
  })

  it('is a 404 for a wrong link, and holds out no longer than twenty guesses', async () => {
    const { ask } = await aMessage()

    const wrong = await ask(`/mine?token=m1.${'x'.repeat(43)}`)

    expect(wrong.status).toBe(404)
    expect(await wrong.text()).toContain('This link doesn’t work')
    for (let n = 2; n <= 20; n += 1) await ask(`/api/mine?token=m1.${'x'.repeat(43)}`)
    expect((await ask('/api/mine?token=')).status).toBe(429)
  })

  it('corrects and deletes without scripts', async () => {
    const { postForm, link, see, seen, follow } = await aMessage()

    const refused = await postForm(link, { form: 'correct-message', ...FROM_MAYA, name: 'M' })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Name must be at least 2 characters')
    const corrected = await postForm(link, { form: 'correct-message', ...FROM_MAYA, name: 'Maya L.' })
    expect(corrected.headers.get('location')).toBe(`/mine${new URL(link).search}&sent=correct-message`)
    expect(await see()).toMatchObject({ name: 'Maya L.' })
    const erased = await postForm(link, { form: 'erase' })

    expect(erased.headers.get('location')).toBe('/mine?sent=erase')
    expect(await (await follow(erased)).text()).toContain('We deleted it from this website.')
    expect(await seen()).toBe(404)
  })

  it('leaves no token in the log', async () => {
    const lines: string[] = []
    const log = pino(new Writable({ write: (line: Buffer, _, done) => (lines.push(line.toString()), done()) }))
    const { ask, postForm, link, put } = await aMessage({ log })
    const token = new URL(link).searchParams.get('token') ?? ''

    await ask(link)
    await ask(`/mine/${token}`)
    await put('/message', FROM_MAYA)
    await postForm(link, { form: 'erase' })
    await ask(link)

    expect(lines).toHaveLength(6)
    expect(lines.join('')).not.toContain(token)
  })
})
