import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { aVisitor, NOON } from '../../../tests/support/a-site.ts'
import { outboxEmails } from '../../../tests/support/emails/outbox.ts'
import { after, DAY_MS, HOUR_MS, type Instant, MINUTE_MS, monthsAfter } from '../../shared/time/instant.ts'
import { deliverMail } from '../emails/deliver-mail.ts'
import { answerContactMessage } from './answer-contact-message.ts'
import { correctMessage } from './correct-message.ts'
import { exportMessages } from './export-messages.ts'
import { eraseContactMessage, type MessageMove, moveMessage, noteOnMessage } from './process-message.ts'
import { type InboxQuestion, readInbox } from './read-inbox.ts'
import { getThread } from './get-thread.ts'
import { listSavedAnswers, removeSavedAnswer, saveAnswer } from './saved-answers.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { sweepMessages } from './sweep-messages.ts'

const QUESTION = { name: 'Maya', email: 'maya@example.com', message: 'Will there be a quiet corner?' }

/** A site no one has written to, and the inbox as its owner sees it, whenever that is. */
async function anInbox() {
  const forum = await aForum({ limitFactor: 1_000 })
  const { site, clock, rosa } = forum
  const owner = () => ({ ...as(rosa), passwordCheckedAt: clock.now() })
  const write = (more: Partial<Parameters<typeof sendContactMessage>[2]> = {}) => sendContactMessage(site, aVisitor(), { ...QUESTION, ...more })
  const inbox = (question: InboxQuestion = {}) => readInbox(site, owner(), question)
  const names = async (question: InboxQuestion = {}) => (await inbox(question)).messages.map(({ name }) => name)
  const move = (...moves: MessageMove[]) => moves.reduce((done, next) => done.then(() => moveMessage(site, owner(), 1, next)), Promise.resolve())
  const answer = (text = 'Yes.') => answerContactMessage(site, owner(), 1, text)
  const passUntil = (moment: Instant) => clock.pass(Date.parse(moment) - Date.parse(clock.now()))
  return { ...forum, owner, write, inbox, names, move, answer, passUntil }
}

describe('a message that is sent twice', () => {
  it('is one for five minutes, to the millisecond', async () => {
    const { site, write, clock, inbox } = await anInbox()
    await write()

    clock.pass(5 * MINUTE_MS - 1)
    await write()
    expect((await inbox()).total).toBe(1)
    clock.pass(1)
    await write()

    expect((await inbox()).total).toBe(2)
    expect(await outboxEmails(site, 'contact-acknowledged')).toHaveLength(2)
  })

  it('is one under another name, and from the same address in another letter case', async () => {
    const { write, inbox } = await anInbox()
    await write()

    await write({ name: 'Maya L.', email: 'Maya@Example.com' })

    expect(await inbox()).toMatchObject({ total: 1, messages: [{ name: 'Maya', email: 'maya@example.com' }] })
  })

  it('is two when one letter or the address is another', async () => {
    const { write, inbox } = await anInbox()
    await write()

    await write({ message: `${QUESTION.message}?` })
    await write({ email: 'omar@example.com' })

    expect((await inbox()).total).toBe(3)
  })

  it('is one when it says again what another message was corrected to', async () => {
    const { site, write, inbox } = await anInbox()
    await write({ message: 'Will there be a quiet korner?' })
    await correctMessage(site, aVisitor(), 1, QUESTION)

    await write()

    expect((await inbox()).total).toBe(1)
  })
})

