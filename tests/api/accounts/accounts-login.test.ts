import { PASSWORD_COST } from '../../../src/domain/accounts/password/password-hash.ts'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { anApp } from '../../support/a-site.ts'
import { OTHER_MEMBER } from '../../../src/shared/accounts/accounts-words.ts'
import { cookieIn, loggedIn, PASSWORD, registered, registrationOf } from '../../support/members.ts'

type App = Awaited<ReturnType<typeof anApp>>
const LOGIN = '/api/forum/auth/login'
const ME = '/api/forum/auth/me'
const isLoggedIn = async (app: App, headers: Record<string, string>) => (await app.ask(ME, { headers })).status === 200

describe('logging in', () => {
  it.each(['maya', 'MAYA', 'Maya', 'maya@example.com', ' MAYA@Example.com '])('takes the username in any letter case, or the email address: %j [R185 R255]', async (username) => {
    const app = await anApp()
    await registered(app)

    const answer = await app.post(LOGIN, { username, password: PASSWORD })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ user: { username: 'maya', isAdmin: false } })
    expect(await isLoggedIn(app, { cookie: cookieIn(answer) })).toBe(true)
  })

  it('sets a cookie that no script reads and no other site sends [Q007 Q008]', async () => {
    const plain = await anApp()
    const secure = await anApp({ siteUrl: 'https://on-joue.test' })
    await registered(plain)
    await registered(secure)

    const [cookie] = (await plain.post(LOGIN, { username: 'maya', password: PASSWORD })).headers.getSetCookie()
    const [secured] = (await secure.post(LOGIN, { username: 'maya', password: PASSWORD })).headers.getSetCookie()

    expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(secured).toMatch(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  })

  it('keeps the token as its hash only', async () => {
    const app = await anApp()
    const { headers } = await registered(app)

    const sessions = JSON.stringify(await app.site.db.selectFrom('session').selectAll().execute())

    expect(sessions).not.toContain(headers.cookie.split('=')[1])
  })

  it.each([
    ['no user name [R216]', { username: '  ', password: 'x' }, { username: ['Username is required'] }],
    ['no password [R217]', { username: 'maya', password: '' }, { password: ['Password is required'] }],
    ['neither', {}, { username: ['Username is required'], password: ['Password is required'] }],
    ['a list as name', { username: ['maya'], password: 'x' }, { username: ['Username is required'] }],
  ])('is refused with %s, on the server too [R233]', async (_, body, errors) => {
    const app = await anApp()

    const answer = await app.post(LOGIN, body)

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors })
  })

  it('does not tell an unknown name from a wrong password [Q014 R286]', async () => {
    const app = await anApp()
    await registered(app)

    const wrong = await app.post(LOGIN, { username: 'maya', password: 'not this one' })
    const unknown = await app.post(LOGIN, { username: 'nobody', password: 'not this one' })

    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const words = await wrong.text()
    expect(JSON.parse(words)).toEqual({ message: expect.stringContaining('don’t match') })
    expect(await unknown.text()).toBe(words)
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  it('gives a new token each time, and ends the session it came with', async () => {
    const app = await anApp()
    const { headers } = await registered(app)

    const again = await app.post(LOGIN, { username: 'maya', password: PASSWORD }, { headers })

    expect(cookieIn(again)).not.toBe(headers.cookie)
    expect(await isLoggedIn(app, headers)).toBe(false)
    expect(await isLoggedIn(app, { cookie: cookieIn(again) })).toBe(true)
  })

  it('ends the session of anyone who registers another account, too', async () => {
    const app = await anApp()
    const { headers } = await registered(app)

    await app.post('/api/forum/auth/register', registrationOf('omar'), { headers })

    expect(await isLoggedIn(app, headers)).toBe(false)
  })

  it('waits an hour after five failures for one name from one network; elsewhere its owner gets in', async () => {
    const app = await anApp()
    await registered(app)
    const from = '192.0.2.1'
    const attempt = (password: string, network = from) => loggedIn(app, 'maya', password, network)
    for (let n = 0; n < 5; n += 1) expect((await attempt(`guess ${n}`)).answer.status).toBe(401)

    const sixth = await attempt(PASSWORD)
    const elsewhere = await attempt(PASSWORD, '192.0.2.2')

    expect(sixth.answer.status).toBe(429)
    expect(sixth.answer.headers.get('retry-after')).toBe('3600')
    expect(elsewhere.answer.status).toBe(200)
    app.clock.pass(59 * MINUTE_MS)
    expect((await attempt(PASSWORD)).answer.status).toBe(429) // and asking does not make the wait longer
    app.clock.pass(MINUTE_MS)
    expect((await attempt(PASSWORD)).answer.status).toBe(200)
  })

  it('counts unknown names the same way, and tries at once too', async () => {
    const app = await anApp()

    const answers = await Promise.all(Array.from({ length: 12 }, () => app.post(LOGIN, { username: 'nobody', password: 'x' })))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
  })

  it('forgets the failures before the right password', async () => {
    const app = await anApp({ limits: { LIMIT_LOGIN_HOUR: 100 } })
    await registered(app)
    const attempt = (password: string) => app.post(LOGIN, { username: 'maya', password })
    for (let n = 0; n < 4; n += 1) await attempt('wrong')
    await attempt(PASSWORD)

    for (let n = 0; n < 4; n += 1) expect((await attempt('wrong')).status).toBe(401)
    expect((await attempt(PASSWORD)).status).toBe(200)
  })

  it('is tried thirty times an hour from one network, whatever the names', async () => {
    const app = await anApp()
    const statuses: number[] = []

    for (let n = 0; n < 31; n += 1) statuses.push((await app.post(LOGIN, { username: `name${n}`, password: 'x' })).status)

    expect(statuses.slice(29)).toEqual([401, 429])
  })

  it('by a hundred at once keeps the others waiting in a bounded queue: 503 past it, with when to come back', async () => {
    // So costly that no machine gets through a hundred of them in the time a login waits for its hash.
    const app = await anApp({ limitFactor: 1000, passwordCost: { ...PASSWORD_COST, passes: 40 } })

    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => app.post(LOGIN, { username: `name${n}`, password: 'x' })),
    )

    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]?.headers.get('retry-after')).toBe('5')
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(100 - busy.length)
  })
})

