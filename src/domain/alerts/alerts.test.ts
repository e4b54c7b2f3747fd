import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { aSite, NOON } from '../../../tests/support/a-site.ts'
import { outboxEmails } from '../../../tests/support/emails/outbox.ts'
import { alertText } from '../../shared/alerts/alert-text.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time/instant.ts'
import { ALERT_DAYS } from '../../shared/privacy/retention.ts'
import { moveMessage } from '../contact/process-message.ts'
import { deliverMail } from '../emails/deliver-mail.ts'
import type { OutgoingEmail } from '../emails/try-email.ts'
import { saveLastBackup } from '../backups/last-backup.ts'
import { currentUser } from '../accounts/sessions/current-user.ts'
import { changeAlertSettings } from './alert-settings.ts'
import { listAlerts } from './list-alerts.ts'
import { raiseAlert } from './raise-alert.ts'
import { AT_ONCE_MAX, GATHERING_MS } from './email-alert.ts'
import { sweepAlerts, watchConditions } from './watch-conditions.ts'

/** A forum with a mail server that takes everything, and what it took. */
async function aTeam() {
  const forum = await aForum({ smtpUrl: 'smtp://mail.example' })
  const sent: OutgoingEmail[] = []
  const deliver = async () => {
    await deliverMail(forum.site, async (email) => {
      sent.push(email)
      return { sent: true }
    })
  }
  const write = (message: string) => forum.post('/api/contact', { name: 'Ana', email: 'ana@example.com', message })
  const report = async (reason = 'spam') => {
    const topic = await forum.aTopic({ by: forum.maya })
    await forum.sendAs(forum.omar, 'POST', `/api/forum/posts/${topic.posts[0]?.id}/reports`, { reason })
    return topic.posts[0]?.id ?? 0
  }
  const toTeam = () => sent.filter(({ recipient }) => recipient !== 'ana@example.com')
  return { ...forum, deliver, write, report, toTeam }
}

describe('who runs the site', () => {
  it('gets a message by email at once, at each admin’s confirmed address, without any variable', async () => {
    const { site, aMember, write, deliver, toTeam } = await aTeam()
    site.ownerEmail = undefined
    await aMember('Olive', { role: 'admin' })
    await aMember('Una', { role: 'admin', isUnconfirmed: true })
    await aMember('Sid', { role: 'admin', suspendedUntil: '2026-06-01T00:00:00.000Z' })

    await write('Is there parking nearby?')
    await deliver()

    const emails = toTeam()
    expect(emails.map(({ recipient }) => recipient)).toEqual(['rosa@example.com', 'olive@example.com'])
    expect(emails[0]).toMatchObject({ template: 'contact-received', headers: { replyTo: { address: 'ana@example.com' } } })
  })

  it('gets messages at a configured address, too, unless it’s an admin’s', async () => {
    const { site, write, deliver, toTeam } = await aTeam()

    site.ownerEmail = 'desk@example.com'
    await write('Is there parking nearby?')
    await deliver()
    site.ownerEmail = 'Rosa@example.com'
    await write('And a place for strollers?')
    await deliver()

    expect(toTeam().map(({ recipient }) => recipient).toSorted()).toEqual(['desk@example.com', 'rosa@example.com', 'rosa@example.com'])
  })

  it('sees in the bell what still needs someone: the thing itself, or the list of several', async () => {
    const { site, rosa, write, report } = await aTeam()
    await write('Is there parking nearby?')
    const postId = await report()

    expect(await listAlerts(site, as(rosa))).toEqual([
      { kind: 'message', count: 1, unread: 1, since: NOON, path: '/office/messages/1' },
      { kind: 'report', count: 1, unread: 1, since: NOON, path: `/forum/reports/${postId}` },
    ])

    await write('And a place for strollers?')
    expect((await listAlerts(site, as(rosa)))[0]).toMatchObject({ count: 2, path: '/office/messages?state=new' })
    expect((await currentUser(site, rosa.id)).unreadNotifications).toBe(3)

    await moveMessage(site, as(rosa), 1, 'read')
    expect((await listAlerts(site, as(rosa)))[0]).toMatchObject({ count: 1, path: '/office/messages/2' })
    expect((await currentUser(site, rosa.id)).unreadNotifications).toBe(2)
  })

  it('tells moderators of reports and nothing of the office, and members of nothing', async () => {
    const { site, maya, ines, write, report } = await aTeam()
    await write('Is there parking nearby?')
    await report()

    expect((await listAlerts(site, as(ines))).map(({ kind }) => kind)).toEqual(['report'])
    expect(await listAlerts(site, as(maya))).toEqual([])
  })

  it('hears of a reported post once, and again when it’s reported after a decision', async () => {
    const { site, ines, sendAs, aTopic, maya, omar, aMember } = await aTeam()
    const noor = await aMember('Noor')
    const olga = await aMember('Olga')
    const topic = await aTopic({ by: maya })
    const reports = `/api/forum/posts/${topic.posts[0]?.id}/reports`
    const count = async () => (await listAlerts(site, as(ines)))[0]?.count

    await sendAs(omar, 'POST', reports, { reason: 'spam' })
    await sendAs(noor, 'POST', reports, { reason: 'spam' })
    expect(await count()).toBe(1)

    await site.db.updateTable('report').set({ state: 'rejected' }).execute()
    expect(await count()).toBeUndefined()
    await sendAs(olga, 'POST', reports, { reason: 'spam' })
    expect(await count()).toBe(1)
  })
})

