import { describe, expect, it } from 'vitest'
import { exportWaitlist, countWaitlist, eraseWaitlistEntry, readWaitlist } from '../../../src/domain/waitlist/read-waitlist.ts'
import { deliverMail } from '../../../src/domain/emails/deliver-mail.ts'
import type { SendMail } from '../../../src/domain/emails/try-email.ts'
import { processWaitlist } from '../../../src/domain/waitlist/process-waitlist.ts'
import { DAY_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { aForum, as } from '../../support/a-forum.ts'
import { anApp } from '../../support/a-site.ts'
import { outboxEmails, tokenIn } from '../../support/emails/outbox.ts'
import { anEntry } from '../../support/waiting-parents.ts'

type App = Awaited<ReturnType<typeof anApp>>
const takes: SendMail = async () => ({ sent: true })
const parks: SendMail = async () => ({ sent: false, forGood: true, reason: '550' })

const join = (app: App, email = 'omar@example.com') => app.post('/api/waitlist', { email })
const entriesOf = ({ site }: App) => site.db.selectFrom('waitlistEntry').selectAll().orderBy('id').execute()
const mailsOf = ({ site }: App, template = 'waitlist-confirm') => outboxEmails(site, template)

/** The links of the newest email of a kind, by name. */
async function linksOf(app: App, template = 'waitlist-confirm') {
  const { link = '', privateLink = '', unsubscribeLink = '' } = (await mailsOf(app, template)).at(-1) ?? {}
  return { link, privateLink, unsubscribeLink }
}
const confirm = (app: App, link: string) => app.post('/api/waitlist/confirm', { token: tokenIn(link) })

async function joinAndLeave(app: App): Promise<void> {
  await join(app)
  const { link, unsubscribeLink } = await linksOf(app)
  await confirm(app, link)
  await app.post('/api/waitlist/unsubscribe', { token: tokenIn(unsubscribeLink) })
}

describe('joining the waitlist', () => {
  it('emails a link to confirm it, and is confirmed by its button, once', async () => {
    const app = await anApp()
    await join(app)
    const { link } = await linksOf(app)
    expect(await entriesOf(app)).toMatchObject([{ confirmedAt: null }])

    const opened = await app.ask(link, { headers: { accept: 'text/html' } })
    expect(await opened.text()).toContain('Confirm My Spot')
    expect(await entriesOf(app)).toMatchObject([{ confirmedAt: null }])
    const pressed = await confirm(app, link)
    app.clock.pass(MINUTE_MS)
    const again = await confirm(app, link)

    expect([pressed.status, again.status]).toEqual([200, 200])
    expect(await entriesOf(app)).toMatchObject([{ confirmedAt: '2026-05-01T12:00:00.000Z' }])
  })

  it('answers alike whether the address is new, asked, or confirmed', async () => {
    const app = await anApp()
    const answers = [await join(app), await join(app)]
    await confirm(app, (await linksOf(app)).link)

    answers.push(await join(app))

    const read = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text(), [...answer.headers.keys()].join()]))
    expect(read).toEqual([read[0], read[0], read[0]])
  })

  it('emails again every ten minutes at most, five times a day, and never once it is confirmed', async () => {
    const app = await anApp()
    const counts: number[] = []
    for (const minutes of [0, 9, 2, 11, 11, 11, 11, 11]) {
      app.clock.pass(minutes * MINUTE_MS)
      await app.post('/api/waitlist', { email: 'omar@example.com' }, { from: `198.51.100.${counts.length}` })
      await deliverMail(app.site, takes)
      counts.push((await mailsOf(app)).length)
    }
    expect(counts).toEqual([1, 1, 2, 3, 4, 5, 5, 5])

    app.clock.pass(DAY_MS)
    await join(app)
    await confirm(app, (await linksOf(app)).link)
    await deliverMail(app.site, takes)
    app.clock.pass(DAY_MS)
    await join(app)

    expect(await deliverMail(app.site, takes)).toBe(0)
  })

  it('emails an address once of twenty presses at once', async () => {
    const app = await anApp({ limits: { LIMIT_WAITLIST_HOUR: 100 } })

    await Promise.all(Array.from({ length: 20 }, () => join(app)))

    expect(await mailsOf(app)).toHaveLength(1)
  })

  it('as a bot emails no one, until a person comes', async () => {
    const app = await anApp()

    await app.post('/api/waitlist', { email: 'omar@example.com', elapsedMs: 20 })
    await processWaitlist(app.site)
    expect(await mailsOf(app)).toEqual([])
    await join(app)

    expect(await mailsOf(app)).toHaveLength(1)
  })

  it('again after leaving asks again, and counts only once that is confirmed', async () => {
    const app = await anApp()
    await joinAndLeave(app)
    app.clock.pass(10 * MINUTE_MS)

    await join(app)
    expect(await entriesOf(app)).toMatchObject([{ unsubscribedAt: '2026-05-01T12:00:00.000Z' }])
    await confirm(app, (await linksOf(app)).link)

    expect(await entriesOf(app)).toMatchObject([{ unsubscribedAt: null, confirmedAt: '2026-05-01T12:10:00.000Z' }])
  })
})

