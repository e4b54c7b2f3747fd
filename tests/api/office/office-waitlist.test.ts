import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import type { AnnouncementOverview, WaitlistView } from '../../../src/shared/office/office-waitlist.ts'
import { aForum, as } from '../../support/a-forum.ts'
import { dueEmails } from '../../support/emails/outbox.ts'
import { anEntry, withPostalAddress } from '../../support/waiting-parents.ts'

const WORDS = { subject: 'We have news', body: 'Come and have a look.' }

async function anOffice(options: Parameters<typeof aForum>[0] = {}) {
  const forum = await aForum(options)
  await anEntry(forum.site, 'ana@example.com')
  await anEntry(forum.site, 'noor@example.com', { confirmed: false })
  await anEntry(forum.site, 'gone@example.com', { unsubscribed: true })
  const ask = (method: string, path: string, body?: unknown) => forum.sendAs(forum.rosa, method, `/api/office${path}`, body)
  const overview = async (method: string, path = '', body?: unknown) => (await (await ask(method, `/announcements${path}`, body)).json()) as AnnouncementOverview
  return { ...forum, ask, desk: overview }
}

describe('the waitlist of the office', () => {
  it('comes by state and search, with how many there are of each', async () => {
    const { ask } = await anOffice()
    const list = async (search: string) => (await (await ask('GET', `/waitlist${search}`)).json()) as WaitlistView

    const all = await list('')
    expect(all).toMatchObject({ total: 3, counts: { confirmed: 1, unconfirmed: 1, unsubscribed: 1, 'set-aside': 0 } })
    expect((await list('?state=confirmed')).entries.map(({ email }) => email)).toEqual(['ana@example.com'])
    expect((await list('?q=noor')).entries.map(({ email }) => email)).toEqual(['noor@example.com'])
    expect((await list('?q=no%00or')).entries.map(({ email }) => email)).toEqual(['noor@example.com'])
    expect((await list('?page=2')).entries).toEqual([])
  })

  it('emails the link to confirm again to someone who hasn’t, as often as joining again would, and logs it', async () => {
    const { ask, site, clock } = await anOffice({ limitFactor: 1 })
    const resend = async (id: number) => (await ask('POST', `/waitlist/${id}/confirmation`)).status

    expect(await resend(2)).toBe(204)
    expect(await resend(2)).toBe(429)
    clock.pass(10 * MINUTE_MS)
    expect(await resend(2)).toBe(204)

    expect((await dueEmails(site, 'waitlist-confirm')).map(({ recipient }) => recipient), 'only the newest goes out').toEqual(['noor@example.com'])
    expect(await resend(1), 'confirmed').toBe(409)
    expect(await resend(3), 'unsubscribed').toBe(409)
    await site.db.updateTable('waitlistEntry').set({ quarantinedAt: clock.now() }).where('id', '=', 2).execute()
    clock.pass(10 * MINUTE_MS)
    expect(await resend(2), 'set aside').toBe(409)
    expect(await resend(99)).toBe(404)
    expect(await site.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
    const acts = await site.db.selectFrom('officeAct').select(['kind', 'subject']).execute()
    expect(acts).toEqual([{ kind: 'waitlist.ask-again', subject: 'waitlist:2' }, { kind: 'waitlist.ask-again', subject: 'waitlist:2' }])
  })

  it('loses anyone who asks for that, and is kept as a file', async () => {
    const { ask } = await anOffice()

    expect((await ask('DELETE', '/waitlist/1')).status).toBe(204)
    expect((await ask('DELETE', '/waitlist/1')).status).toBe(404)
    const file = await ask('GET', '/waitlist/export')

    expect(file.headers.get('content-disposition')).toBe('attachment; filename="on-joue-waitlist-2026-05-01.csv"')
    const text = await file.text()
    expect([text.includes('noor@example.com'), text.includes('ana@example.com')]).toEqual([true, false])
  })
})

describe('an announcement in the office', () => {
  it('is written, changed, looked at and tried', async () => {
    const { ask, desk: overview, site } = await anOffice()

    const written = await overview('POST', '', WORDS)
    const changed = await overview('PUT', '/1', { ...WORDS, subject: 'Better news' })
    const email = await (await ask('GET', '/announcements/1/letter')).json()
    const html = await ask('GET', '/announcements/1/html')
    await overview('POST', '/1/tests', {})

    expect(written).toMatchObject({ announcement: { state: 'draft', progress: { total: 1 } }, hasPostalAddress: false })
    expect(changed.announcement.subject).toBe('Better news')
    expect(email).toMatchObject({ letter: { subject: 'Better news', text: expect.stringContaining('Come and have a look.') } })
    expect(html.headers.get('content-type')).toMatch(/^text\/html/)
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await site.db.selectFrom('outbox').select('recipient').execute()).toEqual([{ recipient: 'rosa@example.com' }])
  })

  it('is neither replaced, nor tried, nor sent by someone who has seen an earlier text', async () => {
    const { ask, desk: overview, site, clock, rosa } = await anOffice()
    await withPostalAddress(site, as(rosa))
    const { announcement } = await overview('POST', '', WORDS)
    const seen = announcement.changedAt
    clock.pass(MINUTE_MS)
    const newer = await overview('PUT', '/1', { ...WORDS, subject: 'Better news', seen })

    expect((await ask('PUT', '/announcements/1', { ...WORDS, body: 'Come and have a closer look.', seen })).status).toBe(409)
    expect((await ask('PUT', '/announcements/1/schedule', { seen })).status).toBe(409)
    expect((await ask('POST', '/announcements/1/tests', { seen })).status).toBe(409)
    expect(await site.db.selectFrom('outbox').select('id').execute()).toEqual([])

    expect((await overview('GET', '/1')).announcement).toMatchObject({ subject: 'Better news', body: WORDS.body, state: 'draft' })
    expect((await ask('PUT', '/announcements/1', { ...WORDS, subject: 'Better news', seen })).status).toBe(200)
    expect((await ask('PUT', '/announcements/1/schedule', { seen: newer.announcement.changedAt })).status).toBe(200)
  })

  it('goes out at an hour of Austin, and is a draft again when that is called off', async () => {
    const { desk: overview, site, rosa } = await anOffice()
    await withPostalAddress(site, as(rosa))
    await overview('POST', '', WORDS)

    const scheduled = await overview('PUT', '/1/schedule', { date: '2026-07-04', time: '09:00' })
    const cancelled = await overview('DELETE', '/1/schedule')
    const sending = await overview('PUT', '/1/schedule', {})

    expect(scheduled.announcement).toMatchObject({ state: 'scheduled', scheduledFor: '2026-07-04T14:00:00.000Z' })
    expect(cancelled.announcement.state).toBe('draft')
    expect(sending.announcement).toMatchObject({ scheduledFor: site.clock.now() })
  })

  it.each([
    [{ date: '2027-03-14', time: '02:30' }, { at: ['That date and time don’t exist in Austin. Please choose another.'] }],
    [{ date: '2026-01-01', time: '09:00' }, { at: ['That time has already passed in Austin. Please choose a later one.'] }],
    [{ date: '2026-07-04' }, { at: ['That date and time don’t exist in Austin. Please choose another.'] }],
    [{ date: 7, time: [] }, { date: ['Please choose a date.'], time: ['Please choose a time.'] }],
  ])('does not go out at %j', async (when, errors) => {
    const { ask, desk: overview, site, rosa } = await anOffice()
    await withPostalAddress(site, as(rosa))
    await overview('POST', '', WORDS)

    const answer = await ask('PUT', '/announcements/1/schedule', when)

    expect([answer.status, ((await answer.json()) as { errors: unknown }).errors]).toEqual([400, errors])
    expect((await overview('GET', '/1')).announcement.state).toBe('draft')
  })

  it('does not go out without a postal address, nor with a password of long ago', async () => {
    const { ask, desk: overview, site, rosa, clock } = await anOffice()
    await overview('POST', '', WORDS)

    const nameless = await ask('PUT', '/announcements/1/schedule', {})
    await withPostalAddress(site, as(rosa))
    clock.pass(2 * HOUR_MS)
    const late = await ask('PUT', '/announcements/1/schedule', {})

    expect([nameless.status, late.status]).toEqual([409, 403])
    expect(await late.json()).toMatchObject({ needs: 'password' })
  })
})
