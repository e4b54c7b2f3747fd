import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { anApp, OWNER_EMAIL } from '../../support/a-site.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'

const message = { name: 'Maya', email: 'maya@example.com', message: 'Will there be a quiet corner?' }

type App = Awaited<ReturnType<typeof anApp>>
const messagesOf = ({ site }: App) => site.db.selectFrom('contactMessage').selectAll().orderBy('id').execute()
const mailsOf = ({ site }: App) => site.db.selectFrom('outbox').selectAll().orderBy('id').execute()

describe('sending a contact message', () => {
  it('keeps it with time and source, and answers with the words of thanks [R024 R175 R236 R251]', async () => {
    const app = await anApp()

    const answer = await app.post('/api/contact', message)

    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ message: "Thanks for reaching out. We'll be in touch soon." })
    expect(await messagesOf(app)).toMatchObject([
      { ...message, source: 'api', createdAt: '2026-05-01T12:00:00.000Z', quarantinedAt: null },
    ])
  })

  it('queues an email to the owner and one to the sender', async () => {
    const app = await anApp()

    await app.post('/api/contact', message)

    const mails = await mailsOf(app)
    expect(mails).toMatchObject([
      { template: 'contact-received', recipient: OWNER_EMAIL, sentAt: null },
      { template: 'contact-acknowledged', recipient: 'maya@example.com', sentAt: null },
    ])
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)
  })

  it('emails nothing that was typed to an address no one has confirmed', async () => {
    const app = await anApp()

    await app.post('/api/contact', { name: 'Buy at spam.example', email: 'stranger@example.com', message: 'Cheap pills at https://spam.example' })

    const [mail] = await outboxEmails(app.site, 'contact-acknowledged')
    expect(mail).toMatchObject({ recipient: 'stranger@example.com', isDue: true, subject: 'We got your message' })
    expect(mail?.privateLink).toContain('/mine?token=')
    for (const part of [mail?.subject, mail?.text, mail?.html]) expect(part).not.toMatch(/spam|pills|buy at/i)
  })

  it.each([
    ['a name of one letter [R212]', { name: 'M' }, { name: ['Name must be at least 2 characters'] }],
    ['a name of blanks [R212]', { name: '    ' }, { name: ['Name must be at least 2 characters'] }],
    ['a name that nobody can see', { name: '\u200b\u2060\u200d' }, { name: ['Name must be at least 2 characters'] }],
    ['a message that nobody can see', { message: '\u200b'.repeat(12) }, { message: ['Message must be at least 10 characters'] }],
    ['an email that is none [R213]', { email: 'maya@' }, { email: ['Please enter a valid email address'] }],
    ['a message of nine letters [R214]', { message: 'Too short' }, { message: ['Message must be at least 10 characters'] }],
    ['a name that is a number', { name: 7 }, { name: ['Name must be at least 2 characters'] }],
    ['a name past 100 letters', { name: 'x'.repeat(101) }, { name: ['Name cannot exceed 100 characters'] }],
  ])('refuses %s on the server too, and keeps nothing [R231]', async (_, wrong, errors) => {
    const app = await anApp()

    const answer = await app.post('/api/contact', { ...message, ...wrong })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors })
    expect(await messagesOf(app)).toEqual([])
    expect(await mailsOf(app)).toEqual([])
  })

  it('names every bad field, not only the first [R280]', async () => {
    const app = await anApp()

    const answer = await app.post('/api/contact', {})

    const { message: words, errors } = (await answer.json()) as { message: string; errors: object }
    expect(words).toBe('Name must be at least 2 characters')
    expect(Object.keys(errors)).toEqual(['name', 'email', 'message'])
  })

  it('takes exactly ten letters and two', async () => {
    const app = await anApp()

    const answer = await app.post('/api/contact', { name: 'Bo', email: 'bo@example.com', message: 'Ten chars!' })

    expect(answer.status).toBe(201)
  })

  it('removes invisible control characters, and keeps line breaks', async () => {
    const app = await anApp()

    await app.post('/api/contact', { ...message, name: 'Ma\u0000ya', message: 'First line\r\nsecond\u0007 line' })

    expect(await messagesOf(app)).toMatchObject([{ name: 'Maya', message: 'First line\nsecond line' }])
  })

  it('keeps a name on one line, which stands in headings and lists', async () => {
    const app = await anApp()

    await app.post('/api/contact', { ...message, name: 'Maya\n\nRosa  Diaz' })

    expect(await messagesOf(app)).toMatchObject([{ name: 'Maya Rosa Diaz' }])
  })

  it('takes the same text twice within five minutes as one message, with the same answer', async () => {
    const app = await anApp()
    const answers = [await app.post('/api/contact', message)]
    app.clock.pass(4 * MINUTE_MS)

    answers.push(await app.post('/api/contact', { ...message, email: 'MAYA@example.com' }))
    app.clock.pass(2 * MINUTE_MS)
    answers.push(await app.post('/api/contact', message))

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await messagesOf(app)).toHaveLength(2)
    expect(await mailsOf(app)).toHaveLength(4)
  })

  it('takes the same text twenty times at once as one message', async () => {
    const app = await anApp({ limitFactor: 100 })

    const answers = await Promise.all(Array.from({ length: 20 }, () => app.post('/api/contact', message)))

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await messagesOf(app)).toHaveLength(1)
  })

  it.each([
    ['fills the trap', { website: 'https://spam.example' }, 'trap-field'],
    ['is faster than any person', { elapsedMs: 400 }, 'too-fast'],
  ])('keeps aside what %s: answered as usual, and emailed to no one', async (_, signs, quarantineReason) => {
    const app = await anApp()

    const answer = await app.post('/api/contact', { ...message, ...signs })

    expect(answer.status).toBe(201)
    expect(await messagesOf(app)).toMatchObject([{ quarantineReason, quarantinedAt: '2026-05-01T12:00:00.000Z' }])
    expect(await mailsOf(app)).toEqual([])
  })

  it('lets an address write five times an hour, then says when to come back [R320]', async () => {
    const app = await anApp()
    const send = (n: number, from: string) =>
      app.post('/api/contact', { ...message, message: `Question number ${n}` }, { from })
    for (let n = 1; n <= 5; n += 1) expect((await send(n, '198.51.100.1')).status).toBe(201)

    const sixth = await send(6, '198.51.100.1')
    const neighbor = await send(7, '198.51.100.2')

    expect(sixth.status).toBe(429)
    expect(sixth.headers.get('retry-after')).toBe('3600')
    expect(await sixth.json()).toEqual({ message: 'Too many tries. Please try again in 60 minutes.' })
    expect(neighbor.status).toBe(201)
    app.clock.pass(HOUR_MS)
    expect((await send(8, '198.51.100.1')).status).toBe(201)
  })
})