describe('an entry that no one confirms', () => {
  it('is reminded once, three days after the email was really sent, and forgotten after 14', async () => {
    const app = await anApp()
    await join(app)
    app.clock.pass(2 * DAY_MS)
    await deliverMail(app.site, takes)
    const process = async (days: number) => {
      app.clock.pass(days * DAY_MS)
      await processWaitlist(app.site)
      await deliverMail(app.site, takes)
      return { entries: (await entriesOf(app)).length, reminders: (await mailsOf(app, 'waitlist-reminder')).length }
    }

    expect(await process(2.9)).toEqual({ entries: 1, reminders: 0 })
    expect(await process(0.1)).toEqual({ entries: 1, reminders: 1 })
    expect(await process(10.9)).toEqual({ entries: 1, reminders: 1 })
    expect(await process(0.1)).toEqual({ entries: 0, reminders: 0 })
    expect(await app.site.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it.each([
    ['only waits', undefined],
    ['is parked', parks],
  ])('stays while its email %s', async (_, send) => {
    const app = await anApp()
    await join(app)
    if (send) await deliverMail(app.site, send)

    for (const days of [4, 15, 40]) {
      app.clock.pass(days * DAY_MS)
      await processWaitlist(app.site)
    }

    expect(await entriesOf(app)).toHaveLength(1)
    expect(await mailsOf(app, 'waitlist-reminder')).toEqual([])
  })

  it('is confirmed by the reminder’s link, too', async () => {
    const app = await anApp()
    await join(app)
    await deliverMail(app.site, takes)
    app.clock.pass(3 * DAY_MS)
    await processWaitlist(app.site)

    await confirm(app, (await linksOf(app, 'waitlist-reminder')).link)
    app.clock.pass(20 * DAY_MS)
    await processWaitlist(app.site)

    expect(await entriesOf(app)).toMatchObject([{ confirmedAt: '2026-05-04T12:00:00.000Z' }])
    expect(await deliverMail(app.site, takes)).toBe(0)
  })

  it('from before there was a confirmation is asked, once, by however many processes', async () => {
    const app = await anApp()
    await anEntry(app.site, 'early@example.com', { confirmed: false })

    await Promise.all([processWaitlist(app.site), processWaitlist(app.site)])
    await processWaitlist(app.site)

    expect(await mailsOf(app)).toMatchObject([{ recipient: 'early@example.com' }])
  })
})

describe('unsubscribing', () => {
  it('takes one click, any time, as often as one likes', async () => {
    const app = await anApp()
    await join(app)
    const { link, unsubscribeLink } = await linksOf(app)
    await confirm(app, link)
    app.clock.pass(400 * DAY_MS)
    const token = tokenIn(unsubscribeLink)

    const statuses = [await app.post('/api/waitlist/unsubscribe', { token }), await app.post('/api/waitlist/unsubscribe', { token })]

    expect(statuses.map(({ status }) => status)).toEqual([200, 200])
    expect(await entriesOf(app)).toMatchObject([{ unsubscribedAt: app.clock.now() }])
    app.clock.pass(30 * DAY_MS)
    await processWaitlist(app.site)
    expect(await entriesOf(app)).toEqual([])
    expect((await app.post('/api/waitlist/unsubscribe', { token })).status).toBe(200)
  })

  it('and coming back leaves as long to say yes as anyone has, though the old entry would have gone', async () => {
    const app = await anApp()
    await joinAndLeave(app)
    app.clock.pass(29 * DAY_MS)
    await join(app)
    const again = await linksOf(app)
    await deliverMail(app.site, takes)

    app.clock.pass(13 * DAY_MS)
    await processWaitlist(app.site)
    const confirmed = await confirm(app, again.link)

    expect(confirmed.status).toBe(200)
    expect(await entriesOf(app)).toMatchObject([{ unsubscribedAt: null, confirmedAt: app.clock.now() }])
  })

  it('and coming back without a yes is forgotten like any other address', async () => {
    const app = await anApp()
    await joinAndLeave(app)
    app.clock.pass(29 * DAY_MS)
    await join(app)
    await deliverMail(app.site, takes)

    app.clock.pass(14 * DAY_MS)
    await processWaitlist(app.site)

    expect(await entriesOf(app)).toEqual([])
  })

  it('forgets at once anyone who never confirmed', async () => {
    const app = await anApp()
    await join(app)
    const { unsubscribeLink } = await linksOf(app)

    await app.post('/api/waitlist/unsubscribe', { token: tokenIn(unsubscribeLink) })

    expect(await entriesOf(app)).toEqual([])
    expect(await mailsOf(app)).toEqual([])
  })

  const BOUNDARY = 'mail-provider'
  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      `multipart/form-data; boundary=${BOUNDARY}`,
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${BOUNDARY}--\r\n`,
    ],
  ])('by an email program’s own button, sent as %s, needs no page, no origin and no redirect', async (type, body) => {
    const app = await anApp()
    await join(app)
    const { link, unsubscribeLink } = await linksOf(app)
    await confirm(app, link)
    const press = () => app.ask(unsubscribeLink, { method: 'POST', body, headers: { 'content-type': type } })

    const answers = [await press(), await press()]

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await entriesOf(app)).toMatchObject([{ unsubscribedAt: app.clock.now() }])
    const stranger = await app.ask('/waitlist/unsubscribe?token=w1.guess', { method: 'POST', body, headers: { 'content-type': type } })
    expect(stranger.status).toBe(404)
  })

  it('is not done by opening the link', async () => {
    const app = await anApp()
    await join(app)
    const { link, unsubscribeLink } = await linksOf(app)
    await confirm(app, link)

    await app.ask(unsubscribeLink)

    expect(await entriesOf(app)).toMatchObject([{ unsubscribedAt: null }])
  })
})

describe('a link from our email', () => {
  it('is good for its own purpose only, and for the address it went to', async () => {
    const app = await anApp()
    await join(app)
    const { link, privateLink, unsubscribeLink } = await linksOf(app)
    const [toConfirm, toSee, toLeave] = [link, privateLink, unsubscribeLink].map(tokenIn)
    const changed = `${toConfirm?.slice(0, -1)}${toConfirm?.endsWith('A') ? 'B' : 'A'}`

    for (const [path, token] of [
      ['/api/waitlist/confirm', toSee],
      ['/api/waitlist/confirm', toLeave],
      ['/api/waitlist/confirm', changed],
      ['/api/waitlist/unsubscribe', toConfirm],
      ['/api/waitlist/unsubscribe', toSee],
    ] as const) {
      expect((await app.post(path, { token })).status, path).toBe(404)
    }

    expect(await entriesOf(app)).toMatchObject([{ confirmedAt: null, unsubscribedAt: null }])
  })

  it('cannot be guessed: twenty wrong ones an hour, and right ones are not held up', async () => {
    const app = await anApp()
    await join(app)
    const { link } = await linksOf(app)
    const statuses: number[] = []
    for (let n = 1; n <= 21; n += 1) {
      const guess = await app.post('/api/waitlist/confirm', { token: `w1.${'x'.repeat(43)}` })
      statuses.push(guess.status)
    }

    expect(statuses).toEqual([...Array(20).fill(404), 429])
    expect((await confirm(app, link)).status).toBe(200)
  })
})

describe('without scripts', () => {
  it('an entry is confirmed and left by buttons, and a broken link is told', async () => {
    const app = await anApp()
    await join(app)
    const { link, unsubscribeLink } = await linksOf(app)

    const confirmed = await app.postForm(link, { form: 'confirm-place' })
    const left = await app.postForm(unsubscribeLink, { form: 'leave-waitlist' })
    const broken = await app.postForm('/waitlist/confirm?token=w1.x', { form: 'confirm-place' })

    expect(confirmed.headers.get('location')).toBe('/waitlist/confirm?sent=confirm-place')
    expect(left.headers.get('location')).toBe('/waitlist/unsubscribe?sent=leave-waitlist')
    expect(broken.status).toBe(404)
    expect(await broken.text()).toContain('This link doesn’t work, or what it pointed to has been deleted.')
    const done = await (await app.follow(confirmed)).text()
    expect(done).toContain('Your spot on the waitlist is confirmed.')
    expect(done).not.toMatch(/Click below|Link not working/) // nothing is left to do
    const reloaded = await (await app.ask('/waitlist/confirm')).text()
    expect(reloaded).toContain('If you already clicked the button, you’re all set.')
    expect(reloaded).not.toMatch(/Click below|<button[^>]*>Confirm My Spot/)
  })
})

describe('the waitlist in the office', () => {
  it('is searched, counted and exported by admins with a password given lately', async () => {
    const { site, rosa, ines } = await aForum()
    await anEntry(site, 'maya@example.com')
    await anEntry(site, '=omar@example.com', { confirmed: false })
    await anEntry(site, 'noor@example.org', { unsubscribed: true })
    const owner = as(rosa)

    expect(await readWaitlist(site, owner, { search: 'EXAMPLE.COM' })).toMatchObject({ total: 2, entries: [{ state: 'unconfirmed' }, { state: 'confirmed' }] })
    expect(await readWaitlist(site, owner, { state: 'unsubscribed' })).toMatchObject({ entries: [{ email: 'noor@example.org' }] })
    expect(await countWaitlist(site, owner)).toEqual({ 'unconfirmed': 1, 'confirmed': 1, 'unsubscribed': 1, 'set-aside': 0 })
    const csv = await exportWaitlist(site, owner)
    expect(csv).toContain(`"'=omar@example.com",Homepage form,Unconfirmed`)
    await eraseWaitlistEntry(site, owner, 1)
    expect(await readWaitlist(site, owner, {})).toMatchObject({ total: 2 })

    for (const act of [
      (actor: typeof owner) => readWaitlist(site, actor, {}),
      (actor: typeof owner) => countWaitlist(site, actor),
      (actor: typeof owner) => exportWaitlist(site, actor),
      (actor: typeof owner) => eraseWaitlistEntry(site, actor, 2),
    ]) {
      await expect(act(as(ines))).rejects.toMatchObject({ code: 'not-found' })
      await expect(act({ ...owner, passwordCheckedAt: null })).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})
