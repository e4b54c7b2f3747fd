import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { anApp } from '../../support/a-site.ts'
import { newestMail, PASSWORD, registered, registrationOf } from '../../support/members.ts'

type App = Awaited<ReturnType<typeof anApp>>

const LOGIN = '/api/forum/auth/login'
const deviceIn = (answer: Response): string => answer.headers.getSetCookie().find((text) => text.startsWith('device='))?.split(';')[0] ?? ''

let nth = 0
/** A try from a network that was never seen before. */
const attempt = (app: App, password: string, { cookie, username = 'maya', from = `192.0.2.${(nth += 1) % 250}` }: { cookie?: string; username?: string; from?: string } = {}) =>
  app.post(LOGIN, { username, password }, { from, headers: { cookie } })

/** Maya has an account, and a device that logged in once. */
async function aDevice() {
  const app = await anApp({ limits: { LIMIT_LOGIN_GUESSES: 5 } })
  await registered(app)
  const device = deviceIn(await attempt(app, PASSWORD))
  const guess = async (times: number) => {
    for (let n = 0; n < times; n += 1) await attempt(app, 'wrong')
  }
  return { app, device, guess }
}

describe('guesses at one account', () => {
  it('are slowed down whatever network they come from', async () => {
    const { app, guess } = await aDevice()
    await guess(5)

    const answer = await attempt(app, PASSWORD)

    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900'])
    app.clock.pass(15 * MINUTE_MS)
    expect((await attempt(app, PASSWORD)).status).toBe(200)
  })

  it('don’t keep a device out that logged in before, not even from the same network', async () => {
    const { app, device, guess } = await aDevice()
    await guess(5)
    for (let n = 0; n < 6; n += 1) await attempt(app, 'wrong', { from: '198.51.100.9' })

    expect((await attempt(app, PASSWORD, { cookie: device, from: '198.51.100.9' })).status).toBe(200)
  })

  it('are counted for a known device, too', async () => {
    const { app, device } = await aDevice()
    for (let n = 0; n < 5; n += 1) expect((await attempt(app, 'wrong', { cookie: device })).status).toBe(401)

    expect((await attempt(app, PASSWORD, { cookie: device })).status).toBe(429)
  })

  it('are slowed down alike for a name that has no account', async () => {
    const { app } = await aDevice()
    const statuses: number[] = []

    for (let n = 0; n < 6; n += 1) statuses.push((await attempt(app, 'wrong', { username: 'missing' })).status)

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })
})

describe('a new password by an emailed link', () => {
  const NEW = 'a rather new secret'
  const reset = async (app: App, cookie = '') => {
    await app.post('/api/forum/auth/forgot-password', { account: 'maya' })
    const { token } = await newestMail(app, 'reset-password')
    return app.post('/api/forum/auth/reset-password', { token, password: NEW, confirmPassword: NEW }, { headers: { cookie } })
  }

  it('opens a login that guesses have slowed down, by username and by email, on any device', async () => {
    for (const username of ['maya', 'maya@example.com']) {
      const { app } = await aDevice()
      for (let n = 0; n < 6; n += 1) await attempt(app, 'wrong', { username })
      expect((await attempt(app, PASSWORD, { username })).status).toBe(429)

      await reset(app)

      expect((await attempt(app, NEW, { username })).status).toBe(200)
    }
  })

  it('makes its device one that logged in before, whatever others go on guessing', async () => {
    const { app, guess } = await aDevice()

    const device = deviceIn(await reset(app))
    await guess(6)

    expect((await attempt(app, NEW)).status).toBe(429)
    expect((await attempt(app, NEW, { cookie: device })).status).toBe(200)
  })

  it('opens the login on a device where its owner had tried the forgotten password too often', async () => {
    const { app, device } = await aDevice()
    for (let n = 0; n < 5; n += 1) await attempt(app, 'forgotten', { cookie: device })

    const renewed = deviceIn(await reset(app, device))

    expect(renewed.split('~')).toHaveLength(1)
    expect((await attempt(app, NEW, { cookie: renewed })).status).toBe(200)
  })

  it('changes nothing with a dead link', async () => {
    const { app, guess } = await aDevice()
    await guess(5)

    const answer = await app.post('/api/forum/auth/reset-password', { token: 'a-token-that-was-never-mailed', password: NEW, confirmPassword: NEW })

    expect([answer.status, deviceIn(answer)]).toEqual([400, ''])
    expect((await attempt(app, PASSWORD)).status).toBe(429)
  })
})

describe('what a device remembers', () => {
  it('is a cookie that no script reads and that lets no one in', async () => {
    const app = await anApp()
    await registered(app)

    const answer = await attempt(app, PASSWORD)

    const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('device='))
    expect(cookie).toMatch(/^device=1\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/)
    const me = await app.ask('/api/forum/auth/me', { headers: { cookie: deviceIn(answer) } })
    expect(me.status).toBe(401)
  })

  it('is nothing for another account, made up, or after a new password', async () => {
    const { app, device, guess } = await aDevice()
    await guess(5)

    for (const cookie of ['device=1.made-up', device.replace('=1.', '=2.'), `${device}x`]) expect((await attempt(app, PASSWORD, { cookie })).status).toBe(429)

    await app.site.db.updateTable('member').set({ passwordHash: 'another' }).execute()
    expect((await attempt(app, PASSWORD, { cookie: device })).status).toBe(429)
  })

  it('is up to three members, the newest first', async () => {
    const app = await anApp({ limitFactor: 100 })
    let cookie = ''
    for (const username of ['maya', 'omar', 'lea', 'tom']) {
      const answer = await app.post('/api/forum/auth/register', registrationOf(username), { headers: { cookie } })
      cookie = deviceIn(answer)
    }

    expect(cookie.replace('device=', '').split('~').map((token) => token.split('.')[0])).toEqual(['4', '3', '2'])
  })
})
