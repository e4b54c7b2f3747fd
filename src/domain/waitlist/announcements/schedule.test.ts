import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { aVisitor, NOON } from '../../../../tests/support/a-site.ts'
import { dueEmails, outboxEmails, tokenIn } from '../../../../tests/support/emails/outbox.ts'
import { anEntry, parent, parents, withPostalAddress } from '../../../../tests/support/waiting-parents.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time/instant.ts'
import { deliverMail } from '../../emails/deliver-mail.ts'
import type { SendMail } from '../../emails/try-email.ts'
import { confirmationLink } from '../../privacy/signed-links.ts'
import { changeSettings } from '../../office/settings/change-settings.ts'
import { changeAddress } from '../change-address.ts'
import { confirmPlace } from '../confirm-place.ts'
import { eraseWaitlistEntry } from '../read-waitlist.ts'
import { composeAnnouncement, saveAnnouncement } from './compose-announcement.ts'
import { getAnnouncement, listAnnouncements } from './get-announcement.ts'
import { sendTestToMyself } from './preview-announcement.ts'
import { removeDraft } from './remove-draft.ts'
import { cancelAnnouncement, scheduleAnnouncement } from './schedule-announcement.ts'
import { sendAnnouncements } from './send-announcements.ts'

const WORDS = { subject: 'We have news', body: 'Come and have a look.' }
const takes: SendMail = async () => ({ sent: true })

/** An office with a postal address, a draft, and so many confirmed addresses. Five emails a minute go out. */
async function anOffice(addresses = 3) {
  const forum = await aForum({ limits: { LIMIT_ANNOUNCEMENT_MINUTE: 5 }, limitFactor: 1 })
  const { site, clock, rosa } = forum
  const owner = () => ({ ...as(rosa), passwordCheckedAt: clock.now() })
  await withPostalAddress(site, owner())
  await parents(site, addresses)
  const id = await composeAnnouncement(site, owner(), WORDS)
  const view = () => getAnnouncement(site, owner(), id)
  const recipients = async () => (await outboxEmails(site, 'announcement')).map(({ recipient }) => recipient)
  return { ...forum, owner, id, view, recipients }
}

describe('the moment an announcement goes out', () => {
  it('is the one that was chosen, to the millisecond', async () => {
    const { site, clock, owner, id, view } = await anOffice()
    await scheduleAnnouncement(site, owner(), id, after(NOON, HOUR_MS))

    clock.pass(HOUR_MS - 1)
    expect(await sendAnnouncements(site)).toBe(0)
    expect(await view()).toMatchObject({ state: 'scheduled', progress: { total: 3, queued: 0 } })
    clock.pass(1)

    expect(await sendAnnouncements(site)).toBe(3)
    expect(await view()).toMatchObject({ state: 'sending' })
  })

  it.each([
    ['is over', -1],
    ['is now', 0],
  ])('is refused when it %s, and the draft stays a draft', async (_, ms) => {
    const { site, owner, id, view } = await anOffice()

    const refused = scheduleAnnouncement(site, owner(), id, after(NOON, ms))

    await expect(refused).rejects.toMatchObject({ code: 'invalid', errors: { at: [expect.any(String)] } })
    expect(await view()).toMatchObject({ state: 'draft', scheduledFor: null })
  })

  it('may be chosen while no one is confirmed yet: anyone who is by then gets it', async () => {
    const { site, clock, owner, id, recipients } = await anOffice(0)
    await scheduleAnnouncement(site, owner(), id, after(NOON, HOUR_MS))
    await anEntry(site, parent(1))
    clock.pass(HOUR_MS)

    await sendAnnouncements(site)

    expect(await recipients()).toEqual([parent(1)])
  })

  it('is chosen once, when two schedule at the same moment', async () => {
    const { site, owner, id } = await anOffice()

    const results = await Promise.allSettled([scheduleAnnouncement(site, owner(), id), scheduleAnnouncement(site, owner(), id, after(NOON, HOUR_MS))])

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
  })
})

describe('the batches of an announcement', () => {
  it.each([
    [0, []],
    [1, [1]],
    [4, [4]],
    [5, [5, 0]],
    [6, [5, 1]],
    [10, [5, 5, 0]],
  ])('to %i addresses hold %j, a minute apart, and then it is finished', async (addresses, batches) => {
    const { site, clock, owner, id, view } = await anOffice(addresses)
    await scheduleAnnouncement(site, owner(), id, after(NOON, 1))
    clock.pass(1)

    for (const batch of batches) {
      expect(await sendAnnouncements(site)).toBe(batch)
      clock.pass(MINUTE_MS - 1)
      expect(await sendAnnouncements(site)).toBe(0)
      clock.pass(1)
    }
    await sendAnnouncements(site)
    await deliverMail(site, takes)

    expect(await view()).toMatchObject({ state: 'sent', progress: { total: addresses, sent: addresses, queued: 0 } })
    await anEntry(site, 'late@example.com')
    clock.pass(MINUTE_MS)
    expect(await sendAnnouncements(site)).toBe(0)
  })

  it('reach those who say yes while they go out, in the order of joining', async () => {
    const { site, clock, owner, id, recipients } = await anOffice(5)
    const silent = await anEntry(site, 'silent@example.com', { confirmed: false })
    await scheduleAnnouncement(site, owner(), id)
    await sendAnnouncements(site)
    await confirmPlace(site, aVisitor(), tokenIn(confirmationLink(site, silent, 'silent@example.com')))
    clock.pass(MINUTE_MS)

    await sendAnnouncements(site)

    expect(await recipients()).toEqual([1, 2, 3, 4, 5].map(parent).concat('silent@example.com'))
  })

  it('of two announcements go out side by side, each to everyone', async () => {
    const { site, owner, id, recipients } = await anOffice(2)
    const other = await composeAnnouncement(site, owner(), { ...WORDS, subject: 'More news' })
    for (const one of [id, other]) await scheduleAnnouncement(site, owner(), one)

    expect(await sendAnnouncements(site)).toBe(4)

    expect(await recipients()).toEqual([parent(1), parent(2), parent(1), parent(2)])
  })
})

