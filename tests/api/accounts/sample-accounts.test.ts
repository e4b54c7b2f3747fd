import { describe, expect, it } from 'vitest'
import { seedSample } from '../../../src/domain/sample/seed-sample.ts'
import { anApp } from '../../support/a-site.ts'
import { anAdminWithApp, codeAt, halfLoggedIn, sendCode } from '../../support/authenticators.ts'
import { cookieIn } from '../../support/members.ts'

const LOCAL = 'http://localhost:3000'
const ROSA = { username: 'rosa', password: 'sample-rosa-admin' }
const MAYA = { username: 'maya', password: 'sample-maya' }

type Options = Parameters<typeof anApp>[0]
type Asking = { from?: string; headers?: Record<string, string | undefined> }

/** A site with the sample community. */
async function aSampleSite(options: Options = {}) {
  const app = await anApp({ siteUrl: LOCAL, from: '127.0.0.1', limitFactor: 100, ...options })
  await seedSample(app.site)
  const logIn = (who: typeof ROSA, asking: Asking = {}) => app.post('/api/forum/auth/login', who, asking)
  const whoAmI = async (cookie: string, asking: Asking = {}) =>
    (await app.ask('/api/forum/auth/me', { ...asking, headers: { cookie, ...asking.headers } })).status
  return { ...app, logIn, whoAmI }
}

/** Ways to a loopback site that don't come from the machine itself. */
const FROM_ELSEWHERE: [what: string, asking: Asking, options?: Options][] = [
  ['another machine', { from: '192.0.2.7' }],
  ['another machine that forges the Host', { from: '192.0.2.7', headers: { host: 'localhost:3000' } }],
  ['another machine over IPv6', { from: '2001:db8::7', headers: { host: '[::1]:3000' } }],
  ['this machine under a public name', { headers: { host: 'on-joue.example' } }],
  ['this machine under its own address in the network', { headers: { host: '192.168.1.5:3000' } }],
  ['this machine under a name that starts like a loopback one', { headers: { host: '127.0.0.1.evil.example' } }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
  ['a proxy on this machine that hides the visitor', { headers: { via: '1.1 proxy' } }],
  ['a visitor who claims to be this machine', { from: '192.0.2.7', headers: { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' } }],
  ['a proxy that is trusted', {}, { trustProxy: true }],
  ['a proxy that is trusted, which says it is for this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }, { trustProxy: true }],
]

describe('a sample account', () => {
  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', '127.0.0.1:3000'],
    ['127.0.0.1', 'localhost'],
  ])('is for those who sit at the machine itself (%s to %s)', async (from, host) => {
    const { logIn, whoAmI } = await aSampleSite()

    for (const who of [ROSA, MAYA]) {
      const answer = await logIn(who, { from, headers: { host } })
      expect(answer.status).toBe(200)
      expect(await whoAmI(cookieIn(answer), { from, headers: { host } })).toBe(200)
    }
  })

  it.each(FROM_ELSEWHERE)('is refused to %s, in the words for a wrong password', async (_, asking, options) => {
    const { logIn } = await aSampleSite(options)

    const wrong = await logIn({ ...ROSA, password: 'no password of hers' }, asking)
    const wrongWords = await wrong.json()

    for (const who of [ROSA, MAYA]) {
      const answer = await logIn(who, asking)
      expect([answer.status, await answer.json(), cookieIn(answer)]).toEqual([401, wrongWords, ''])
    }
  })

  it.each(FROM_ELSEWHERE.filter(([, , options]) => !options))('has a session that says nothing to %s', async (_, asking) => {
    const { logIn, whoAmI, ask } = await aSampleSite()
    const cookie = cookieIn(await logIn(ROSA))
    expect(await whoAmI(cookie)).toBe(200)

    expect(await whoAmI(cookie, asking)).toBe(401)
    expect((await ask('/api/office/door', { ...asking, headers: { cookie, ...asking.headers } })).status).toBe(404)
  })

  it.each(['https://on-joue.example', 'http://on-joue.example', 'http://192.168.1.5:3000', 'http://localhost.example'])(
    'is closed at %s, and so are the sessions it has there, whatever Host is named',
    async (siteUrl) => {
      const { site, place, logIn: logInHere } = await aSampleSite()
      const token = cookieIn(await logInHere(ROSA)).replace(/^session=/, '')
      const { logIn, whoAmI } = await aSampleSite({ siteUrl, place })
      const name = siteUrl.startsWith('https:') ? '__Host-session' : 'session'

      for (const headers of [{}, { host: 'localhost:3000' }, { host: '127.0.0.1' }]) {
        expect((await logIn(ROSA, { headers })).status).toBe(401)
        expect((await logIn(MAYA, { headers })).status).toBe(401)
        expect(await whoAmI(`${name}=${token}`, { headers })).toBe(401)
      }
      expect(await site.db.selectFrom('session').select('id').execute()).toHaveLength(1)
    },
  )

  it('needs to be local for both steps of a login with an authenticator', async () => {
    const app = await anApp({ siteUrl: LOCAL, limitFactor: 100 })
    const { secret } = await anAdminWithApp(app)
    await app.site.db.updateTable('member').set({ sampledAt: app.clock.now() }).execute()
    const { headers } = await halfLoggedIn(app, 'rosa', '127.0.0.1')
    const code = codeAt(app, secret, 1)

    expect((await sendCode(app, headers, code, '192.0.2.7')).status).toBe(401)
    expect((await sendCode(app, headers, code, '127.0.0.1')).status).toBe(200)
    expect((await halfLoggedIn(app, 'rosa', '192.0.2.7')).cookie).toBe('')
  })

  it('gets no email to set a new password: no one reads its mailbox', async () => {
    const { post, site } = await aSampleSite()

    const answer = await post('/api/forum/auth/forgot-password', { account: 'rosa' })

    expect(answer.status).toBe(200)
    expect(await site.db.selectFrom('outbox').select('id').execute()).toEqual([])
  })
})
