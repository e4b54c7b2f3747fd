import { describe, expect, it } from 'vitest'
import { anApp } from '../../support/a-site.ts'

type App = Awaited<ReturnType<typeof anApp>>
const waitlistOf = ({ site }: App) => site.db.selectFrom('waitlistEntry').selectAll().execute()

describe('joining the waitlist', () => {
  it('keeps the address with time and source [R176 R252]', async () => {
    const app = await anApp()

    const answer = await app.post('/api/waitlist', { email: 'omar@example.com', source: 'landing' })

    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({ message: "You've been added to our waitlist. We'll keep you updated!" })
    expect(await waitlistOf(app)).toMatchObject([{ email: 'omar@example.com', source: 'landing' }])
  })

  it('keeps an address once, in whatever letter case, and answers alike', async () => {
    const app = await anApp()

    const first = await app.post('/api/waitlist', { email: 'omar@example.com' })
    const second = await app.post('/api/waitlist', { email: ' Omar@Example.com ' })

    expect([second.status, await second.text()]).toEqual([first.status, await first.text()])
    expect(await waitlistOf(app)).toMatchObject([{ email: 'omar@example.com' }])
  })

  it('makes one row of twenty presses at once', async () => {
    const app = await anApp({ limitFactor: 100 })

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.post('/api/waitlist', { email: 'omar@example.com' })),
    )

    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await waitlistOf(app)).toHaveLength(1)
  })

  it.each(['', 'omar', 'omar@', '@example.com', 'o mar@example.com', `${'x'.repeat(250)}@example.com`])(
    'refuses “%s” on the server too [R235 R215]',
    async (email) => {
      const app = await anApp()

      const answer = await app.post('/api/waitlist', { email })

      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ errors: { email: ['Please enter a valid email address'] } })
      expect(await waitlistOf(app)).toEqual([])
    },
  )

  it('takes back a suspicion when the same address returns as a person', async () => {
    const app = await anApp()
    await app.post('/api/waitlist', { email: 'omar@example.com', elapsedMs: 20 })
    expect(await waitlistOf(app)).toMatchObject([{ quarantineReason: 'too-fast' }])

    await app.post('/api/waitlist', { email: 'omar@example.com', elapsedMs: 6_000 })

    expect(await waitlistOf(app)).toMatchObject([{ quarantineReason: null, quarantinedAt: null }])
  })

  it('lets an address join ten times an hour [R320]', async () => {
    const app = await anApp()
    const join = (n: number) => app.post('/api/waitlist', { email: `parent${n}@example.com` })
    for (let n = 1; n <= 10; n += 1) expect((await join(n)).status).toBe(201)

    expect((await join(11)).status).toBe(429)
  })
})