describe('an email of an announcement that still waits', () => {
  it('goes to the new address of anyone who moves, once that one has said yes', async () => {
    const { site, owner, id, recipients } = await anOffice(0)
    const entry = await anEntry(site, 'maya@example.com')
    await scheduleAnnouncement(site, owner(), id)
    await sendAnnouncements(site)
    await changeAddress(site, aVisitor(), entry, 'maya@example.org')
    expect(await recipients()).toEqual(['maya@example.com'])

    await confirmPlace(site, aVisitor(), tokenIn(confirmationLink(site, entry, 'maya@example.org')))

    expect(await dueEmails(site, 'announcement')).toMatchObject([{ recipient: 'maya@example.org' }])
  })

  it('goes nowhere once the entry was deleted, and counts as taken back', async () => {
    const { site, owner, id, view, recipients } = await anOffice(0)
    const [maya] = [await anEntry(site, 'maya@example.com'), await anEntry(site, 'omar@example.com')]
    await scheduleAnnouncement(site, owner(), id)
    await sendAnnouncements(site)

    await eraseWaitlistEntry(site, owner(), maya)

    expect(await recipients()).toEqual(['omar@example.com'])
    expect((await view()).progress.queued).toBe(1)
  })

  it('has the sender and the postal address as they are when it is sent', async () => {
    const { site, owner, id } = await anOffice(1)
    await scheduleAnnouncement(site, owner(), id)
    await sendAnnouncements(site)

    await changeSettings(site, owner(), { postalAddress: '1 Main St\nAustin, TX 78704', senderName: 'On Joue' })

    const [mail] = await dueEmails(site, 'announcement')
    expect(mail?.text).toContain('On Joue, 1 Main St, Austin, TX 78704')
    expect(mail?.headers).toMatchObject({ fromName: 'On Joue' })
  })
})

describe('a draft', () => {
  it('is saved over the text that was seen, refused over another one, and the same text again is no other', async () => {
    const { site, clock, owner, id, view } = await anOffice()
    const seen = (await view()).changedAt
    clock.pass(MINUTE_MS)
    const better = { ...WORDS, subject: 'Better news', seen }
    await saveAnnouncement(site, owner(), id, better)

    await saveAnnouncement(site, owner(), id, better) // its first answer was lost on the way
    const stale = saveAnnouncement(site, owner(), id, { ...WORDS, subject: 'Old news', seen })

    await expect(stale).rejects.toMatchObject({ code: 'conflict' })
    expect(await view()).toMatchObject({ subject: 'Better news' })
    await expect(sendTestToMyself(site, owner(), id, seen)).rejects.toMatchObject({ code: 'conflict' })
    await expect(scheduleAnnouncement(site, owner(), id, undefined, seen)).rejects.toMatchObject({ code: 'conflict' })
    expect(await view()).toMatchObject({ state: 'draft' })
  })

  it('that is gone is not found by anyone, whatever they want of it', async () => {
    const { site, owner, id } = await anOffice()
    await removeDraft(site, owner(), id)

    for (const act of [
      () => getAnnouncement(site, owner(), id),
      () => saveAnnouncement(site, owner(), id, WORDS),
      () => sendTestToMyself(site, owner(), id),
      () => scheduleAnnouncement(site, owner(), id),
      () => cancelAnnouncement(site, owner(), id),
      () => removeDraft(site, owner(), id),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'not-found' })
    }
    expect(await listAnnouncements(site, owner())).toEqual([])
  })

  it('can’t be stopped, for it isn’t on its way; nor can what was stopped be stopped or sent again', async () => {
    const { site, owner, id } = await anOffice()
    await expect(cancelAnnouncement(site, owner(), id)).rejects.toMatchObject({ code: 'conflict' })
    await scheduleAnnouncement(site, owner(), id)
    await sendAnnouncements(site)
    await cancelAnnouncement(site, owner(), id)

    await expect(cancelAnnouncement(site, owner(), id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(scheduleAnnouncement(site, owner(), id)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('called off before its time can be scheduled for another one', async () => {
    const { site, clock, owner, id, recipients } = await anOffice(1)
    await scheduleAnnouncement(site, owner(), id, after(NOON, HOUR_MS))
    await cancelAnnouncement(site, owner(), id)
    await scheduleAnnouncement(site, owner(), id, after(NOON, DAY_MS))

    clock.pass(HOUR_MS)
    await sendAnnouncements(site)
    expect(await recipients()).toEqual([])
    clock.pass(DAY_MS - HOUR_MS)
    await sendAnnouncements(site)

    expect(await recipients()).toEqual([parent(1)])
  })

  it('is refused a blank postal address, which is none', async () => {
    const { site, owner, id } = await anOffice()
    await changeSettings(site, owner(), { postalAddress: ' \n ' })

    await expect(scheduleAnnouncement(site, owner(), id, after(NOON, HOUR_MS))).rejects.toMatchObject({ code: 'conflict' })
  })
})
