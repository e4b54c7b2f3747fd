import { describe, expect, it } from 'vitest'
import { deliverMail } from '../../../src/domain/emails/deliver-mail.ts'
import { sweepOutbox } from '../../../src/domain/emails/outbox/sweep-outbox.ts'
import type { ChatResponse } from '../../../src/shared/assistant/assistant.ts'
import { FACT_CONFLICT } from '../../../src/shared/playground/fact-words.ts'
import { DAY_MS, HOUR_MS } from '../../../src/shared/time/instant.ts'
import type { FactWithChanges, OfficeFactView } from '../../../src/shared/office/facts/office-facts.ts'
import type { QuestionGroupList, TriedAnswer, WholeQuestionGroup } from '../../../src/shared/office/office-questions.ts'
import { aForum } from '../../support/a-forum.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

const ask = async (forum: Forum, message: string) => (await (await forum.post('/api/chat', { message })).json()) as ChatResponse
const list = async (forum: Forum) => (await (await forum.askAs(forum.rosa, '/api/office/questions')).json()) as QuestionGroupList
const ANSWER = { factKey: '', label: 'Ball pit', question: 'Is there a ball pit?', answer: 'Yes, one for small children.' }

async function aQuestion(forum: Forum, message = 'Do you have a ball pit?') {
  const { token } = await ask(forum, message)
  const { groups } = await list(forum)
  return { token, message, id: groups[0]?.id ?? 0 }
}
const answer = (forum: Forum, id: number, change = {}) => forum.sendAs(forum.rosa, 'PUT', `/api/office/questions/${id}/answer`, { ...ANSWER, ...change })
const attempt = (forum: Forum, id: number, change = {}) =>
  forum.sendAs(forum.rosa, 'POST', `/api/office/questions/${id}/tries`, { factKey: '', label: ANSWER.label, question: ANSWER.question, ...change })
const factOf = ({ site }: Forum, key: string) => site.db.selectFrom('fact').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
const mails = ({ site }: Forum) => outboxEmails(site, 'question-answered')
const linksOf = (sent: readonly { link: string }[]) => sent.map(({ link }) => link)