describe('what an attacker brings', () => {
  it('hides nothing in the bell, however much it is: all of it is counted, and what’s about a child comes first', async () => {
    const { site, clock, ines, maya, omar, aTopic, aMember, sendAs } = await aTeam()
    const topic = await aTopic({ by: maya, posts: 3 })
    const [first = 0, second = 0, third = 0] = topic.posts.map(({ id }) => id)
    await sendAs(omar, 'POST', `/api/forum/posts/${first}/reports`, { reason: 'spam' })
    await sendAs(omar, 'POST', `/api/forum/posts/${second}/reports`, { reason: 'unkind' })
    await sendAs(await aMember('Noor', { isNew: true }), 'POST', `/api/forum/posts/${second}/reports`, { reason: 'child-details' })
    const ad = await aMember('Ad', { isNew: true })
    const held = { topicId: topic.id, authorId: ad.id, content: 'See shop.example.com', createdAt: clock.now(), hiddenAt: clock.now(), reviewReason: 'link' } as const
    await site.db.transaction().execute(async (trx) => {
      const posts = await trx.insertInto('post').values(Array.from({ length: 230 }, (_, n) => ({ ...held, number: 4 + n }))).returning('id').execute()
      for (const { id } of posts) await raiseAlert(trx, site, 'review', id)
    })
    clock.pass(MINUTE_MS)
    await sendAs(omar, 'POST', `/api/forum/posts/${third}/reports`, { reason: 'spam' })

    const alerts = await listAlerts(site, as(ines))

    expect(alerts).toMatchObject([{ kind: 'child-report', count: 1, path: `/forum/reports/${second}` }, { kind: 'report', count: 2, path: '/forum/reports' }, { kind: 'review', count: 230 }])
    expect(alerts.map(({ kind, count }) => alertText(kind, count))).toEqual(['A post was reported for sharing a child’s details', '2 posts were reported', '230 posts are held for review'])
    expect((await currentUser(site, ines.id)).unreadNotifications).toBe(233)
    const queue = (await (await sendAs(ines, 'GET', '/api/forum/reports')).json()) as { cases: { postId: number }[] }
    expect(queue.cases.map(({ postId }) => postId)).toEqual([second, first, third])
  })

  it('leaves a reported post in the bell when the report that came first is undone', async () => {
    const { site, ines, rosa, maya, omar, aTopic, aMember, sendAs } = await aTeam()
    const { posts: [post] } = await aTopic({ by: maya })
    for (const who of [await aMember('Ad', { isNew: true }), omar]) await sendAs(who, 'POST', `/api/forum/posts/${post?.id}/reports`, { reason: 'spam' })

    await sendAs(rosa, 'POST', `/api/forum/reports/${post?.id}/undo-raid`)

    expect(await listAlerts(site, as(ines))).toMatchObject([{ kind: 'report', count: 1 }])
  })

  it('leaves a reported post in the bell when only the report about a child’s details was decided', async () => {
    const { site, ines, maya, omar, aTopic, aMember, sendAs } = await aTeam()
    const { posts: [post] } = await aTopic({ by: maya })
    await sendAs(await aMember('Noor', { isNew: true }), 'POST', `/api/forum/posts/${post?.id}/reports`, { reason: 'child-details' })
    await sendAs(omar, 'POST', `/api/forum/posts/${post?.id}/reports`, { reason: 'unkind' })
    expect(await listAlerts(site, as(ines))).toMatchObject([{ kind: 'child-report', count: 1 }])

    await site.db.updateTable('report').set({ state: 'rejected' }).where('reason', '=', 'child-details').execute()

    expect(await listAlerts(site, as(ines))).toMatchObject([{ kind: 'report', count: 1, path: `/forum/reports/${post?.id}` }])
  })

  it('leaves a reported post in the bell of a moderator who was suspended when a child’s details were reported', async () => {
    const { site, clock, ines, maya, omar, aTopic, aMember, sendAs } = await aTeam()
    const { posts: [post] } = await aTopic({ by: maya })
    await sendAs(await aMember('Noor', { isNew: true }), 'POST', `/api/forum/posts/${post?.id}/reports`, { reason: 'unkind' })
    const suspend = (suspendedUntil: string | null) => site.db.updateTable('member').set({ suspendedUntil }).where('id', '=', ines.id).execute()
    await suspend(after(clock.now(), DAY_MS))
    await sendAs(omar, 'POST', `/api/forum/posts/${post?.id}/reports`, { reason: 'child-details' })
    await suspend(null)

    expect(await listAlerts(site, as(ines))).toMatchObject([{ kind: 'report', count: 1, path: `/forum/reports/${post?.id}` }])
  })

  it('delays no email of another kind, however many of one kind go out', async () => {
    const { site, clock, rosa, write, report, deliver, toTeam } = await aTeam()
    await changeAlertSettings(site, as(rosa), { report: 'at-once' })
    for (let nth = 0; nth < AT_ONCE_MAX + 3; nth += 1) await write(`Is there parking nearby? ${nth}`)

    await report()
    clock.pass(GATHERING_MS)
    await deliver()

    expect(toTeam().filter(({ recipient }) => recipient === 'rosa@example.com').map(({ subject }) => subject)).toContain('On Joue: A post was reported')
  })
})

