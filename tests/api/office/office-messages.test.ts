import { describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import type { InboxView, MessageThread } from '../../../src/shared/office/messages/office-messages.ts'
import { aForum } from '../../support/a-forum.ts'
import { anApp } from '../../support/a-site.ts'
import { anAdmin } from '../../support/authenticators.ts'
import { PASSWORD } from '../../support/members.ts'

const MESSAGES = '/api/office/messages'

async function anInbox() {
  const forum = await aForum()
  for (const [name, message] of [['Maya', 'Will there be a quiet corner?'], ['Omar', '=HYPERLINK("https://example.com")']]) {
    await forum.sendAs(null, 'POST', '/api/contact', { name, email: `${name}@example.com`, message })
  }
  const ask = (method: string, path: string, body?: unknown) => forum.sendAs(forum.rosa, method, `${MESSAGES}${path}`, body)
  return { ...forum, ask }
}

describe('the messages of the office', () => {
  it('come by state, search and page, with how many there are of each', async () => {
    const { ask } = await anInbox()
    await ask('PUT', '/1/read')

    const read = (await (await ask('GET', '?state=read')).json()) as InboxView
    const found = (await (await ask('GET', '?q=hyperlink')).json()) as InboxView
    const unreadable = (await (await ask('GET', '?q=hyper%00link')).json()) as InboxView
    const nonsense = (await (await ask('GET', '?state=burnt&page=-1')).json()) as InboxView

    expect(read.messages.map(({ name }) => name)).toEqual(['Maya'])
    expect(read).toMatchObject({ total: 1, counts: { new: 1, read: 1, answered: 0, archived: 0, 'set-aside': 0 } })
    expect(found.messages.map(({ name }) => name)).toEqual(['Omar'])
    expect(unreadable.messages.map(({ name }) => name)).toEqual(['Omar'])
    expect(nonsense.total).toBe(2)
  })

  it('get one email where the same answer is sent again, because the first one seemed lost on the way', async () => {
    const { ask, site, clock } = await anInbox()
    const mails = () => site.db.selectFrom('outbox').select('recipient').where('template', '=', 'contact-answered').execute()

    const [first, again] = await Promise.all([ask('POST', '/1/answers', { text: 'Yes.' }), ask('POST', '/1/answers', { text: 'Yes.' })])

    expect([first.status, again.status]).toEqual([201, 201])
    expect(((await again.json()) as MessageThread).answers).toHaveLength(1)
    expect(await mails()).toEqual([{ recipient: 'Maya@example.com' }])
    await ask('POST', '/1/answers', { text: 'Yes, upstairs.' })
    clock.pass(5 * MINUTE_MS)
    await ask('POST', '/1/answers', { text: 'Yes.' })
    expect(await mails()).toHaveLength(3)
  })

  it('are answered, noted on, put away, taken out and deleted', async () => {
    const { ask } = await anInbox()

    const answered = (await (await ask('POST', '/1/answers', { text: 'Yes.' })).json()) as MessageThread
    const noted = (await (await ask('POST', '/1/notes', { text: 'Ask the architect.' })).json()) as MessageThread
    const archived = (await (await ask('PUT', '/1/archived')).json()) as MessageThread
    const takenOut = (await (await ask('DELETE', '/1/archived')).json()) as MessageThread
    const unread = (await (await ask('DELETE', '/2/read')).json()) as MessageThread
    await ask('DELETE', '/1')

    expect(answered).toMatchObject({ message: { state: 'answered' }, answers: [{ text: 'Yes.', mail: 'waiting' }] })
    expect(noted.notes).toMatchObject([{ text: 'Ask the architect.', author: 'Rosa' }])
    expect([archived.message.state, takenOut.message.state, unread.message.state]).toEqual(['archived', 'answered', 'new'])
    expect((await ask('GET', '/1')).status).toBe(404)
  })

  it.each([
    ['POST', '/1/answers', { text: ' ' }, { text: ['Reply must be at least 2 characters'] }],
    ['POST', '/1/answers', {}, { text: ['Reply must be at least 2 characters'] }],
    ['POST', '/1/notes', { text: 'x'.repeat(2_001) }, { text: ['Note cannot exceed 2,000 characters'] }],
    ['POST', '/../saved-answers', { title: '', text: '' }, { title: ['Please add a title'], text: ['Reply must be at least 2 characters'] }],
  ])('refuse bad words naming every bad field: %s %s %j', async (method, path, body, errors) => {
    const { ask } = await anInbox()

    const answer = await ask(method, path, body)

    expect([answer.status, ((await answer.json()) as { errors: unknown }).errors]).toEqual([400, errors])
  })

  it.each(['0', '01', '-1', '1e3', 'one', '99999999999', '99'])('have none at %s', async (id) => {
    const { ask } = await anInbox()

    expect((await ask('GET', `/${id}`)).status).toBe(404)
  })

  it('are kept as a file whose cells are no formulas', async () => {
    const { ask } = await anInbox()

    const answer = await ask('GET', '/export')

    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="on-joue-messages-2026-05-01.csv"')
    expect(await answer.text()).toContain(`"'=HYPERLINK(""https://example.com"")"`)
  })

  it('have saved answers beside them', async () => {
    const { sendAs, rosa } = await anInbox()
    const saved = async (method: string, path = '', body?: unknown) =>
      ((await (await sendAs(rosa, method, `/api/office/saved-answers${path}`, body)).json()) as { answers: unknown }).answers

    expect(await saved('POST', '', { title: 'Prices', text: 'Not announced yet.' })).toMatchObject([{ id: 1, title: 'Prices' }])
    expect(await saved('PUT', '/1', { title: 'Costs', text: 'Not announced yet.' })).toMatchObject([{ id: 1, title: 'Costs' }])
    expect(await saved('GET')).toMatchObject([{ title: 'Costs' }])
    expect(await saved('DELETE', '/1')).toEqual([])
  })
})

describe('a saved reply that’s inserted without scripts', () => {
  it('isn’t in the field again once the reply is sent, and is said to replace what’s typed', async () => {
    const app = await anApp()
    const { headers } = await anAdmin(app)
    await app.post('/api/contact', { name: 'Maya', email: 'maya@example.com', message: 'What will it cost?' })
    await app.post('/api/office/saved-answers', { title: 'Prices', text: 'Not announced yet.' }, { headers })
    const field = async (answer: Response) => (await answer.text()).match(/<textarea[^>]*name="text"[^>]*>([^<]*)/)?.[1]

    const page = await app.ask('/office/messages/1?q=corner&insert=1', { headers })
    const sent = await app.postForm('/office/messages/1?q=corner&insert=1', { form: 'answer', text: 'Not announced yet.' }, { headers })

    expect(await page.clone().text()).toContain('Insert replaces what’s typed in your reply.')
    expect(await field(page)).toBe('Not announced yet.')
    expect(sent.headers.get('location')).toBe('/office/messages/1?q=corner&sent=answer')
    expect(await field(await app.follow(sent, { headers }))).toBe('')
  })
})

describe('an inner page of the office, an hour after the password', () => {
  it('asks for it without scripts, and then opens where it was asked for', async () => {
    const app = await anApp()
    const { headers } = await anAdmin(app)
    expect(await (await app.ask('/office/messages', { headers })).text()).toContain('<h1 tabindex="-1">Messages</h1>')
    // Used once in between, or else the session would have ended by itself.
    for (let half = 0; half < 3; half += 1) {
      app.clock.pass(HOUR_MS / 3)
      await app.ask('/office', { headers })
    }

    const closed = await app.ask('/office/messages?state=read', { headers })
    const wrong = await app.postForm('/office/messages?state=read', { form: 'confirm-password', password: 'a wrong guess' }, { headers })
    const right = await app.postForm('/office/messages?state=read', { form: 'confirm-password', password: PASSWORD }, { headers })

    const requests = await closed.text()
    expect(requests).toContain('<h1 tabindex="-1">Confirm it’s you</h1>')
    expect(requests).not.toContain('Search messages')
    expect([wrong.status, right.status, right.headers.get('location')]).toEqual([400, 303, '/office/messages?state=read'])
    const again = await wrong.text()
    expect(again).toContain('Password not accepted')
    expect(again).not.toContain('a wrong guess')
    expect(await (await app.ask('/office/messages', { headers })).text()).toContain('Search messages')
  })

  it('says of a form that came too late that it wasn’t sent, and shows what was typed', async () => {
    const app = await anApp()
    const { headers } = await anAdmin(app)
    await app.post('/api/contact', { name: 'Maya', email: 'maya@example.com', message: 'What will it cost?' })
    await app.site.db.updateTable('session').set({ passwordCheckedAt: null }).execute()

    const reply = await app.postForm('/office/messages/1', { form: 'answer', shownMember: '1', text: 'Twelve dollars.\r\nOr so.' }, { headers })
    const filed = await app.postForm('/office/messages/1', { form: 'archive', shownMember: '1' }, { headers })

    expect([reply.status, filed.status]).toEqual([403, 403])
    const [replied, archived] = [await reply.text(), await filed.text()]
    expect(replied).toMatch(/<textarea[^>]*readOnly=""[^>]*>Twelve dollars\.\nOr so\.<\/textarea>/i)
    expect(replied).toContain('Copy what you typed')
    for (const gate of [replied, archived]) {
      expect(gate).toContain('Not sent')
      expect(gate).toContain('name="password"')
      expect(gate).not.toContain('Password not accepted')
    }
    expect(archived).not.toMatch(/Copy what you typed|<textarea/)
  })
})