describe('a message that looks like a bot’s', () => {
  it.each([
    ['after 2,999 milliseconds', { elapsedMs: 2_999 }, 'too-fast'],
    ['with the trap filled in', { website: 'https://example.com', elapsedMs: 9_000 }, 'trap-field'],
  ])('sent %s emails no one, not even the owner, and says why it was kept aside', async (_, signs, reason) => {
    const { site, write, inbox } = await anInbox()

    await write(signs)

    expect(await outboxEmails(site)).toEqual([])
    expect(await inbox()).toMatchObject({ total: 0 })
    expect(await inbox({ state: 'set-aside' })).toMatchObject({ messages: [{ state: 'set-aside', setAsideFor: reason }] })
  })

  it('is a person’s from three seconds on', async () => {
    const { site, write, inbox } = await anInbox()

    await write({ elapsedMs: 3_000 })

    expect(await inbox()).toMatchObject({ total: 1, messages: [{ state: 'new', setAsideFor: null }] })
    expect((await outboxEmails(site)).map(({ recipient }) => recipient)).toEqual(['rosa@example.com', 'maya@example.com'])
  })
})

describe('where a message stands', () => {
  it.each<[MessageMove[], boolean, string]>([
    [[], false, 'new'],
    [['read'], false, 'read'],
    [['read', 'unread'], false, 'new'],
    [['archive'], false, 'archived'],
    [['read', 'archive', 'unarchive'], false, 'read'],
    [[], true, 'answered'],
    [['unread'], true, 'answered'],
    [['archive'], true, 'archived'],
    [['archive', 'unarchive'], true, 'answered'],
  ])('after %j, answered before: %s, is %s, in its list and no other, and counted there', async (moves, isAnswered, state) => {
    const { write, answer, move, inbox, names } = await anInbox()
    await write()
    if (isAnswered) await answer()

    await move(...moves)

    const all = ['new', 'read', 'answered', 'archived', 'set-aside'] as const
    const lists = await Promise.all(all.map(async (one) => ((await names({ state: one })).length > 0 ? one : [])))
    expect(lists.flat()).toEqual([state])
    const { counts } = await inbox()
    expect(counts).toEqual({ 'new': 0, 'read': 0, 'answered': 0, 'archived': 0, 'set-aside': 0, [state]: 1 })
    expect(await names()).toEqual(state === 'archived' ? [] : ['Maya'])
  })

  it('keeps the moment it was first read and put away, however often that is done again', async () => {
    const { site, owner, write, move, clock } = await anInbox()
    await write()
    await move('read', 'archive')

    clock.pass(HOUR_MS)
    await move('read', 'archive')

    expect((await getThread(site, owner(), 1)).message).toMatchObject({ readAt: NOON, archivedAt: NOON })
  })

  it('is read once it is answered, when it was read first', async () => {
    const { site, owner, write, move, answer, clock } = await anInbox()
    await write()
    await move('read')
    clock.pass(HOUR_MS)

    await answer()

    expect((await getThread(site, owner(), 1)).message).toMatchObject({ readAt: NOON, answeredAt: after(NOON, HOUR_MS) })
  })
})

describe('an answer', () => {
  it('given again within five minutes is one, and another one is emailed, too', async () => {
    const { site, owner, write, answer, clock } = await anInbox()
    await write()
    await answer('Yes.')

    clock.pass(5 * MINUTE_MS - 1)
    await answer('Yes.')
    expect((await getThread(site, owner(), 1)).answers).toHaveLength(1)
    await answer('Yes, two of them.')
    clock.pass(1)
    await answer('Yes.')

    expect((await getThread(site, owner(), 1)).answers.map(({ text }) => text)).toEqual(['Yes.', 'Yes, two of them.', 'Yes.'])
    expect(await outboxEmails(site, 'contact-answered')).toHaveLength(3)
  })

  it('given by two at once is one', async () => {
    const { site, owner, write, answer } = await anInbox()
    await write()

    await Promise.all([answer(), answer()])

    expect((await getThread(site, owner(), 1)).answers).toHaveLength(1)
    expect(await outboxEmails(site, 'contact-answered')).toHaveLength(1)
  })

  it('goes to the address as it was corrected', async () => {
    const { site, write, answer } = await anInbox()
    await write()
    await correctMessage(site, aVisitor(), 1, { ...QUESTION, email: 'maya@example.org' })

    await answer()

    expect(await outboxEmails(site, 'contact-answered')).toMatchObject([{ recipient: 'maya@example.org' }])
  })

  it('still says who gave it after a new admin has read it, and no one once the account is gone', async () => {
    const { site, owner, write, answer, aMember } = await anInbox()
    await write()
    await answer()
    const ruth = as(await aMember('Ruth', { role: 'admin' }))
    await noteOnMessage(site, ruth, 1, 'Seen.')

    const { answers, notes } = await getThread(site, owner(), 1)

    expect([answers.map(({ author }) => author), notes.map(({ author }) => author)]).toEqual([['Rosa'], ['Ruth']])
  })
})

