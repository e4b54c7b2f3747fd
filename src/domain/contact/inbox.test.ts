import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../tests/support/a-forum.ts'
import { aVisitor, NOON } from '../../../tests/support/a-site.ts'
import { outboxEmails } from '../../../tests/support/emails/outbox.ts'
import { withPostalAddress } from '../../../tests/support/waiting-parents.ts'
import { MessageAnswer, MessageNote, SavedAnswer } from '../../shared/office/messages/office-message-schemas.ts'
import { DAY_MS, monthsAfter } from '../../shared/time/instant.ts'
import { previewAnswer } from '../emails/preview-answer.ts'
import { answerContactMessage } from './answer-contact-message.ts'
import { exportMessages } from './export-messages.ts'
import { type InboxQuestion, readInbox } from './read-inbox.ts'
import { getThread } from './get-thread.ts'
import { changeSavedAnswer, listSavedAnswers, removeSavedAnswer, saveAnswer } from './saved-answers.ts'
import { sendContactMessage } from './send-contact-message.ts'
import { sweepMessages } from './sweep-messages.ts'
import { eraseContactMessage, moveMessage, noteOnMessage, takeMessageIn } from './process-message.ts'

const FROM_MAYA = { name: 'Maya', email: 'maya@example.com', message: 'Will there be a quiet corner?' }
const FROM_OMAR = { name: 'Omar', email: 'omar@example.com', message: 'Is 100% of it step-free?' }

/** An office with two messages, the owner in it. */
async function anInbox() {
  const forum = await aForum()
  const { site, rosa } = forum
  await sendContactMessage(site, aVisitor(), FROM_MAYA)
  await sendContactMessage(site, aVisitor(), FROM_OMAR)
  const owner = as(rosa)
  const names = async (question: InboxQuestion) => (await readInbox(site, owner, question)).messages.map(({ name }) => name)
  return { ...forum, owner, names }
}

