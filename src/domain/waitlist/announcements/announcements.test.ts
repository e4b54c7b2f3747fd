import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { outboxEmails } from '../../../../tests/support/emails/outbox.ts'
import { anEntry, parent, parents, withPostalAddress } from '../../../../tests/support/waiting-parents.ts'
import { AnnouncementDraft } from '../../../shared/waitlist/announcements.ts'
import { NO_POSTAL_ADDRESS, NO_ONE_CONFIRMED } from '../../../shared/waitlist/announcements-words.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time/instant.ts'
import { listLog } from '../../office/log/list-log.ts'
import { deliverMail } from '../../emails/deliver-mail.ts'
import type { SendMail } from '../../emails/try-email.ts'
import { sweepOutbox } from '../../emails/outbox/sweep-outbox.ts'
import { unsubscribeLink } from '../../privacy/signed-links.ts'
import { leaveWaitlist } from '../leave-waitlist.ts'
import { composeAnnouncement, saveAnnouncement } from './compose-announcement.ts'
import { getAnnouncement, listAnnouncements } from './get-announcement.ts'
import { previewAnnouncement, sendTestToMyself } from './preview-announcement.ts'
import { removeDraft } from './remove-draft.ts'
import { cancelAnnouncement, scheduleAnnouncement } from './schedule-announcement.ts'
import { sendAnnouncements } from './send-announcements.ts'

const WORDS = { subject: 'We have news', body: 'A first look is at https://on-joue.test/blog.\n\nSee you there.' }
const takes: SendMail = async () => ({ sent: true })

/** An office with a postal address and a draft. Five letters a minute go out. */
async function anOffice({ addresses = 3 } = {}) {
  const forum = await aForum({ limits: { LIMIT_ANNOUNCEMENT_MINUTE: 5 }, limitFactor: 1 })
  const { site, rosa } = forum
  await withPostalAddress(site, as(rosa))
  await parents(site, addresses)
  const id = await composeAnnouncement(site, as(rosa), WORDS)
  const emails = async () => {
    const mails = await site.db.selectFrom('outbox').select('recipient').where('template', '=', 'announcement').orderBy('id').execute()
    return mails.map(({ recipient }) => recipient)
  }
  const progress = async () => (await getAnnouncement(site, as(rosa), id)).progress
  const token = (entryId: number) => new URL(unsubscribeLink(site, entryId)).searchParams.get('token') ?? ''
  return { ...forum, owner: as(rosa), id, letters: emails, progress, token }
}