describe('the current user', () => {
  it('is the member who is logged in, with their id and whether they are an admin [R187 R205 R254]', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    const { id } = await app.site.db.selectFrom('member').select('id').executeTakeFirstOrThrow()

    const answer = await app.ask(ME, { headers })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ user: { id, isAdmin: false } })
  })

  it('is no one without a session: 401 with a message [D32]', async () => {
    const app = await anApp()

    const answer = await app.ask(ME)

    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({ message: 'You’re not logged in.' })
  })

  it('is no one with a forged one', async () => {
    const app = await anApp({ limitFactor: 100 })
    const { headers } = await registered(app)
    const token = headers.cookie.slice('session='.length)
    const [row] = await app.site.db.selectFrom('session').selectAll().execute()
    const forged = [
      ...['', 'x', '0', '1', 'null', 'undefined', 'true', '%00', "' or 1=1 --", '{}', '[]', '..', 'admin', 'x'.repeat(5000)],
      ...[token.slice(1), `${token}x`, token.toUpperCase(), ` ${token.slice(0, -1)}`, row?.tokenHash ?? '', String(row?.id)],
      ...[`"${token.slice(0, -1)}"`, Buffer.from(token).toString('base64')],
    ].map((value) => `session=${value}`)

    for (const cookie of [...forged, `Session=${token}`, `sid=${token}`, `__Host-session=${token}`]) {
      expect([cookie, await isLoggedIn(app, { cookie })]).toEqual([cookie, false])
    }
    for (const header of ['authorization', 'x-session', 'x-user-id', 'x-forwarded-user']) {
      expect(await isLoggedIn(app, { [header]: token })).toBe(false)
    }
    expect(await isLoggedIn(app, headers)).toBe(true)
  })

  it('on https is only who brings the cookie with the prefix', async () => {
    const app = await anApp({ siteUrl: 'https://on-joue.test' })
    const { headers } = await registered(app)

    expect(await isLoggedIn(app, headers)).toBe(true)
    expect(await isLoggedIn(app, { cookie: headers.cookie.replace('__Host-', '') })).toBe(false)
  })
})

