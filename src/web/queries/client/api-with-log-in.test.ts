import { describe, expect, it } from 'vitest'
import { apiOver } from './api.ts'
import { LogInAgain, type LoginStage, SESSION_ENDED } from './api-with-log-in.ts'

/** An office whose session has ended. Logging in starts another one, if `logsIn`. */
function anOffice({ isIn = false, logsIn = true } = {}) {
  const office = { isIn, stages: [] as LoginStage[], saved: [] as string[] }
  const api = apiOver(async (path, { method = 'GET' }) => {
    if (path.endsWith('/auth/me')) return office.isIn ? Response.json({ user: {} }) : Response.json({ message: 'Please log in.' }, { status: 401 })
    if (!office.isIn || path.endsWith('/gone')) return Response.json({ message: 'We couldn’t find that page.' }, { status: 404 })
    office.saved.push(`${method} ${path}`)
    return Response.json({ saved: true })
  })
  const session = new LogInAgain(api, (stage) => {
    office.stages.push(stage)
    if (stage !== 'asked') return
    office.isIn = logsIn
    queueMicrotask(() => session.answer(logsIn))
  })
  return { office, api: session.api }
}

describe('a write in the office after the session ended', () => {
  it('asks for the login and is made once more, whatever kind it is', async () => {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      const { office, api } = anOffice()

      const answer = await api[method]('/api/office/facts/groups', {} as never)

      expect(answer).toEqual({ saved: true })
      expect(office).toMatchObject({ stages: ['asked', 'logged-in'], saved: [`${method.toUpperCase()} /api/office/facts/groups`] })
    }
  })

  it('says that the session has ended where no one logs in', async () => {
    const { office, api } = anOffice({ logsIn: false })

    await expect(api.put('/api/office/facts/groups', {})).rejects.toMatchObject({ status: 401, body: JSON.stringify({ message: SESSION_ENDED }) })

    expect(office).toMatchObject({ stages: ['asked', 'put-off'], saved: [] })
  })

  it('asks only once while no one logs in, and knows of a login in another tab by the next save', async () => {
    const { office, api } = anOffice({ logsIn: false })
    await expect(api.put('/api/office/facts/groups', {})).rejects.toMatchObject({ status: 401 })
    await expect(api.put('/api/office/facts/groups', {})).rejects.toMatchObject({ status: 401 })
    expect(office.stages).toEqual(['asked', 'put-off'])

    office.isIn = true
    await api.put('/api/office/facts/groups', {})

    expect(office.stages.at(-1)).toBe('logged-in')
  })
})

it('asks for no login where something is gone while the session lives', async () => {
  const { office, api } = anOffice({ isIn: true })

  await expect(api.put('/api/office/facts/gone', {})).rejects.toMatchObject({ status: 404 })

  expect(office.stages).toEqual([])
})
