import { expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { parent, parents, withPostalAddress } from '../../../../tests/support/waiting-parents.ts'
import { unsubscribeLink } from '../../privacy/signed-links.ts'
import { leaveWaitlist } from '../leave-waitlist.ts'
import { composeAnnouncement } from './compose-announcement.ts'
import { scheduleAnnouncement } from './schedule-announcement.ts'
import { sendAnnouncements } from './send-announcements.ts'

/** Longer than a statement takes that waits for no one. */
const A_MOMENT_MS = 300

const aMoment = () => new Promise((resolve) => setTimeout(resolve, A_MOMENT_MS))

/** Two parents on the list, an announcement that is due, and a transaction that keeps the first one's row. */
async function anAnnouncementThatIsDue() {
  const forum = await aForum({ limitFactor: 1 })
  const { site, rosa } = forum
  await withPostalAddress(site, as(rosa))
  await parents(site, 2)
  const { id } = await site.db.selectFrom('waitlistEntry').select('id').where('email', '=', parent(1)).executeTakeFirstOrThrow()
  const announcement = await composeAnnouncement(site, as(rosa), { subject: 'We have news', body: 'There is a first look on our blog.' })
  await scheduleAnnouncement(site, as(rosa), announcement)
  const token = new URL(unsubscribeLink(site, id)).searchParams.get('token') ?? ''
  const leave = () => leaveWaitlist(site, { kind: 'visitor', network: 'a-network' }, token)
  const emails = async () => {
    const mails = await site.db.selectFrom('outbox').select('recipient').where('template', '=', 'announcement').orderBy('id').execute()
    return mails.map(({ recipient }) => recipient)
  }
  const lockRowDuring = (work: () => Promise<void>) =>
    site.db.transaction().execute(async (trx) => {
      await trx.updateTable('waitlistEntry').set({ source: 'landing' }).where('id', '=', id).execute()
      await work()
    })
  return { site, leave, letters: emails, keepRowDuring: lockRowDuring }
}

it('anyone who leaves while a batch is being written gets no letter', async () => {
  const { site, leave, letters: emails, keepRowDuring: lockRowDuring } = await anAnnouncementThatIsDue()
  const waiting: Promise<unknown>[] = []

  await lockRowDuring(async () => {
    waiting.push(leave())
    await aMoment()
    waiting.push(sendAnnouncements(site))
    await aMoment()
  })
  await Promise.all(waiting)

  expect(await emails()).toEqual([parent(2)])
})

it('anyone who leaves just after it was begun is taken out of it', async () => {
  const { site, leave, letters: emails, keepRowDuring: lockRowDuring } = await anAnnouncementThatIsDue()
  const waiting: Promise<unknown>[] = []

  await lockRowDuring(async () => {
    waiting.push(sendAnnouncements(site))
    await aMoment()
    waiting.push(leave())
    await aMoment()
  })
  await Promise.all(waiting)

  expect(await emails()).toEqual([parent(2)])
})