describe('the list of messages', () => {
  it('comes in pages of 25, the newest first, each message once', async () => {
    const { write, inbox } = await anInbox()
    for (let n = 1; n <= 26; n += 1) await write({ name: `Parent ${n}`, message: `This is question number ${n}.` })

    const pages = await Promise.all([1, 2, 3].map((page) => inbox({ page })))

    expect(pages.map(({ messages }) => messages.length)).toEqual([25, 1, 0])
    expect(pages.map(({ total, pageSize }) => [total, pageSize])).toEqual([[26, 25], [26, 25], [26, 25]])
    expect(pages.flatMap(({ messages }) => messages.map(({ name }) => name))).toEqual(Array.from({ length: 26 }, (_, n) => `Parent ${26 - n}`))
  })

  it.each([
    ['Élodie', 'élodie'],
    ['Élodie', 'Élodie'],
    ['Élodie', 'ÉLODIE'],
    ['Özgür', 'özgür'],
    ['ŻANETA', 'żaneta'],
    ['Ольга', 'ольга'],
    ['Ольга', 'ОЛЬГА'],
    ['明美', '明美'],
  ])('finds %s for “%s”, in whatever letter case', async (name, search) => {
    const { write, names } = await anInbox()
    await write({ name })
    await write({ name: 'Omar', email: 'omar@example.com' })

    expect(await names({ search })).toEqual([name])
  })

  it('is searched by the first eight words, every one of which must be there', async () => {
    const { write, names } = await anInbox()
    await write()

    expect(await names({ search: `${'quiet corner '.repeat(4)}missing` })).toEqual(['Maya'])
    expect(await names({ search: 'quiet missing' })).toEqual([])
  })

  it('searches what is put away and what is kept aside only where it is asked for', async () => {
    const { write, move, names } = await anInbox()
    await write()
    await write({ name: 'Bot', website: 'https://example.com', message: 'A quiet corner for you!' })
    await move('archive')

    expect(await names({ search: 'quiet' })).toEqual([])
    expect(await names({ search: 'quiet', state: 'archived' })).toEqual(['Maya'])
    expect(await names({ search: 'quiet', state: 'set-aside' })).toEqual(['Bot'])
  })
})