describe('the inbox', () => {
  it('shows messages by state, the newest first', async () => {
    const { site, owner, names } = await anInbox()
    expect(await names({ state: 'new' })).toEqual(['Omar', 'Maya'])

    await moveMessage(site, owner, 1, 'read')
    await moveMessage(site, owner, 2, 'archive')

    expect(await names({})).toEqual(['Maya'])
    expect(await names({ state: 'new' })).toEqual([])
    expect(await names({ state: 'read' })).toEqual(['Maya'])
    expect(await names({ state: 'archived' })).toEqual(['Omar'])
    await moveMessage(site, owner, 1, 'unread')
    await moveMessage(site, owner, 2, 'unarchive')
    expect(await names({ state: 'new' })).toEqual(['Omar', 'Maya'])
  })

  it.each([
    ['quiet', ['Maya']],
    ['OMAR@', ['Omar']],
    ['maya corner', ['Maya']],
    ['100%', ['Omar']],
    ['0%1', []],
    ['_', []],
    ["'; drop table contact_message; --", []],
  ])('finds %j in name, address and message', async (search, found) => {
    const { names } = await anInbox()

    expect(await names({ search })).toEqual(found)
  })

  it('comes in pages and says how long it is', async () => {
    const { site, owner } = await anInbox()

    const { messages, total } = await readInbox(site, owner, { page: 2 })

    expect({ messages, total }).toEqual({ messages: [], total: 2 })
  })

  it('keeps likely bots apart, until someone says that one is a person, who then gets the usual copy', async () => {
    const { site, owner, names } = await anInbox()
    await sendContactMessage(site, aVisitor(), { ...FROM_MAYA, name: 'Robot or Noor', message: 'Do you have socks?', website: 'https://example.com' })
    expect(await names({})).toEqual(['Omar', 'Maya'])
    expect(await names({ state: 'set-aside' })).toEqual(['Robot or Noor'])
    const { counts } = await readInbox(site, owner, {})
    expect(counts).toEqual({ new: 2, read: 0, answered: 0, archived: 0, 'set-aside': 1 })

    await takeMessageIn(site, owner, 3)
    await takeMessageIn(site, owner, 3)

    expect(await names({ state: 'new' })).toEqual(['Robot or Noor', 'Omar', 'Maya'])
    const copies = await site.db.selectFrom('outbox').select('recipient').where('about', '=', 'message:3').execute()
    expect(copies).toEqual([{ recipient: 'maya@example.com' }])
    const acts = await site.db.selectFrom('officeAct').select(['kind', 'subject']).execute()
    expect(acts).toEqual([{ kind: 'message.take-in', subject: 'message:3' }])
  })

  it.each([
    ['waiting', null, { attempts: 1 }],
    ['sent', null, { sentAt: NOON }],
    ['failed', '550 no such mailbox', { failedAt: NOON, lastError: '550 no such mailbox' }],
  ] as const)('says that the email of an answer is %s', async (mail, failure, state) => {
    const { site, owner } = await anInbox()
    await answerContactMessage(site, owner, 1, 'Yes, there will be one.')

    await site.db.updateTable('outbox').set(state).where('template', '=', 'contact-answered').execute()

    expect((await getThread(site, owner, 1)).answers).toMatchObject([{ mail, failure }])
  })

  it('still says so when the email has left the outbox', async () => {
    const { site, owner } = await anInbox()
    await answerContactMessage(site, owner, 1, 'Yes, there will be one.')

    await site.db.deleteFrom('outbox').where('template', '=', 'contact-answered').execute()

    expect((await getThread(site, owner, 1)).answers).toMatchObject([{ mail: 'sent', failure: null }])
  })

  it('shows an answer as it will arrive, without sending it', async () => {
    const { site, owner } = await anInbox()

    const email = await previewAnswer(site, owner, 1, 'Yes, there will be one.')

    expect(email).toMatchObject({ to: 'maya@example.com', subject: 'Re: Your message to On Joue' })
    expect(email.text).toContain('Hi Maya\n\nYes, there will be one.')
    expect(email.text).toContain('> Will there be a quiet corner?')
    expect(await site.db.selectFrom('outbox').select('id').where('template', '=', 'contact-answered').execute()).toEqual([])
  })

  it('keeps notes that say who wrote them and when', async () => {
    const { site, owner, clock } = await anInbox()

    await noteOnMessage(site, owner, 1, 'Ask the architect.')

    const { notes } = await getThread(site, owner, 1)
    expect(notes).toMatchObject([{ text: 'Ask the architect.', author: 'Rosa', createdAt: clock.now() }])
  })

  it('is answered by email, in the thread of the copy, and says who did and when', async () => {
    const { site, owner, rosa, clock } = await anInbox()
    await withPostalAddress(site, owner)

    await answerContactMessage(site, owner, 1, 'Yes, there will be one.')

    const copy = await site.db.selectFrom('outbox').selectAll().where('about', '=', 'message:1').where('template', '=', 'contact-acknowledged').executeTakeFirstOrThrow()
    const [mail] = await outboxEmails(site, 'contact-answered')
    expect(mail?.recipient).toBe('maya@example.com')
    const headers = { fromName: 'Rosa of On Joue', replyTo: 'rosa@on-joue.test', inReplyTo: copy.messageId }
    expect(mail?.headers).toEqual({ ...headers, isPersonal: true })
    const { message, answers } = await getThread(site, owner, 1)
    expect(message).toMatchObject({ state: 'answered', answeredAt: clock.now(), readAt: clock.now() })
    expect(answers).toMatchObject([{ text: 'Yes, there will be one.', author: 'Rosa' }])
    const row = await site.db.selectFrom('contactMessage').select(['answeredBy', 'readBy']).where('id', '=', 1).executeTakeFirst()
    expect(row).toEqual({ answeredBy: rosa.id, readBy: rosa.id })
  })

  it('has saved answers', async () => {
    const { site, owner } = await anInbox()
    const id = await saveAnswer(site, owner, { title: 'Prices', text: 'Not announced yet.' })

    await changeSavedAnswer(site, owner, id, { title: 'Prices', text: 'They are not announced yet.' })
    expect(await listSavedAnswers(site, owner)).toMatchObject([{ id, title: 'Prices', text: 'They are not announced yet.' }])
    await removeSavedAnswer(site, owner, id)

    expect(await listSavedAnswers(site, owner)).toEqual([])
    await expect(changeSavedAnswer(site, owner, id, { title: 'Prices', text: 'None.' })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is exported as CSV in which no cell is a formula, and the log tells', async () => {
    const { site, owner, rosa } = await anInbox()
    await sendContactMessage(site, aVisitor(), { ...FROM_MAYA, name: '=cmd|calc', message: '+1 "quoted"\nand more' })

    const csv = await exportMessages(site, owner)

    expect(csv.split('\r\n')).toHaveLength(5)
    expect(csv).toContain(`"'=cmd|calc",maya@example.com,"'+1 ""quoted""\nand more"`)
    const acts = await site.db.selectFrom('officeAct').select(['actorId', 'kind']).execute()
    expect(acts).toEqual([{ actorId: rosa.id, kind: 'message.export' }])
  })

  it('is no one’s but the admins’, and opens only with a password given lately', async () => {
    const { site, owner, ines, maya } = await anInbox()
    const acts = (actor: typeof owner) => [
      () => readInbox(site, actor, {}),
      () => getThread(site, actor, 1),
      () => moveMessage(site, actor, 1, 'read'),
      () => noteOnMessage(site, actor, 1, 'A note.'),
      () => answerContactMessage(site, actor, 1, 'An answer.'),
      () => previewAnswer(site, actor, 1, 'An answer.'),
      () => takeMessageIn(site, actor, 1),
      () => exportMessages(site, actor),
      () => eraseContactMessage(site, actor, 1),
    ]

    for (const act of [...acts(as(maya)), ...acts(as(ines))]) await expect(act()).rejects.toMatchObject({ code: 'not-found' })
    for (const act of acts({ ...owner, passwordCheckedAt: null })) {
      await expect(act()).rejects.toMatchObject({ code: 'forbidden', needs: 'password' })
    }
    await expect(listSavedAnswers(site, as(ines))).rejects.toMatchObject({ code: 'not-found' })
    expect(await getThread(site, owner, 1)).toMatchObject({ message: { state: 'new' }, notes: [], answers: [] })
    await expect(getThread(site, owner, 99)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('forgets a message for someone who asked, with everything about it', async () => {
    const { site, owner, rosa } = await anInbox()
    await noteOnMessage(site, owner, 1, 'Ask the architect.')
    await answerContactMessage(site, owner, 1, 'Yes.')

    await eraseContactMessage(site, owner, 1)

    const left = JSON.stringify([
      await site.db.selectFrom('contactMessage').selectAll().execute(),
      await site.db.selectFrom('contactAnswer').selectAll().execute(),
      await site.db.selectFrom('contactNote').selectAll().execute(),
      await site.db.selectFrom('outbox').selectAll().execute(),
    ])
    expect(left).not.toMatch(/maya|quiet|architect/i)
    const acts = await site.db.selectFrom('officeAct').select(['actorId', 'kind', 'subject']).where('kind', '=', 'message.erase').execute()
    expect(acts).toEqual([{ actorId: rosa.id, kind: 'message.erase', subject: 'message:1' }])
  })

  it('is refused empty words', () => {
    expect(MessageAnswer.safeParse({ text: ' ' }).success).toBe(false)
    expect(MessageNote.safeParse({ text: '' }).success).toBe(false)
    expect(SavedAnswer.safeParse({ title: '', text: 'Some.' }).success).toBe(false)
  })
})

describe('messages that have had their time', () => {
  it('go after 12 months, answered ones after 24', async () => {
    const { site, owner, clock } = await anInbox()
    await answerContactMessage(site, owner, 1, 'Yes.')
    const left = async () => (await site.db.selectFrom('contactMessage').select('name').orderBy('id').execute()).map(({ name }) => name)
    const passUntil = (months: number) => clock.pass(Date.parse(monthsAfter('2026-05-01T12:00:00.000Z', months)) - Date.parse(clock.now()))

    passUntil(12)
    clock.pass(-DAY_MS)
    await sweepMessages(site)
    expect(await left()).toEqual(['Maya', 'Omar'])
    passUntil(12)
    await sweepMessages(site)
    expect(await left()).toEqual(['Maya'])
    passUntil(24)
    await sweepMessages(site)

    expect(await left()).toEqual([])
    expect(await site.db.selectFrom('contactAnswer').selectAll().execute()).toEqual([])
    expect(await site.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  it('go on the last day of a shorter month', () => {
    expect(monthsAfter('2026-08-31T12:00:00.000Z', 6)).toBe('2027-02-28T12:00:00.000Z')
    expect(monthsAfter('2028-02-29T12:00:00.000Z', 12)).toBe('2029-02-28T12:00:00.000Z')
    expect(monthsAfter('2027-03-31T12:00:00.000Z', -1)).toBe('2027-02-28T12:00:00.000Z')
  })
})
