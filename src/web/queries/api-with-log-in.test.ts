import { describe, expect, it, vi } from 'vitest'
import { apiOver } from './api.ts'
import { againAfterLogIn, apiWithLogIn, SESSION_ENDED } from './api-with-log-in.ts'

/** An office whose session has ended. Logging in starts another one, if `logsIn`. */
function anOffice({ isIn = false, logsIn = true } = {}) {
  const office = { isIn, asked: 0, saved: [] as string[] }
  const api = apiOver(async (path, { method = 'GET' }) => {
    if (path.endsWith('/auth/me')) return office.isIn ? Response.json({ user: {} }) : Response.json({ message: 'Please log in.' }, { status: 401 })
    if (!office.isIn || path.endsWith('/gone')) return Response.json({ message: 'There is nothing at this address.' }, { status: 404 })
    office.saved.push(`${method} ${path}`)
    return Response.json({ saved: true })
  })
  const logInAgain = async () => {
    office.asked += 1
    office.isIn = logsIn
    return logsIn
  }
  const onMade = vi.fn()
  return { office, onMade, api: apiWithLogIn(api, againAfterLogIn(api, { logInAgain, onMade })) }
}

describe('a write in the office after the session ended', () => {
  it('asks for the log-in and is made once more, whatever kind it is', async () => {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      const { office, onMade, api } = anOffice()

      const answer = await api[method]('/api/office/facts/groups', {} as never)

      expect(answer).toEqual({ saved: true })
      expect(office).toMatchObject({ asked: 1, saved: [`${method.toUpperCase()} /api/office/facts/groups`] })
      expect(onMade).toHaveBeenCalledOnce()
    }
  })

  it('says that the session has ended where nobody logs in', async () => {
    const { office, api, onMade } = anOffice({ logsIn: false })

    await expect(api.put('/api/office/facts/groups', {})).rejects.toMatchObject({ status: 401, body: JSON.stringify({ message: SESSION_ENDED }) })

    expect(office).toMatchObject({ asked: 1, saved: [] })
    expect(onMade).not.toHaveBeenCalled()
  })
})

it('asks for no log-in where something is gone while the session lives', async () => {
  const { office, api } = anOffice({ isIn: true })

  await expect(api.put('/api/office/facts/gone', {})).rejects.toMatchObject({ status: 404 })

  expect(office.asked).toBe(0)
})
