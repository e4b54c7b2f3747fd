import { describe, expect, it } from 'vitest'
import { apiOver } from './api.ts'
import { LogInAgain, SESSION_ENDED } from './api-with-log-in.ts'

/** An office whose session has ended. Logging in starts another one, if `logsIn`. */
function anOffice({ isIn = false, logsIn = true } = {}) {
  const office = { isIn, asked: 0, saved: [] as string[] }
  const api = apiOver(async (path, { method = 'GET' }) => {
    if (path.endsWith('/auth/me')) return office.isIn ? Response.json({ user: {} }) : Response.json({ message: 'Please log in.' }, { status: 401 })
    if (!office.isIn || path.endsWith('/gone')) return Response.json({ message: 'There is nothing at this address.' }, { status: 404 })
    office.saved.push(`${method} ${path}`)
    return Response.json({ saved: true })
  })
  const session = new LogInAgain(api)
  session.subscribe(() => {
    if (session.stage() !== 'asked') return
    office.asked += 1
    office.isIn = logsIn
    queueMicrotask(() => session.answer(logsIn))
  })
  return { office, session, api: session.api }
}

describe('a write in the office after the session ended', () => {
  it('asks for the log-in and is made once more, whatever kind it is', async () => {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      const { office, session, api } = anOffice()

      const answer = await api[method]('/api/office/facts/groups', {} as never)

      expect(answer).toEqual({ saved: true })
      expect(office).toMatchObject({ asked: 1, saved: [`${method.toUpperCase()} /api/office/facts/groups`] })
      expect(session.stage()).toBe('logged-in')
    }
  })

  it('says that the session has ended where nobody logs in', async () => {
    const { office, api, session } = anOffice({ logsIn: false })

    await expect(api.put('/api/office/facts/groups', {})).rejects.toMatchObject({ status: 401, body: JSON.stringify({ message: SESSION_ENDED }) })

    expect(office).toMatchObject({ asked: 1, saved: [] })
    expect(session.stage()).toBe('put-off')
  })

  it('asks only once while nobody logs in, and knows of a login in another tab by the next save', async () => {
    const { office, api, session } = anOffice({ logsIn: false })
    await expect(api.put('/api/office/facts/groups', {})).rejects.toMatchObject({ status: 401 })
    await expect(api.put('/api/office/facts/groups', {})).rejects.toMatchObject({ status: 401 })
    expect(office.asked).toBe(1)

    office.isIn = true
    await api.put('/api/office/facts/groups', {})

    expect(session.stage()).toBe('logged-in')
  })
})

it('asks for no log-in where something is gone while the session lives', async () => {
  const { office, api } = anOffice({ isIn: true })

  await expect(api.put('/api/office/facts/gone', {})).rejects.toMatchObject({ status: 404 })

  expect(office.asked).toBe(0)
})