describe('an alert by email', () => {
  it('that can wait comes with all others at the end of the hour, in one, and repeats no one’s words', async () => {
    const { site, clock, rosa, write, report, deliver, toTeam } = await aTeam()
    await changeAlertSettings(site, as(rosa), { message: 'hourly' })
    await write('Is there parking nearby?')
    clock.pass(20 * MINUTE_MS)
    await write('And a place for strollers?')
    await report()
    await deliver()
    expect(toTeam()).toEqual([])

    clock.pass(40 * MINUTE_MS)
    await deliver()

    const [email, ...others] = toTeam().filter(({ recipient }) => recipient === 'rosa@example.com')
    expect(others).toEqual([])
    expect(email).toMatchObject({ template: 'staff-alert', subject: 'On Joue: 2 things need you' })
    expect(email?.text).toContain('You have 2 new messages')
    expect(email?.text).toContain('http://on-joue.test/office/messages?state=new')
    expect(email?.text).not.toMatch(/parking|Ana|Maya|Omar/)
  })

  it('at once or at the end of the hour, has the link to the case', async () => {
    const { site, clock, ines, report, deliver, toTeam } = await aTeam()
    await changeAlertSettings(site, as(ines), { report: 'at-once' })
    const link = `http://on-joue.test/forum/reports/${await report()}`

    clock.pass(GATHERING_MS)
    await deliver()
    expect(toTeam().map(({ recipient, text, html }) => [recipient, text.includes(link), html.includes(`href="${link}"`)])).toEqual([['ines@example.com', true, true]])
    clock.pass(HOUR_MS)
    await deliver()
    expect(toTeam()).toMatchObject([{}, { recipient: 'rosa@example.com', text: expect.stringContaining(link), html: expect.stringContaining(`href="${link}"`) }])
  })

  it('about a child’s details waits for no hour, and comes once, whatever else the post is reported for', async () => {
    const { clock, maya, omar, aTopic, aMember, sendAs, deliver, toTeam } = await aTeam()
    const { posts: [post] } = await aTopic({ by: maya })
    const report = async (who: Awaited<ReturnType<typeof aMember>>, reason: string) => sendAs(who, 'POST', `/api/forum/posts/${post?.id}/reports`, { reason })
    await report(omar, 'spam')
    await deliver()
    expect(toTeam()).toEqual([])

    await report(await aMember('Noor', { isNew: true }), 'child-details')
    await report(await aMember('Olga', { isNew: true }), 'child-details')
    clock.pass(GATHERING_MS)
    await deliver()
    expect(toTeam().map(({ recipient, subject }) => [recipient, subject]).toSorted()).toEqual([
      ['ines@example.com', 'On Joue: A post was reported for sharing a child’s details'],
      ['rosa@example.com', 'On Joue: A post was reported for sharing a child’s details'],
    ])
    expect(toTeam()[0]?.text).toContain(`http://on-joue.test/forum/reports/${post?.id}`)

    clock.pass(HOUR_MS)
    await deliver()
    expect(toTeam()).toHaveLength(2)
  })

  it('leaves out what was handled or read by then, and isn’t sent when nothing is left', async () => {
    const { site, clock, rosa, ines, write, report, deliver, toTeam, sendAs } = await aTeam()
    await changeAlertSettings(site, as(rosa), { message: 'hourly' })
    await write('Is there parking nearby?')
    await report()
    await moveMessage(site, as(rosa), 1, 'read')
    await sendAs(ines, 'PUT', '/api/forum/alerts/report/read')

    clock.pass(HOUR_MS)
    await deliver()

    expect(toTeam().map(({ recipient, subject }) => [recipient, subject])).toEqual([['rosa@example.com', 'On Joue: A post was reported']])
  })

  it('isn’t sent to anyone who wants none, or has left the team since', async () => {
    const { site, clock, rosa, ines, write, report, deliver, toTeam } = await aTeam()
    await changeAlertSettings(site, as(rosa), { message: 'off', report: 'off' })
    await write('Is there parking nearby?')
    await report()
    await site.db.updateTable('member').set({ role: 'member' }).where('id', '=', ines.id).execute()

    clock.pass(HOUR_MS)
    await deliver()

    expect(toTeam()).toEqual([])
    expect(await listAlerts(site, as(rosa))).toHaveLength(2)
  })

  it(`on its own comes ${AT_ONCE_MAX} times an hour at most, so that a burst fills no inbox`, async () => {
    const { clock, write, deliver, toTeam } = await aTeam()
    for (let nth = 0; nth < AT_ONCE_MAX + 3; nth += 1) await write(`Is there parking nearby? ${nth}`)
    await deliver()
    expect(toTeam()).toHaveLength(AT_ONCE_MAX)

    clock.pass(HOUR_MS)
    await deliver()
    expect(toTeam().at(-1)).toMatchObject({ subject: 'On Joue: You have 3 new messages' })
  })

  it('about one that couldn’t be sent names none of it', async () => {
    const { site, clock, rosa, write, deliver, toTeam } = await aTeam()
    await changeAlertSettings(site, as(rosa), { 'email-failed': 'hourly' })
    await write('Is there parking nearby?')
    await deliverMail(site, async ({ recipient }) => (recipient === 'ana@example.com' ? { sent: false, forGood: true, reason: '550' } : { sent: true }))

    expect((await listAlerts(site, as(rosa)))[1]).toMatchObject({ kind: 'email-failed', count: 1 })
    clock.pass(HOUR_MS)
    await deliver()
    expect(toTeam()).toMatchObject([{ subject: 'On Joue: An email couldn’t be sent' }])
    expect(toTeam()[0]?.text).not.toContain('ana@')
  })
})