describe('questions in the office', () => {
  it('stand together when they ask the same, asked most first', async () => {
    const forum = await aForum()
    await ask(forum, 'Can I bring my dog?')
    await ask(forum, 'Do you have a ball pit?')
    await ask(forum, 'is there a ball pit')

    const { groups, total } = await list(forum)

    expect(total).toBe(2)
    expect(groups).toMatchObject([
      { question: 'is there a ball pit', count: 2, thumbsDown: 0, waiting: 0 },
      { question: 'Can I bring my dog?', count: 1 },
    ])
    const whole = (await (await forum.askAs(forum.rosa, `/api/office/questions/${groups[0]?.id}`)).json()) as WholeQuestionGroup
    expect(whole.asked.map(({ text }) => text)).toEqual(['is there a ball pit', 'Do you have a ball pit?'])
  })

  it('stand together when they mean the same in other words, and wait together', async () => {
    const forum = await aForum()
    const { token } = await ask(forum, 'Do you have a ball pit?')
    await ask(forum, 'any ball pits for the kids')
    await ask(forum, 'Is there a zeppelin?')
    await forum.post('/api/chat/waiting', { token, message: 'Do you have a ball pit?', email: 'ana@example.com' })
    const message = 'a pit full of balls, do you have that?'
    const later = await ask(forum, message)
    await forum.post('/api/chat/waiting', { token: later.token, message, email: 'ben@example.com' })

    const { groups } = await list(forum)

    expect(groups).toMatchObject([{ count: 3, waiting: 2 }, { question: 'Is there a zeppelin?', count: 1, waiting: 0 }])
  })

  it('become a new fact that the assistant says at once, and one email to each who left an address', async () => {
    const forum = await aForum()
    const { token, message, id } = await aQuestion(forum)
    for (const email of ['ana@example.com', 'ben@example.com']) await forum.post('/api/chat/waiting', { token, message, email })

    expect((await answer(forum, id)).status).toBe(200)

    expect(await ask(forum, 'is there a ball pit?')).toMatchObject({ message: ANSWER.answer, said: 'On Joue says' })
    expect((await mails(forum)).map(({ recipient }) => recipient)).toEqual(['ana@example.com', 'ben@example.com'])
    expect((await mails(forum))[0]?.text).not.toContain(message)
    expect(linksOf(await mails(forum))).toEqual([`http://on-joue.test/visit#asked.${id}`, `http://on-joue.test/visit#asked.${id}`])
    expect(await list(forum)).toEqual({ groups: [], total: 0 })
    for (const table of ['assistantSubscriber', 'assistantQuestion', 'assistantGroup'] as const) {
      expect(await forum.site.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(await forum.site.db.selectFrom('officeAct').select(['kind', 'actorId']).orderBy('id').execute()).toEqual([
      { kind: 'fact.add', actorId: forum.rosa.id },
      { kind: 'question.answer', actorId: forum.rosa.id },
    ])
  })

  it('leave no address behind: the email goes from the outbox a day after it was sent', async () => {
    const forum = await aForum()
    const { token, message, id } = await aQuestion(forum)
    await forum.post('/api/chat/waiting', { token, message, email: 'ana@example.com' })
    await answer(forum, id)
    await deliverMail(forum.site, async () => ({ sent: true }))
    forum.clock.pass(DAY_MS - HOUR_MS)
    await sweepOutbox(forum.site)
    expect(await mails(forum)).toHaveLength(1)

    forum.clock.pass(HOUR_MS)
    await sweepOutbox(forum.site)

    expect(await mails(forum)).toEqual([])
  })

  it('made into a fact can be removed again, from pages and assistant at once; other facts cannot', async () => {
    const forum = await aForum()
    const { id } = await aQuestion(forum)
    await answer(forum, id, {})
    const made = `asked.${id}`
    const keys = async () => ((await (await forum.ask('/api/facts')).json()) as { facts: { key: string }[] }).facts.map(({ key }) => key)
    expect(await keys()).toContain(made)

    expect((await forum.sendAs(forum.rosa, 'DELETE', `/api/office/facts/${made}`)).status).toBe(204)
    expect((await forum.sendAs(forum.rosa, 'DELETE', '/api/office/facts/pricing')).status).toBe(409)

    expect(await keys()).not.toContain(made)
    expect(await keys()).toContain('pricing')
    expect((await forum.sendAs(forum.rosa, 'DELETE', `/api/office/facts/${made}`)).status).toBe(404)
    expect(await forum.site.db.selectFrom('officeAct').select('detail').where('kind', '=', 'fact.remove').execute()).toHaveLength(1)
  })

  it('may belong to a fact that is there: it says so, is known from then on, and keeps what it said before', async () => {
    const forum = await aForum()
    const { token, message, id } = await aQuestion(forum, 'Is there a hangar for a zeppelin?')
    await forum.post('/api/chat/waiting', { token, message, email: 'ana@example.com' })
    const change = { factKey: 'parking', label: 'Parking', question: 'Is there parking?', answer: 'Yes, behind the building.' }

    expect((await answer(forum, id, change)).status).toBe(200)

    expect(linksOf(await mails(forum))).toEqual(['http://on-joue.test/visit#parking'])
    expect(await factOf(forum, 'parking')).toMatchObject({ answer: change.answer, short: change.answer, state: 'known', words: expect.stringContaining('zeppelin') })
    expect(await forum.site.db.selectFrom('factChange').select('state').execute()).toEqual([{ state: 'not-decided' }])
    expect((await ask(forum, 'zeppelin?')).message).toBe(change.answer)
  })

  it('may better the answer of a known fact, whose short form stays as it stands in tiles and sentences', async () => {
    const forum = await aForum()
    const { id } = await aQuestion(forum, 'Is there a hangar for a zeppelin?')
    const change = { factKey: 'ages', label: 'Ages', question: 'What ages is it for?', answer: 'Children ages 2 to 12, and toddlers have a corner of their own.' }

    expect((await answer(forum, id, change)).status).toBe(200)

    expect(await factOf(forum, 'ages')).toMatchObject({ answer: change.answer, short: '2–12', state: 'known' })
  })

  it('may better an answer whose short form is its beginning, which follows it', async () => {
    const forum = await aForum()
    await answer(forum, (await aQuestion(forum)).id)
    const { id } = await aQuestion(forum, 'Is there a helicopter?')
    const [made] = await forum.site.db.selectFrom('fact').select('key').where('label', '=', ANSWER.label).execute()

    expect((await answer(forum, id, { factKey: made?.key, answer: 'Yes, with a helicopter in it.' })).status).toBe(200)

    expect(await factOf(forum, made?.key ?? '')).toMatchObject({ short: 'Yes, with a helicopter in it.' })
  })

  it('do not overwrite a fact that was changed since it was on screen, and stay', async () => {
    const forum = await aForum()
    const { id } = await aQuestion(forum, 'Is there a hangar for a zeppelin?')
    const { facts } = (await (await forum.askAs(forum.rosa, '/api/office/facts')).json()) as { facts: OfficeFactView[] }
    const seen = facts.find(({ key }) => key === 'parking')
    const better = { factKey: 'parking', answer: 'Yes, behind the building.', version: seen?.version }
    const others = { ...seen, short: 'In the garage', answer: 'Yes, in the garage.', state: 'known' }
    expect((await forum.sendAs(forum.rosa, 'PUT', '/api/office/facts/parking', others)).status).toBe(200)

    const refused = await answer(forum, id, better)

    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ message: FACT_CONFLICT })
    expect(await factOf(forum, 'parking')).toMatchObject({ answer: others.answer })
    expect((await list(forum)).total).toBe(1)
    const { version } = ((await (await forum.askAs(forum.rosa, '/api/office/facts/parking')).json()) as FactWithChanges).fact
    expect((await answer(forum, id, { ...better, version })).status).toBe(200)
    expect(await factOf(forum, 'parking')).toMatchObject({ answer: better.answer })
  })

  it('may say yes to what was a no, in short, too', async () => {
    const forum = await aForum()
    const { id } = await aQuestion(forum, 'Is there a hangar for a zeppelin?')
    await forum.site.db.updateTable('fact').set({ state: 'no', short: 'None' }).where('key', '=', 'parking').execute()

    expect((await answer(forum, id, { factKey: 'parking', answer: 'Yes, behind the building.' })).status).toBe(200)

    expect(await factOf(forum, 'parking')).toMatchObject({ short: 'Yes, behind the building.', state: 'known' })
  })

  it('become a fact whose short form fits, also when the answer begins with an address or is written without spaces', async () => {
    const forum = await aForum()
    const { id } = await aQuestion(forum)

    expect((await answer(forum, id, { answer: `https://on-joue.example/${'map/'.repeat(60)}` })).status).toBe(200)

    const { short } = await forum.site.db.selectFrom('fact').select('short').where('key', '=', `asked.${id}`).executeTakeFirstOrThrow()
    expect(short).toMatch(/^https:.*…$/)
    expect(short.length).toBeLessThanOrEqual(120)
  })

  it('are answered once, also by two at the same moment', async () => {
    const forum = await aForum()
    const { token, message, id } = await aQuestion(forum)
    await forum.post('/api/chat/waiting', { token, message, email: 'ana@example.com' })

    const answers = await Promise.all([answer(forum, id), answer(forum, id)])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await mails(forum)).toHaveLength(1)
  })

  it('leave nothing behind when the fact does not exist', async () => {
    const forum = await aForum()
    const { id } = await aQuestion(forum)

    expect((await answer(forum, id, { factKey: 'moon' })).status).toBe(404)
    expect((await list(forum)).total).toBe(1)
  })

  it('belong to no fact with a strange key', async () => {
    const forum = await aForum()
    const { id } = await aQuestion(forum)

    expect((await answer(forum, id, { factKey: 'pri\u0000cing' })).status).toBe(400)
  })

  it('are tried with an answer before it’s saved: what finds it, what will once it’s saved, and what finds something else', async () => {
    const forum = await aForum()
    const { id } = await aQuestion(forum)
    const tries = ['do you have a big ball pit', 'somewhere to dive into plastic balls', 'How much does it cost?']

    const tried = (await (await attempt(forum, id, { tries })).json()) as TriedAnswer

    expect(tried.tries).toEqual([
      { text: tries[0], found: 'found', instead: '' },
      { text: tries[1], found: 'learned', instead: '' },
      { text: tries[2], found: 'missed', instead: 'Pricing' },
    ])
    expect(await ask(forum, tries[0] ?? '')).not.toMatchObject({ outcome: 'sure' })
  })

  it('teach the fact the words that were tried with it', async () => {
    const forum = await aForum()
    const { id } = await aQuestion(forum)
    const dive = 'somewhere to dive into plastic balls'

    await answer(forum, id, { phrasings: [dive] })

    expect((await ask(forum, dive)).message).toBe(ANSWER.answer)
    expect((await ask(forum, 'can we dive into plastic balls')).message).toBe(ANSWER.answer)
  })

  it('may answer other questions, too: everyone who waits for one of them gets one email', async () => {
    const forum = await aForum()
    const { token, message, id } = await aQuestion(forum)
    const other = await ask(forum, 'ball pit, helicopter or zeppelin?')
    await ask(forum, 'Is there a stereoscope?')
    await forum.post('/api/chat/waiting', { token, message, email: 'ana@example.com' })
    for (const email of ['ana@example.com', 'ben@example.com']) await forum.post('/api/chat/waiting', { token: other.token, message: 'ball pit, helicopter or zeppelin?', email })

    const { also } = (await (await attempt(forum, id, { tries: [] })).json()) as TriedAnswer
    expect(also).toMatchObject([{ question: 'ball pit, helicopter or zeppelin?', waiting: 2 }])
    expect((await answer(forum, id, { also: also.map((one) => one.id) })).status).toBe(200)

    expect((await mails(forum)).map(({ recipient }) => recipient)).toEqual(['ana@example.com', 'ben@example.com'])
    expect((await list(forum)).groups).toMatchObject([{ question: 'Is there a stereoscope?' }])
  })

  it('are tried by the office alone, five ways at once', async () => {
    const forum = await aForum()
    const { id } = await aQuestion(forum)

    expect((await attempt(forum, id, { tries: ['a', 'b', 'c', 'd', 'e', 'f'] })).status).toBe(400)
    expect((await attempt(forum, 4711, { tries: [] })).status).toBe(404)
    expect((await forum.sendAs(forum.maya, 'POST', `/api/office/questions/${id}/tries`, { factKey: '', label: '', question: '', tries: [] })).status).toBe(404)
  })

  it('are dismissed with the addresses that waited, and no one is written to', async () => {
    const forum = await aForum()
    const { token, message, id } = await aQuestion(forum)
    await forum.post('/api/chat/waiting', { token, message, email: 'ana@example.com' })

    expect((await forum.sendAs(forum.rosa, 'DELETE', `/api/office/questions/${id}`)).status).toBe(200)

    expect(await list(forum)).toEqual({ groups: [], total: 0 })
    expect(await forum.site.db.selectFrom('assistantSubscriber').selectAll().execute()).toEqual([])
    expect(await mails(forum)).toEqual([])
  })

  it('need a name, a question and an answer', async () => {
    const forum = await aForum()
    const { id } = await aQuestion(forum)

    const refused = await answer(forum, id, { label: '', question: 'No mark', answer: ' ' })

    expect(refused.status).toBe(400)
    expect(Object.keys(((await refused.json()) as { errors: object }).errors).toSorted()).toEqual(['answer', 'label', 'question'])
  })
})
