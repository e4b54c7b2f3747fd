import { describe, expect, it } from 'vitest'
import { changeFact } from '../../../src/domain/playground/change-fact.ts'
import type { AnnouncementOverview } from '../../../src/shared/office/office-waitlist.ts'
import type { QuestionGroupList } from '../../../src/shared/office/office-questions.ts'
import type { OfficeFactView } from '../../../src/shared/office/facts/office-facts.ts'
import { FACT_CONFLICT } from '../../../src/shared/playground/fact-words.ts'
import { factTextsOf } from '../../../src/shared/playground/fact-fields.ts'
import { aForum, as } from '../../support/a-forum.ts'
import { anAdminWithApp } from '../../support/authenticators.ts'
import { registered } from '../../support/members.ts'
import { anEntry, withPostalAddress } from '../../support/waiting-parents.ts'

/** The office as a browser without scripts has it. */
async function anOffice(options: Parameters<typeof aForum>[0] = {}) {
  const forum = await aForum(options)
  const { headers } = await anAdminWithApp(forum, 'rosa_at_work')
  const read = async (path: string) => (await forum.ask(path, { headers })).text()
  const post = async (path: string, values: Record<string, string>) => {
    const answer = await forum.postForm(path, values, { headers })
    return { status: answer.status, page: await answer.text() }
  }
  /** The notice on the page that a form led to. */
  const postAndRead = async (path: string, values: Record<string, string>) => noticeIn(await (await forum.follow(await forum.postForm(path, values, { headers }), { headers })).text())
  const call = async <T>(method: string, path: string, body?: object) => (await (await forum.sendAs(forum.rosa, method, path, body)).json()) as T
  return { forum, read, post, postAndRead, call }
}

const textOf = (html: string): string => html.replace(/<!--.*?-->/g, '').replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** What unfolded, and what its fields have. */
const unfolded = (html: string): string => [...html.matchAll(/<details[^>]* open="">.*?<\/details>/gs)].map(([found]) => found).join('\n')

const noticeIn = (html: string): string => textOf(/<div class="told.*?<\/div>/s.exec(html)?.[0] ?? '')

describe('without scripts, a refused act of the office', () => {
  it('on a member unfolds again, with what was typed and what’s wrong', async () => {
    const { forum, post } = await anOffice()
    const { user } = await registered(forum, 'nora')
    const page = `/office/members/${user.id}`

    const suspended = await post(page, { form: 'suspend', days: '7', reason: '' })
    const removed = await post(page, { form: 'remove-all', username: 'nor', reason: 'Only ads.' })
    const erased = await post(page, { form: 'erase', username: 'noar' })

    expect([suspended.status, removed.status, erased.status]).toEqual([400, 400, 400])
    expect(unfolded(suspended.page)).toMatch(/name="days"[^>]*checked=""[^>]*value="7"/)
    expect(unfolded(suspended.page)).toMatch(/<textarea[^>]*name="reason"[^>]*aria-invalid="true"/)
    expect(unfolded(removed.page)).toMatch(/aria-invalid="true"[^>]*name="username" value="nor"/)
    expect(unfolded(removed.page)).toContain('>Only ads.</textarea>')
    expect(unfolded(erased.page)).toContain('value="noar"')
    expect(unfolded(erased.page)).not.toContain('name="reason"')
  })

  it('on sign-ups, a category, or a saved reply unfolds again, too', async () => {
    const { forum, post } = await anOffice()
    await forum.post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'Is there a quiet corner?' })
    const { id } = await forum.site.db.selectFrom('contactMessage').select('id').executeTakeFirstOrThrow()

    const pause = await post('/office/members', { form: 'pause-domain', domain: 'not a domain', days: '7', reason: 'Bots.' })
    const category = await post('/office/forum/categories', { form: 'category', category: '', name: '', description: 'What to do indoors', look: 'sun' })
    const reply = await post(`/office/messages/${id}`, { form: 'save-answer', title: '', text: 'Yes, upstairs.' })

    expect(unfolded(pause.page)).toMatch(/name="domain"[^>]*value="not a domain"/)
    expect(unfolded(pause.page)).toContain('>Bots.</textarea>')
    expect(unfolded(category.page)).toContain('value="What to do indoors"')
    expect(unfolded(category.page).match(/<details/g)).toHaveLength(1)
    expect(unfolded(reply.page)).toContain('Save this reply')
  })
})

describe('without scripts, the office', () => {
  it('asks about a role with what each one means, and when the email goes out', async () => {
    const { forum, read } = await anOffice()
    const { user } = await registered(forum, 'nora')

    const page = await read(`/office/members/${user.id}`)

    const [question = ''] = /<details class="plain-act"><summary>Change Role<.*?<\/details>/s.exec(page) ?? []
    expect(textOf(question)).toContain('Members can read and post. Moderators can also pin, lock, move, and hide posts, and handle reports. They can’t open the office. Admins can do everything you can')
    expect(textOf(question)).toContain('This takes effect right away, and we’ll email them once email is set up.')
    expect(page.match(/name="form" value="role"/g)).toHaveLength(1)
  })
})