describe('what stops the site', () => {
  it('is told once, however many processes look, and again only after it ran in between', async () => {
    const { site, rosa } = await aTeam()
    await saveLastBackup(site, { at: after(NOON, -3 * DAY_MS), file: 'on-joue.tar', bytes: 7 })

    await Promise.all([watchConditions(site), watchConditions(site), watchConditions(site)])

    expect(await listAlerts(site, as(rosa))).toMatchObject([{ kind: 'backup-missing', count: 1, path: '/office' }])
    expect((await outboxEmails(site)).map(({ subject }) => subject)).toEqual(['On Joue: There’s no recent backup'])

    await saveLastBackup(site, { at: NOON, file: 'on-joue.tar', bytes: 7 })
    await watchConditions(site)
    expect(await listAlerts(site, as(rosa))).toEqual([])
    expect((await outboxEmails(site)).filter(({ isDue }) => isDue)).toEqual([])
  })

  it('is email that no mail server takes, which the bell alone can say', async () => {
    const { site, rosa, post } = await aForum()
    await post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'Is there parking nearby?' })

    await watchConditions(site)

    expect((await listAlerts(site, as(rosa)))[0]).toMatchObject({ kind: 'email-stopped', path: '/office/mail' })
    expect(await outboxEmails(site, 'staff-alert')).toEqual([])
  })

  it('is email that a mail server refuses for an hour, and no longer once it takes some', async () => {
    const { site, clock, rosa, write, deliver } = await aTeam()
    await write('Is there parking nearby?')
    await deliverMail(site, async () => ({ sent: false, forGood: false, reason: 'ECONNREFUSED' }))
    await watchConditions(site)
    expect((await listAlerts(site, as(rosa))).map(({ kind }) => kind)).toEqual(['message'])

    clock.pass(HOUR_MS)
    await watchConditions(site)
    expect((await listAlerts(site, as(rosa))).map(({ kind }) => kind)).toEqual(['email-stopped', 'message'])

    await deliver()
    await watchConditions(site)
    expect((await listAlerts(site, as(rosa))).map(({ kind }) => kind)).toEqual(['message'])
  })

  it('is no missing backup on a site of one day, nor where the owner makes backups another way', async () => {
    const { site, rosa, clock } = await aTeam()
    await watchConditions(site)
    expect(await listAlerts(site, as(rosa))).toEqual([])

    clock.pass(3 * DAY_MS)
    await watchConditions({ ...site, backsUpDaily: false })
    expect(await listAlerts({ ...site, backsUpDaily: false }, as(rosa))).toEqual([])
    await watchConditions(site)
    expect(await listAlerts(site, as(rosa))).toMatchObject([{ kind: 'backup-missing' }])
  })
})

describe('alerts', () => {
  it(`are deleted after ${ALERT_DAYS} days, and with the account`, async () => {
    const { site, clock, rosa, write } = await aTeam()
    await write('Is there parking nearby?')
    clock.pass(ALERT_DAYS * DAY_MS - 1)
    await sweepAlerts(site)
    expect(await listAlerts(site, as(rosa))).toHaveLength(1)

    clock.pass(1)
    await sweepAlerts(site)
    expect(await site.db.selectFrom('staffAlert').select('id').execute()).toEqual([])
  })

  it('are raised on a site that no one runs yet without anyone to tell', async () => {
    const { site } = await aSite()

    await watchConditions(site)

    expect(await site.db.selectFrom('staffAlert').select('id').execute()).toEqual([])
  })
})