describe('an announcement', () => {
  it('goes to confirmed addresses only, once each', async () => {
    const { site, owner, id, letters: emails } = await anOffice({ addresses: 2 })
    await anEntry(site, 'unconfirmed@example.com', { confirmed: false })
    await anEntry(site, 'gone@example.com', { unsubscribed: true })
    await scheduleAnnouncement(site, owner, id)

    for (let round = 0; round < 3; round += 1) await sendAnnouncements(site)

    expect(await emails()).toEqual([parent(1), parent(2)])
  })

  it('goes out in batches with a pause between, whose progress can be read', async () => {
    const { site, owner, id, letters: emails, clock, progress } = await anOffice({ addresses: 12 })
    await scheduleAnnouncement(site, owner, id)

    expect(await sendAnnouncements(site)).toBe(5)
    expect(await sendAnnouncements(site)).toBe(0)
    await deliverMail(site, takes)
    expect(await progress()).toEqual({ total: 12, queued: 0, sent: 5, failed: 0, takenBack: 0 })
    expect(await getAnnouncement(site, owner, id)).toMatchObject({ state: 'sending' })
    clock.pass(MINUTE_MS)
    expect(await sendAnnouncements(site)).toBe(5)
    clock.pass(MINUTE_MS)
    expect(await sendAnnouncements(site)).toBe(2)
    expect(await progress()).toEqual({ total: 12, queued: 7, sent: 5, failed: 0, takenBack: 0 })
    await deliverMail(site, takes)

    expect(await getAnnouncement(site, owner, id)).toMatchObject({ state: 'sent' })
    expect(new Set(await emails()).size).toBe(12)
  })

  it('is written once by however many processes look at the same moment', async () => {
    const { site, owner, id, letters: emails } = await anOffice({ addresses: 4 })
    await scheduleAnnouncement(site, owner, id)

    await Promise.all([sendAnnouncements(site), sendAnnouncements(site), sendAnnouncements(site)])

    expect(await emails()).toHaveLength(4)
  })

  it('waits for its time', async () => {
    const { site, owner, id, clock } = await anOffice()
    await scheduleAnnouncement(site, owner, id, after(clock.now(), HOUR_MS))

    expect(await sendAnnouncements(site)).toBe(0)
    expect(await getAnnouncement(site, owner, id)).toMatchObject({ state: 'scheduled', progress: { total: 3 } })
    clock.pass(HOUR_MS)

    expect(await sendAnnouncements(site)).toBe(3)
  })

  it('is refused in words while there is no postal address', async () => {
    const { site, rosa } = await aForum()
    const id = await composeAnnouncement(site, as(rosa), WORDS)

    await expect(scheduleAnnouncement(site, as(rosa), id)).rejects.toMatchObject({ code: 'conflict', message: NO_POSTAL_ADDRESS })
  })

  it('is not used up while there is no one to send it to', async () => {
    const { site, owner, id, clock } = await anOffice({ addresses: 0 })

    await expect(scheduleAnnouncement(site, owner, id)).rejects.toMatchObject({ code: 'conflict', message: NO_ONE_CONFIRMED })

    expect(await getAnnouncement(site, owner, id)).toMatchObject({ state: 'draft' })
    await scheduleAnnouncement(site, owner, id, after(clock.now(), HOUR_MS))
    expect(await getAnnouncement(site, owner, id)).toMatchObject({ state: 'scheduled' })
  })

  it('is refused when the moment it is to go out at has ended', async () => {
    const { site, owner, id, clock } = await anOffice()

    await expect(scheduleAnnouncement(site, owner, id, clock.now())).rejects.toMatchObject({ code: 'invalid' })
  })

  it('is changed as a draft only, and scheduled once', async () => {
    const { site, owner, id } = await anOffice()
    await saveAnnouncement(site, owner, id, { ...WORDS, subject: 'Better words' })
    await scheduleAnnouncement(site, owner, id)

    await expect(saveAnnouncement(site, owner, id, WORDS)).rejects.toMatchObject({ code: 'conflict' })
    await expect(scheduleAnnouncement(site, owner, id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await listAnnouncements(site, owner)).toMatchObject([{ subject: 'Better words' }])
  })

  it('is deleted as a draft only, which the log tells', async () => {
    const { site, owner, id, maya } = await anOffice()
    await expect(removeDraft(site, as(maya), id)).rejects.toMatchObject({ code: 'not-found' })
    await scheduleAnnouncement(site, owner, id)
    await expect(removeDraft(site, owner, id)).rejects.toMatchObject({ code: 'conflict' })
    await cancelAnnouncement(site, owner, id)

    await removeDraft(site, owner, id)

    await expect(getAnnouncement(site, owner, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(removeDraft(site, owner, id)).rejects.toMatchObject({ code: 'not-found' })
    expect((await listLog(site, owner)).entries[0]).toMatchObject({ by: 'Rosa', text: 'deleted the announcement', detail: WORDS.subject })
  })

  it('stays when it was stopped on its way', async () => {
    const { site, owner, id } = await anOffice()
    await scheduleAnnouncement(site, owner, id)
    await sendAnnouncements(site)
    await cancelAnnouncement(site, owner, id)

    await expect(removeDraft(site, owner, id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is a draft again when it is canceled before its time', async () => {
    const { site, owner, id, clock } = await anOffice()
    await scheduleAnnouncement(site, owner, id, after(clock.now(), HOUR_MS))

    await cancelAnnouncement(site, owner, id)
    clock.pass(HOUR_MS)

    expect(await sendAnnouncements(site)).toBe(0)
    expect(await getAnnouncement(site, owner, id)).toMatchObject({ state: 'draft' })
    await expect(cancelAnnouncement(site, owner, id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is stopped on its way: what waits is taken back, what went out stays out', async () => {
    const { site, owner, id, progress, clock } = await anOffice({ addresses: 12 })
    await scheduleAnnouncement(site, owner, id)
    await sendAnnouncements(site)
    await deliverMail(site, takes)
    clock.pass(MINUTE_MS)
    await sendAnnouncements(site)

    await cancelAnnouncement(site, owner, id)
    clock.pass(MINUTE_MS)

    expect(await sendAnnouncements(site)).toBe(0)
    expect(await deliverMail(site, takes)).toBe(0)
    expect(await progress()).toEqual({ total: 10, queued: 0, sent: 5, failed: 0, takenBack: 5 })
    expect(await getAnnouncement(site, owner, id)).toMatchObject({ state: 'cancelled' })
  })

  it('does not reach anyone who leaves while it waits', async () => {
    const { site, owner, id, letters: emails, progress, token } = await anOffice()
    await scheduleAnnouncement(site, owner, id)
    await sendAnnouncements(site)
    const entry = await site.db.selectFrom('waitlistEntry').select('id').where('email', '=', parent(2)).executeTakeFirstOrThrow()

    await leaveWaitlist(site, owner, token(entry.id))

    expect(await emails()).toEqual([parent(1), parent(3)])
    expect(await progress()).toEqual({ total: 3, queued: 2, sent: 0, failed: 0, takenBack: 1 })
  })

  it('counts what was refused for good, and what was sent also once the email has left the outbox', async () => {
    const { site, owner, id, progress, clock } = await anOffice()
    await scheduleAnnouncement(site, owner, id)
    await sendAnnouncements(site)
    await deliverMail(site, async (mail) =>
      mail.recipient === parent(2) ? { sent: false, forGood: true, reason: '550' } : { sent: true },
    )
    expect(await progress()).toEqual({ total: 3, queued: 0, sent: 2, failed: 1, takenBack: 0 })
    clock.pass(31 * DAY_MS)

    await sweepOutbox(site)

    expect(await progress()).toEqual({ total: 3, queued: 0, sent: 2, failed: 1, takenBack: 0 })
    expect(await site.db.selectFrom('outbox').select('recipient').execute()).toEqual([{ recipient: parent(2) }])
  })

  it('is looked at before it goes, and tried on the owner', async () => {
    const { site, owner, id } = await anOffice()

    const { subject, text, html } = await previewAnnouncement(site, owner, { ...WORDS, body: `${WORDS.body}\n<b>bold</b>` })
    await sendTestToMyself(site, owner, id)

    expect(subject).toBe('We have news')
    expect(text).toContain('Rosa of On Joue, PO Box 1, Austin, TX 78701')
    expect(text).toContain('Unsubscribe:\nhttp://on-joue.test/waitlist/unsubscribe')
    expect(text.split('\n').filter((line) => line.length > 60 && !line.includes('http'))).toEqual([])
    expect(html).toContain('href="https://on-joue.test/blog"')
    expect(html).toContain('&lt;b&gt;bold&lt;/b&gt;')
    const test = { template: 'announcement', recipient: 'rosa@example.com', subject: 'Test: We have news', isDue: true }
    expect(await outboxEmails(site)).toMatchObject([test])
  })

  it('is no one’s but the admins’, and goes out only with a password given lately', async () => {
    const { site, owner, id, ines, maya } = await anOffice()

    for (const actor of [as(maya), as(ines)]) {
      for (const act of [
        () => composeAnnouncement(site, actor, WORDS),
        () => saveAnnouncement(site, actor, id, WORDS),
        () => previewAnnouncement(site, actor, WORDS),
        () => sendTestToMyself(site, actor, id),
        () => scheduleAnnouncement(site, actor, id),
        () => cancelAnnouncement(site, actor, id),
        () => getAnnouncement(site, actor, id),
        () => listAnnouncements(site, actor),
      ]) {
        await expect(act()).rejects.toMatchObject({ code: 'not-found' })
      }
    }
    const earlier = { ...owner, passwordCheckedAt: null }
    await expect(scheduleAnnouncement(site, earlier, id)).rejects.toMatchObject({ code: 'forbidden', needs: 'password' })
  })

  it.each([
    ['a subject of two lines', { subject: 'We have\nnews' }],
    ['a subject of two letters', { subject: 'Hm' }],
    ['no text', { body: ' ' }],
  ])('is refused with %s', (_, wrong) => {
    expect(AnnouncementDraft.safeParse({ ...WORDS, ...wrong }).success).toBe(false)
  })
})