/** A question that was asked, and two facts that could answer it. */
async function aQuestion() {
  const office = await anOffice()
  await office.forum.post('/api/chat', { message: 'Do you have a ball pit?' })
  const { groups } = await office.call<QuestionGroupList>('GET', '/api/office/questions')
  const facts = async () => (await office.call<{ facts: OfficeFactView[] }>('GET', '/api/office/facts')).facts
  const fact = async (key: string) => (await facts()).find((one) => one.key === key) ?? expect.fail(`no fact ${key}`)
  const page = `/office/questions/${groups[0]?.id}`
  const answer = (values: Record<string, string>) => office.post(page, { form: 'answer', label: '', question: 'Do you have a ball pit?', answer: 'In the big room.', ...values })
  return { ...office, fact, answer }
}

/** What a form on the page has in a field. */
const fieldIn = (html: string, name: string): string | undefined =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)<`).exec(html)?.[1]

describe('a question answered without scripts by a fact that’s there', () => {
  it('first shows what that fact says, except where something was typed, and blames no one', async () => {
    const { fact, answer } = await aQuestion()
    const parking = await fact('parking')

    const { status, page } = await answer({ factKey: 'parking', shown: '', version: '' })

    expect(status).toBe(409)
    expect([fieldIn(page, 'label'), fieldIn(page, 'question'), fieldIn(page, 'answer')]).toEqual([parking.label, parking.question, 'In the big room.'])
    expect(textOf(page)).toContain('This fact has an answer already')
    expect(textOf(page)).toContain(`On the site now: ${parking.answer} Your version: In the big room.`)
    expect(textOf(page)).not.toContain(FACT_CONFLICT)
    expect((await answer({ factKey: 'parking', shown: 'parking', version: String(parking.version), label: parking.label, question: parking.question })).status).toBe(303)
    expect(await fact('parking')).toMatchObject({ label: parking.label, question: parking.question, answer: 'In the big room.' })
  })

  it('shows another one that’s chosen then, before that one is changed', async () => {
    const { fact, answer } = await aQuestion()
    const [parking, hours] = [await fact('parking'), await fact('hours')]
    expect(hours.version).toBe(parking.version)
    const seen = { shown: 'parking', version: String(parking.version), label: parking.label, question: parking.question }

    const other = await answer({ ...seen, factKey: 'hours' })
    const none = await answer({ ...seen, factKey: '' })

    expect([other.status, none.status]).toEqual([409, 409])
    expect([fieldIn(other.page, 'label'), fieldIn(other.page, 'question'), fieldIn(other.page, 'shown')]).toEqual([hours.label, hours.question, 'hours'])
    expect(textOf(other.page)).toContain(`On the site now: ${hours.answer} Your version: In the big room.`)
    expect([fieldIn(none.page, 'label'), fieldIn(none.page, 'question'), fieldIn(none.page, 'shown')]).toEqual(['', 'Do you have a ball pit?', ''])
    expect([await fact('hours'), await fact('parking')]).toEqual([hours, parking])
  })

  it('says that someone else changed it where someone did', async () => {
    const { forum, fact, answer } = await aQuestion()
    const { version, label, question } = await fact('parking')
    await changeFact(forum.site, as(forum.rosa), 'parking', { answer: 'Behind the house.' })

    const { status, page } = await answer({ factKey: 'parking', shown: 'parking', version: String(version), label, question })

    expect(status).toBe(409)
    expect(textOf(page)).toContain(FACT_CONFLICT)
    expect(textOf(page)).toContain('On the site now: Behind the house. Your version: In the big room.')
    expect(page).toContain('Save yours<span class="needs-script">')
  })
})

describe('a fact’s page without scripts', () => {
  it('says before anything is saved what a decision sets off, and that a new version is waiting', async () => {
    const { forum, read, call } = await anOffice({ smtpUrl: 'smtp://mail.test' })
    await withPostalAddress(forum.site, as(forum.rosa))
    await anEntry(forum.site, 'ana@example.com')
    const before = await read('/office/facts/pricing')
    await call('POST', '/api/office/facts/pricing/poll', { question: 'What’s fair?', choices: ['$10', '$15'], openUntil: '2026-05-20' })
    const { fact } = await call<{ fact: OfficeFactView }>('GET', '/api/office/facts/pricing')
    await call('POST', '/api/office/facts/pricing/publication', {
      ...{ ...factTextsOf(fact), version: fact.version, short: '$12', answer: 'A visit costs $12.', state: 'known' }, ...{ subject: 'The price', body: 'A visit costs $12.' }, ...{ date: '2026-05-04', time: '09:00' },
    })

    const page = textOf(await read('/office/facts/pricing'))

    expect(page).toContain('If you decide this, we’ll close the poll. You can’t undo this.')
    expect(page).toContain('A new version is waiting to be published. If you save here, it won’t go live automatically.')
    expect(textOf(before)).not.toMatch(/If you decide this|A new version is waiting/)
  })

  it('says why a fact that other texts refer to can’t be deleted', async () => {
    const { forum, read, call } = await anOffice()
    await forum.post('/api/chat', { message: 'Do you have a ball pit?' })
    const { groups } = await call<QuestionGroupList>('GET', '/api/office/questions')
    await forum.sendAs(forum.rosa, 'PUT', `/api/office/questions/${groups[0]?.id}/answer`, { factKey: '', label: 'Ball pit', question: 'Is there a ball pit?', answer: 'Yes.' })
    const { facts } = await call<{ facts: OfficeFactView[] }>('GET', '/api/office/facts')
    const { key = '' } = facts.find(({ label }) => label === 'Ball pit') ?? {}
    await changeFact(forum.site, as(forum.rosa), 'parking', { answer: `Beside the ball pit. {${key}.answer}` })

    const page = await read(`/office/facts/${key}`)

    const [why = ''] = /<details class="plain-act"><summary>Delete<.*?<\/details>/s.exec(page) ?? []
    expect(textOf(why)).toContain('You can’t delete this yet. These texts follow “Ball pit.” Take the reference out there first.')
    expect(textOf(why)).toContain('Fact: Parking')
  })
})

describe('what the office says was done, without scripts', () => {
  it('is nothing where no one was sent the link to confirm again', async () => {
    const { forum, post, postAndRead } = await anOffice()
    const [late, done] = [await anEntry(forum.site, 'ana@example.com', { confirmed: false }), await anEntry(forum.site, 'bea@example.com')]

    const refused = await post('/office/waitlist', { form: 'resend', [`chosen.${done}`]: 'on' })
    const sent = await postAndRead('/office/waitlist', { form: 'resend', [`chosen.${done}`]: 'on', [`chosen.${late}`]: 'on' })

    expect(refused.status).toBe(409)
    expect(noticeIn(refused.page)).toContain('Not done Nothing sent. We left out 1 person: they got that email in the last few minutes, or have confirmed.')
    expect(sent).toContain('Saved We’ll email the link to confirm once email is set up. We left out anyone who')
  })

  it('is nothing where no email could be sent again', async () => {
    const { forum, post, postAndRead } = await anOffice()
    await forum.post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'Is there a quiet corner?' })
    const lost = { template: 'confirm-email', secret: null, failedAt: forum.clock.now(), lastError: '550 no such mailbox' } as const
    const { id: expired } = await forum.site.db.updateTable('outbox').set(lost).where('template', '=', 'contact-received').returning('id').executeTakeFirstOrThrow()

    const refused = await post('/office/mail?state=failed', { form: 'send', [`chosen.${expired}`]: 'on' })
    const deleted = await postAndRead('/office/mail?state=failed', { form: 'remove', [`chosen.${expired}`]: 'on' })

    expect(refused.status).toBe(409)
    expect(noticeIn(refused.page)).toContain('Not done Nothing sent. These emails were sent already, are on the way, or have a link that expired.')
    expect(deleted).toContain('Deleted We won’t try to send them again.')
  })

  it('fits a test, an address, and an account', async () => {
    const { forum, call, postAndRead } = await anOffice()
    const entry = await anEntry(forum.site, 'ana@example.com')
    const { user } = await registered(forum, 'nora')
    const { announcement } = await call<AnnouncementOverview>('POST', '/api/office/announcements', { subject: 'News', body: 'We found a place.' })

    const test = await postAndRead(`/office/waitlist/announcements/${announcement.id}`, { form: 'test', seen: announcement.changedAt })
    const address = await postAndRead('/office/waitlist', { form: 'remove', [`chosen.${entry}`]: 'on' })
    const account = await postAndRead(`/office/members/${user.id}`, { form: 'erase', username: 'nora' })

    expect(test).toContain('Test saved We’ll email it to you once email is set up, marked as a test.')
    expect(address).toContain('Deleted What you chose is off the waitlist, along with every email to it.')
    expect(account).toContain('Deleted The account has been deleted.')
  })
})

it('without scripts, a message is marked read only while it’s unread, and unread only once it’s read', async () => {
  const { forum, read, post } = await anOffice()
  await forum.post('/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'Is there a quiet corner?' })
  const { id } = await forum.site.db.selectFrom('contactMessage').select('id').executeTakeFirstOrThrow()
  const offered = async () => [...(await read(`/office/messages/${id}`)).matchAll(/name="form" value="(mark-\w+)"/g)].map(([, name]) => name)

  expect(await offered()).toEqual(['mark-read'])
  await post(`/office/messages/${id}`, { form: 'mark-read' })
  expect(await offered()).toEqual(['mark-unread'])
})