describe('a session', () => {
  it('ends after 14 days without use, and lives on with it', async () => {
    const app = await anApp({ limitFactor: 100 })
    const { headers } = await registered(app)

    app.clock.pass(13 * DAY_MS)
    expect(await isLoggedIn(app, headers)).toBe(true)
    await lastUsed(app)
    app.clock.pass(13 * DAY_MS)
    expect(await isLoggedIn(app, headers)).toBe(true)
    await lastUsed(app)
    app.clock.pass(4 * DAY_MS)
    expect(await isLoggedIn(app, headers)).toBe(false) // 30 days in all
    const other = await loggedIn(app, 'maya')
    app.clock.pass(14 * DAY_MS)
    expect(await isLoggedIn(app, other.headers)).toBe(false)
  })

  it('of an admin ends after 30 minutes without use and 12 hours in all', async () => {
    const app = await anApp({ limitFactor: 100 })
    await registered(app, 'rosa')
    await app.site.db.updateTable('member').set({ role: 'admin' }).execute()
    const { headers } = await loggedIn(app, 'rosa')

    app.clock.pass(30 * MINUTE_MS)
    expect(await isLoggedIn(app, headers)).toBe(false)

    const busy = await loggedIn(app, 'rosa')
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      app.clock.pass(20 * MINUTE_MS)
      expect(await isLoggedIn(app, busy.headers)).toBe(true)
      await lastUsed(app)
    }
    app.clock.pass(20 * MINUTE_MS)
    expect(await isLoggedIn(app, busy.headers)).toBe(false)
  })

  it('writes its use, and that its member was seen, every three minutes at most', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    const begun = app.clock.now()

    app.clock.pass(2 * MINUTE_MS)
    await app.ask(ME, { headers })
    expect(await seen(app)).toEqual({ lastUsedAt: begun, lastSeenAt: begun })
    app.clock.pass(MINUTE_MS)
    await app.ask(ME, { headers })
    await lastUsed(app)
    expect(await seen(app)).toEqual({ lastUsedAt: app.clock.now(), lastSeenAt: app.clock.now() })
  })

  it('is one of ten at most: the one used longest ago gives way', async () => {
    const app = await anApp({ limitFactor: 100 })
    const first = await registered(app)
    const places = [first.headers]
    for (let n = 0; n < 10; n += 1) {
      app.clock.pass(MINUTE_MS)
      places.push((await loggedIn(app, 'maya')).headers)
    }

    const alive = await Promise.all(places.map((headers) => isLoggedIn(app, headers)))

    expect(alive).toEqual([false, ...Array(10).fill(true)])
  })

  it('ends at log-out at once, here only, and again changes nothing [R274 D12]', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    const phone = await loggedIn(app, 'maya')

    const answer = await app.post('/api/forum/auth/logout', {}, { headers })

    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ message: 'You’re logged out.' })
    expect(answer.headers.getSetCookie()).toEqual(['session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
    expect(await isLoggedIn(app, headers)).toBe(false)
    expect(await isLoggedIn(app, phone.headers)).toBe(true)
    expect((await app.post('/api/forum/auth/logout', {}, { headers })).status).toBe(200)
  })

  it('leaves no page of a member with the browser, for anyone who goes back to it after the log-out', async () => {
    const app = await anApp()
    const { headers } = await registered(app)

    const answers = await Promise.all(['/forum', '/forum/profile', '/forum/bookmarks', '/'].map((path) => app.ask(path, { headers })))

    for (const answer of answers) expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect((await app.ask('/forum')).headers.get('cache-control')).toBe('private, no-cache')
  })

  it('takes no write from a page that shows another member, who was logged in before', async () => {
    const app = await anApp()
    const { user: maya } = await registered(app)
    const { user: omar, headers } = await registered(app, 'omar')
    const writeAs = (id: number | string, method = 'PUT') =>
      app.ask('/api/forum/profile', { method, body: '{"about":"Bonjour"}', headers: { ...headers, 'content-type': 'application/json', 'x-shown-member': String(id) } })

    const statuses = []
    for (const id of [maya.id, 'maya', '', omar.id]) statuses.push((await writeAs(id)).status)
    const refused = await writeAs(maya.id)

    expect(statuses).toEqual([403, 403, 403, 200])
    expect(await refused.json()).toEqual({ message: OTHER_MEMBER })
    expect((await app.ask('/api/forum/auth/me', { headers: { ...headers, 'x-shown-member': String(maya.id) } })).status).toBe(200)
  })

  it('begins from a page that shows another member, too: a login says itself who is meant', async () => {
    const app = await anApp()
    const { user: maya } = await registered(app)
    const { headers } = await registered(app, 'omar')
    const onMayasPage = { headers: { ...headers, 'x-shown-member': String(maya.id) } }

    expect((await app.post(LOGIN, { username: 'maya', password: PASSWORD }, onMayasPage)).status).toBe(200)
    expect(await isLoggedIn(app, headers)).toBe(false)
  })

  it('is not ended by another site', async () => {
    const app = await anApp()
    const { headers } = await registered(app)

    const forged = await app.post('/api/forum/auth/logout', {}, { headers: { ...headers, origin: 'https://evil.example' } })

    expect(forged.status).toBe(403)
    expect(await isLoggedIn(app, headers)).toBe(true)
  })

  it('is listed with its device in words, and ended one by one or all but this one', async () => {
    const app = await anApp({ limitFactor: 100 })
    const { headers } = await registered(app)
    const agent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
    const phone = await app.post(LOGIN, { username: 'maya', password: PASSWORD }, { headers: { 'user-agent': agent } })
    const tablet = await loggedIn(app, 'maya')
    const list = async () => {
      const answer = await app.ask('/api/forum/auth/sessions', { headers })
      return ((await answer.json()) as { sessions: { id: number; device: string; isCurrent: boolean }[] }).sessions
    }
    const sessions = await list()

    const onPhone = sessions.find(({ device }) => device === 'Firefox on Android')
    const ended = await app.ask(`/api/forum/auth/sessions/${onPhone?.id}`, { method: 'DELETE', headers })

    expect(sessions.map(({ isCurrent }) => isCurrent).filter(Boolean)).toHaveLength(1)
    expect(sessions[0]).toEqual({ id: expect.any(Number), device: 'A browser', createdAt: app.clock.now(), lastUsedAt: app.clock.now(), isCurrent: false })
    expect(ended.status).toBe(200)
    expect(await isLoggedIn(app, { cookie: cookieIn(phone) })).toBe(false)
    expect(await isLoggedIn(app, tablet.headers)).toBe(true)
    await app.ask('/api/forum/auth/sessions', { method: 'DELETE', headers })
    expect(await isLoggedIn(app, tablet.headers)).toBe(false)
    expect(await list()).toMatchObject([{ isCurrent: true }])
  })

  it.each(['0', '-1', 'abc', '1e3', '99999999999999999999', '1.5', '%00'])('is not %s, nor anyone else’s', async (id) => {
    const app = await anApp()
    const { headers } = await registered(app)
    const omar = await registered(app, 'omar')
    const [first] = await app.site.db.selectFrom('session').select('id').orderBy('id').execute()

    const answer = await app.ask(`/api/forum/auth/sessions/${id}`, { method: 'DELETE', headers })
    const others = await app.ask(`/api/forum/auth/sessions/${first?.id}`, { method: 'DELETE', headers: omar.headers })
    const visitors = await app.ask(`/api/forum/auth/sessions/${first?.id}`, { method: 'DELETE' })

    expect([answer.status, others.status, visitors.status]).toEqual([404, 404, 401])
    expect(await isLoggedIn(app, headers)).toBe(true)
  })
})

/** Waits until the use of a session was written down, which no answer waits for. */
async function lastUsed(app: App) {
  for (let tries = 0; tries < 200; tries += 1) {
    const { lastUsedAt, lastSeenAt } = await seen(app)
    if (lastUsedAt === app.clock.now() && lastSeenAt === app.clock.now()) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('The use of the session was not written down.')
}

async function seen({ site }: App) {
  return site.db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.memberId')
    .select(['session.lastUsedAt', 'member.lastSeenAt'])
    .orderBy('session.id', 'desc')
    .executeTakeFirstOrThrow()
}

it('a suspended member logs in and reads, and writes nothing others see', async () => {
  const app = await anApp()
  await registered(app)
  await app.site.db.updateTable('member').set({ suspendedUntil: '2026-05-02T12:00:00.000Z' }).execute()

  const { answer, headers } = await loggedIn(app, 'maya')
  const change = () => app.ask('/api/forum/profile', { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body: '{"about":"Hi"}' })

  expect(answer.status).toBe(200)
  expect(await isLoggedIn(app, headers)).toBe(true)
  expect((await change()).status).toBe(403)
  app.clock.pass(DAY_MS + HOUR_MS)
  expect((await change()).status).toBe(200)
})