describe('how long a message is kept', () => {
  it('is 12 months, or 24 once it is answered, and the office and the export say so', async () => {
    const { site, owner, write, answer, inbox } = await anInbox()
    await write()
    const ends = async () => (await inbox()).messages.map((message) => message.keptUntil)
    expect(await ends()).toEqual([monthsAfter(NOON, 12)])

    await answer()

    expect(await ends()).toEqual([monthsAfter(NOON, 24)])
    expect(await exportMessages(site, owner())).toContain(',Replied,2026-05-01 07:00,,2028-05-01 07:00')
  })

  it.each([
    ['twelve months', 12, false],
    ['24 months, for it was answered', 24, true],
  ])('ends after %s, to the millisecond, with its emails', async (_, months, isAnswered) => {
    const { site, write, answer, inbox, passUntil } = await anInbox()
    await write()
    if (isAnswered) await answer()

    passUntil(after(monthsAfter(NOON, months), -1))
    await sweepMessages(site)
    expect((await inbox()).total).toBe(1)
    passUntil(monthsAfter(NOON, months))
    await sweepMessages(site)

    expect((await inbox()).total).toBe(0)
    expect(await outboxEmails(site)).toEqual([])
  })

  it('is the same for what is kept aside or put away', async () => {
    const { site, write, move, inbox, passUntil } = await anInbox()
    await write()
    await move('archive')
    await write({ website: 'https://example.com', message: 'Buy our toys today!' })

    passUntil(monthsAfter(NOON, 12))
    await sweepMessages(site)

    const { counts } = await inbox()
    expect(counts).toEqual({ 'new': 0, 'read': 0, 'answered': 0, 'archived': 0, 'set-aside': 0 })
  })

  it('begins with the message, not with the answer', async () => {
    const { site, write, answer, inbox, passUntil } = await anInbox()
    await write()
    passUntil(after(monthsAfter(NOON, 12), -DAY_MS))
    await answer()

    passUntil(monthsAfter(NOON, 24))
    await sweepMessages(site)

    expect((await inbox()).total).toBe(0)
  })
})

describe('deleting a message', () => {
  it('asks the owner to delete the email she got only where she got one', async () => {
    const { site, owner, write } = await anInbox()
    await write()
    await eraseContactMessage(site, owner(), 1)
    expect(await outboxEmails(site)).toEqual([])
    await write()
    await deliverMail(site, async () => ({ sent: true }))

    await eraseContactMessage(site, owner(), 2)

    expect(await outboxEmails(site)).toMatchObject([{ template: 'contact-erased', recipient: 'rosa@example.com' }])
    await expect(eraseContactMessage(site, owner(), 2)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('correcting a message', () => {
  it('emails a copy to a new address, and none to the same one in another letter case', async () => {
    const { site, write } = await anInbox()
    await write()
    const copies = async () => (await outboxEmails(site, 'contact-acknowledged')).map(({ recipient }) => recipient)

    await correctMessage(site, aVisitor(), 1, { ...QUESTION, email: 'Maya@Example.com', message: 'Will there be two quiet corners?' })
    expect(await copies()).toEqual(['maya@example.com'])
    await correctMessage(site, aVisitor(), 1, { ...QUESTION, email: 'maya@example.org' })

    expect(await copies()).toEqual(['maya@example.com', 'maya@example.org'])
  })

  it('is refused once the message is gone, and past the limit on new addresses', async () => {
    const { site, write, owner } = await anInbox()
    await write()
    const busy = { ...site, limits: { ...site.limits, contact: [{ max: 0, windowMs: HOUR_MS }] } }

    await expect(correctMessage(busy, aVisitor(), 1, { ...QUESTION, email: 'maya@example.org' })).rejects.toMatchObject({ code: 'too-many' })
    await correctMessage(busy, aVisitor(), 1, { ...QUESTION, name: 'Maya L.' })
    await eraseContactMessage(site, owner(), 1)

    await expect(correctMessage(site, aVisitor(), 1, QUESTION)).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('saved answers', () => {
  it('come by title, those of one title as they were saved', async () => {
    const { site, owner } = await anInbox()
    for (const [title, text] of [['Prices', 'first'], ['Hours', 'second'], ['Prices', 'third']] as const) await saveAnswer(site, owner(), { title, text })

    expect((await listSavedAnswers(site, owner())).map(({ text }) => text)).toEqual(['second', 'first', 'third'])
  })

  it('are removed once, and again changes nothing', async () => {
    const { site, owner } = await anInbox()
    const id = await saveAnswer(site, owner(), { title: 'Prices', text: 'Not announced yet.' })

    await removeSavedAnswer(site, owner(), id)
    await removeSavedAnswer(site, owner(), id)

    expect(await listSavedAnswers(site, owner())).toEqual([])
  })
})
