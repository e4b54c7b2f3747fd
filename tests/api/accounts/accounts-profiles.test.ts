import { describe, expect, it } from 'vitest'
import { anApp } from '../../support/a-site.ts'
import { registered } from '../../support/members.ts'
import { Body } from '../../../src/server/http/compression.ts'

type App = Awaited<ReturnType<typeof anApp>>
const change = (app: App, headers: Record<string, string>, body: unknown) =>
  app.ask('/api/forum/profile', {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('a member’s page', () => {
  it('shows name, picture, words about oneself and figures: never email or full name [Q011 D49 D70]', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    await change(app, headers, { about: 'Two boys, one dog.' })

    const answer = await app.ask('/api/forum/members/MAYA')

    expect(await answer.json()).toEqual({
      member: {
        ...{ id: 1, username: 'maya', avatar: null, isAdmin: false, about: 'Two boys, one dog.' },
        ...{ joinedAt: app.clock.now(), topicCount: 0, postCount: 0 },
      },
    })
  })

  it.each(['nobody', '%00', '..%2f', '%E0%A4%A', '%27%20or%201=1'])('of %s is not there', async (name) => {
    const app = await anApp()

    expect((await app.ask(`/api/forum/members/${name}`)).status).toBe(404)
  })
})

describe('changing one’s profile', () => {
  it('is for members, and changes nothing but what it says', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    const before = await app.site.db.selectFrom('member').selectAll().executeTakeFirstOrThrow()

    const answer = await change(app, headers, { about: ' New in Austin. ', role: 'admin', username: 'rosa', email: 'x@example.com', id: 9 })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ user: { about: 'New in Austin.', role: 'member', username: 'maya' } })
    expect(await app.site.db.selectFrom('member').selectAll().executeTakeFirstOrThrow()).toEqual({ ...before, about: 'New in Austin.' })
    expect((await change(app, {}, { about: 'Hi' })).status).toBe(401)
  })

  it('takes 1,000 characters at most', async () => {
    const app = await anApp()
    const { headers } = await registered(app)

    expect((await change(app, headers, { about: 'x'.repeat(1000) })).status).toBe(200)
    expect((await change(app, headers, { about: 'x'.repeat(1001) })).status).toBe(400)
    expect((await change(app, headers, { about: '' })).status).toBe(200)
  })
})

describe('pages', () => {
  it('of someone logged in are neither kept for others nor taken from what is kept', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    const stored: string[] = []
    const store = app.cache.store.bind(app.cache)
    app.cache.store = (key, page, shown) => {
      stored.push(key)
      store(key, page, shown)
    }

    await app.ask('/', { headers })
    await app.ask('/', { headers: { cookie: 'session=forged' } })
    expect(stored).toEqual([])
    await app.ask('/')
    expect(stored).toHaveLength(1)
    app.cache.fresh = () => ({ body: new Body(new TextEncoder().encode('kept')), headers: {}, route: '/' })
    expect(await (await app.ask('/')).text()).toBe('kept')
    expect(await (await app.ask('/', { headers })).text()).not.toBe('kept')
  })
})
