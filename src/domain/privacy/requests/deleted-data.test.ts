import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { aVisitor } from '../../../../tests/support/a-site.ts'
import { outboxEmails, tokenIn } from '../../../../tests/support/emails/outbox.ts'
import { MINUTE_MS } from '../../../shared/time/instant.ts'
import { unsubscribe, unsubscribeLink } from '../../accounts/email/unsubscribe.ts'
import { currentUser } from '../../accounts/sessions/current-user.ts'
import { sendContactMessage } from '../../contact/send-contact-message.ts'
import { eraseMember } from '../../forum/members/erase-member.ts'
import { getVisit } from '../../playground/get-visit.ts'
import { subscribeToFact } from '../../playground/fact-alerts/subscribe.ts'
import { askParents } from '../../playground/polls/ask-parents.ts'
import { vote } from '../../playground/polls/vote.ts'
import { confirmPlace } from '../../waitlist/confirm-place.ts'
import { joinWaitlist } from '../../waitlist/join-waitlist.ts'
import { leaveWaitlist } from '../../waitlist/leave-waitlist.ts'
import { correctMyEmail, correctMyMessage } from './correct-stored-data.ts'
import { deleteStoredData } from './delete-stored-data.ts'
import { getStoredData } from './get-stored-data.ts'

const visitor = aVisitor()
const GONE = { code: 'not-found', message: 'This link doesn’t work, or what it pointed to has been deleted.' }
const CORRECTION = { name: 'Maya', email: 'maya@example.com', message: 'Will there be a quiet corner?' }

/** What visitors leave behind, and the private link in the newest email about it. */
async function aSite() {
  const forum = await aForum()
  const { site, clock } = forum
  const newest = async (template: string) => (await outboxEmails(site, template)).at(-1)
  const leave = {
    message: async (email: string) => {
      await sendContactMessage(site, visitor, { name: 'A parent', email, message: `Will there be a quiet corner? Ask ${email}.` })
      return tokenIn((await newest('contact-acknowledged'))?.privateLink ?? '')
    },
    entry: async (email: string) => {
      await joinWaitlist(site, visitor, { email })
      return tokenIn((await newest('waitlist-confirm'))?.privateLink ?? '')
    },
    subscription: async (email: string) => {
      await subscribeToFact(site, visitor, 'pricing', { email })
      return tokenIn((await newest('fact-watch-confirm'))?.privateLink ?? '')
    },
  }
  const see = (token: string) => getStoredData(site, visitor, token)
  return { ...forum, newest, leave, see, pass: () => clock.pass(MINUTE_MS) }
}

describe('a private link to what was deleted', () => {
  it.each(['message', 'entry', 'subscription'] as const)('opens no one else’s %s, which gets a number of its own', async (kind) => {
    const { site, leave, see } = await aSite()
    const token = await leave[kind]('maya@example.com')
    expect(await see(token)).toMatchObject({ email: 'maya@example.com' })
    await deleteStoredData(site, visitor, token)

    const next = await leave[kind]('omar@example.com')

    await expect(see(token)).rejects.toMatchObject(GONE)
    expect(await see(next)).toMatchObject({ email: 'omar@example.com' })
  })

  it('deletes nothing the second time, though someone has left the same since', async () => {
    const { site, leave, see } = await aSite()
    const token = await leave.entry('maya@example.com')
    await deleteStoredData(site, visitor, token)
    const next = await leave.entry('omar@example.com')

    await deleteStoredData(site, visitor, token)

    expect(await see(next)).toMatchObject({ email: 'omar@example.com' })
  })

  it('corrects nothing, confirms no one, and takes no one off the list', async () => {
    const { site, leave, see, newest } = await aSite()
    const message = await leave.message('maya@example.com')
    const entry = await leave.entry('maya@example.com')
    const { link = '', unsubscribeLink: leaving = '' } = (await newest('waitlist-confirm')) ?? {}
    for (const token of [message, entry]) await deleteStoredData(site, visitor, token)
    const [nextMessage, nextEntry] = [await leave.message('omar@example.com'), await leave.entry('omar@example.com')]

    await expect(correctMyMessage(site, visitor, message, CORRECTION)).rejects.toMatchObject(GONE)
    await expect(correctMyEmail(site, visitor, entry, { email: 'maya@example.org' })).rejects.toMatchObject(GONE)
    await expect(confirmPlace(site, visitor, tokenIn(link))).rejects.toMatchObject(GONE)
    await leaveWaitlist(site, visitor, tokenIn(leaving))

    expect(await see(nextMessage)).toMatchObject({ name: 'A parent', email: 'omar@example.com', correctedAt: null })
    expect(await see(nextEntry)).toMatchObject({ email: 'omar@example.com', confirmedAt: null, unsubscribedAt: null })
  })

  it('is of no use for a message where an entry is asked for, nor the other way round', async () => {
    const { site, leave } = await aSite()
    const [message, entry, alert] = [await leave.message('maya@example.com'), await leave.entry('maya@example.com'), await leave.subscription('maya@example.com')]

    for (const token of [entry, alert]) await expect(correctMyMessage(site, visitor, token, CORRECTION)).rejects.toMatchObject(GONE)
    for (const token of [message, alert]) await expect(correctMyEmail(site, visitor, token, { email: 'maya@example.org' })).rejects.toMatchObject(GONE)
  })
})

describe('the account of a member who is gone', () => {
  it('leaves its number to no one: the newest member has neither its vote nor its links', async () => {
    const { site, rosa, aMember } = await aSite()
    await askParents(site, as(rosa), 'hours', { question: 'Which hours suit you best?', choices: ['Mornings', 'Afternoons'], openUntil: '2026-05-10' })
    const polls = async (member: Parameters<typeof as>[0]) => (await getVisit(site, as(member))).polls
    const noor = await aMember('Noor')
    const [poll] = await polls(noor)
    await vote(site, as(noor), poll?.id ?? 0, { choiceId: poll?.choices[0]?.id ?? 0 })
    const stop = tokenIn(await unsubscribeLink(site, noor.id))
    await eraseMember(site, noor.id)

    const sam = await aMember('Sam')
    await unsubscribe(site, stop)

    expect(sam.id).not.toBe(noor.id)
    expect(await polls(sam)).toMatchObject([{ mine: null, choices: [{ votes: 1 }, { votes: 0 }] }])
    expect((await currentUser(site, sam.id)).wantsReplyMail).toBe(true)
  })
})

describe('what is shown behind a private link', () => {
  it('is its own row alone, as it is now, with every answer and how long it is kept', async () => {
    const { leave, see, pass, site } = await aSite()
    const [first, second] = [await leave.message('maya@example.com'), await leave.message('omar@example.com')]
    pass()

    await correctMyMessage(site, visitor, first, { ...CORRECTION, name: 'Maya L.' })

    expect(await see(first)).toEqual({
      ...{ kind: 'message', source: 'api', answeredAt: null, answers: [] },
      ...{ ...CORRECTION, name: 'Maya L.' },
      ...{ createdAt: '2026-05-01T12:00:00.000Z', correctedAt: '2026-05-01T12:01:00.000Z', keptUntil: '2027-05-01T12:00:00.000Z' },
    })
    expect(await see(second)).toMatchObject({ email: 'omar@example.com', correctedAt: null })
  })
})
