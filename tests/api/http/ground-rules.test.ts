import { describe, expect, it } from 'vitest'
import { anApp } from '../../support/a-site.ts'

const message = { name: 'Maya', email: 'maya@example.com', message: 'Will there be a quiet corner?' }
type App = Awaited<ReturnType<typeof anApp>>
const countMessages = async ({ site }: App) => (await site.db.selectFrom('contactMessage').select('id').execute()).length

describe('what the API takes', () => {
  it('is JSON, in any spelling of its type [R250]', async () => {
    const app = await anApp()

    const answer = await app.post('/api/contact', message, { headers: { 'content-type': 'Application/JSON; charset=UTF-8' } })

    expect(answer.status).toBe(201)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', ''])(
    'is not “%s” [Q009 Q012]',
    async (type) => {
      const app = await anApp()

      const answer = await app.post('/api/contact', message, { headers: { 'content-type': type } })

      expect(answer.status).toBe(415)
      expect(await answer.json()).toEqual({ message: expect.stringContaining('JSON') })
      expect(await countMessages(app)).toBe(0)
    },
  )

  it.each(['', '{', 'null', '[]', '"text"', '5', '{"name":', '\u0000'])('refuses the body %j with 400 [Q012]', async (body) => {
    const app = await anApp()

    const answer = await app.post('/api/contact', body)

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.any(String) })
  })

  it('is at most 64 kB, whether the length is named or not [Q012]', async () => {
    const app = await anApp()
    const body = JSON.stringify({ ...message, message: 'x'.repeat(65_536) })

    const named = await app.post('/api/contact', body, { headers: { 'content-length': String(body.length) } })
    const unnamed = await app.post('/api/contact', body)

    expect([named.status, unnamed.status]).toEqual([413, 413])
    expect(await countMessages(app)).toBe(0)
  })

  it('has nothing at unknown addresses: 404 as JSON [R281]', async () => {
    const app = await anApp()

    const answer = await app.ask('/api/nothing/here')

    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: 'We couldn’t find that page.' })
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('answers %s where only POST belongs with 405 and what is allowed', async (method) => {
    const app = await anApp()

    const answer = await app.ask('/api/contact', { method })

    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST')
    expect(await answer.json()).toMatchObject({ message: expect.any(String) })
  })

  it('names HEAD with GET among the methods an address takes, as it answers it', async () => {
    const app = await anApp()

    const refusal = await app.ask('/api/blog', { method: 'POST' })
    const head = await app.ask('/api/blog', { method: 'HEAD' })

    expect(refusal.status).toBe(405)
    expect(refusal.headers.get('allow')).toBe('GET, HEAD')
    expect(head.status).toBe(200)
  })
})

describe('a write that another site starts', () => {
  const FOREIGN: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://on-joue.test.evil.example' },
    { origin: 'http://on-joue.test:8080' },
    { origin: 'https://on-joue.test' },
    { referer: 'https://evil.example/http://on-joue.test/' },
    { referer: 'http://on-joue.test:8080/' },
    { referer: '' },
    { referer: 'on-joue.test' },
    { origin: 'not an origin' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://on-joue.test', 'sec-fetch-site': 'cross-site' },
  ]

  it.each(FOREIGN)('is refused with %o, by API and page [Q009 R244]', async (headers) => {
    const app = await anApp()

    const call = await app.post('/api/contact', message, { headers })
    const form = await app.postForm('/', { form: 'contact', ...message }, { headers: { origin: undefined, ...headers } })

    expect([call.status, form.status]).toEqual([403, 403])
    expect(await countMessages(app)).toBe(0)
  })

  const OURS: Record<string, string>[] = [
    { origin: 'http://on-joue.test' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { referer: 'http://on-joue.test/visit?page=2' },
    { origin: 'http://on-joue.test', referer: 'https://evil.example/' },
    {},
    { cookie: 'session=one-of-a-program' },
  ]
  it.each(OURS)(
    'is told apart from our own with %o',
    async (headers) => {
      const app = await anApp()

      expect((await app.post('/api/contact', message, { headers })).status).toBe(201)
    },
  )

  it('could be a form with a cookie that names neither origin nor page', async () => {
    const app = await anApp()
    const unnamed = { origin: undefined }
    const post = (headers: Record<string, string | undefined>) => app.postForm('/', { form: 'contact', ...message }, { headers })

    const withCookie = await Promise.all(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'TEXT/PLAIN'].map((type) => post({ ...unnamed, cookie: 'session=one-of-a-browser', 'content-type': type })))
    expect(withCookie.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(await countMessages(app)).toBe(0)

    expect((await post(unnamed)).status).toBe(303)
    expect(await countMessages(app)).toBe(1)
  })

  it('is known by the host it was sent to only where SITE_URL isn’t set', async () => {
    const headers = { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }
    const statusAt = async (isSiteUrlSet: boolean, more: Record<string, string> = {}) => {
      const app = await anApp({ isSiteUrlSet })
      return (await app.post('/api/contact', message, { headers: { ...headers, ...more } })).status
    }

    expect(await statusAt(false)).toBe(201)
    expect(await statusAt(false, { origin: 'https://192.168.1.5:3000' })).toBe(403)
    expect(await statusAt(false, { origin: 'http://192.168.1.5' })).toBe(403)
    expect(await statusAt(true)).toBe(403)
  })

  it('learns nothing from the answers either: no other origin may read them', async () => {
    const app = await anApp()

    const answer = await app.ask('/api/facts', { headers: { origin: 'https://evil.example' } })

    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })
})

describe('security headers', () => {
  it.each([
    ['a page', '/', 200],
    ['a missing page', '/no/such/page', 404],
    ['a refused form', '/', 415],
  ])('stand on %s [Q006]', async (_, path, status) => {
    const app = await anApp()

    const answer =
      status === 415 ? await app.postForm(path, {}, { headers: { 'content-type': 'text/plain' } }) : await app.ask(path)

    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(answer.headers.get('x-powered-by')).toBeNull()
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  })

  it('stand on answers that only lead elsewhere, and on those to programs that watch the site', async () => {
    const app = await anApp()

    for (const [path, status] of [['/healthz', 200], ['/readyz', 200], ['//evil.example/x', 308], ['/visit?sent=tell-me', 302]] as const) {
      const answer = await app.ask(`http://on-joue.test${path}`)
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    }
    expect((await app.ask('/readyz')).headers.get('cache-control')).toBe('no-store')
  })

  it('make API answers harmless when opened as a page, errors too', async () => {
    const app = await anApp()

    for (const path of ['/api/facts', '/api/nothing', '/api/contact']) {
      const answer = await app.ask(path)
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  })

  it('ask for https only where the site has it', async () => {
    const plain = await anApp()
    const secure = await anApp({ siteUrl: 'https://on-joue.test' })

    expect((await plain.ask('/api/facts')).headers.get('strict-transport-security')).toBeNull()
    expect((await secure.ask('/api/facts')).headers.get('strict-transport-security')).toContain('max-age=63072000')
  })
})

describe('limits per address [R320]', () => {
  it('cut reading off at 50 in ten seconds, with the time to wait', async () => {
    const app = await anApp()
    const statuses: number[] = []
    for (let n = 0; n < 51; n += 1) statuses.push((await app.ask('/api/facts')).status)

    const refused = await app.ask('/', { headers: { accept: 'text/html' } })

    expect(statuses).toEqual([...Array(50).fill(200), 429])
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('10')
    expect(refused.headers.get('content-type')).toContain('text/html')
    expect((await app.ask('/api/facts', { from: '203.0.113.99' })).status).toBe(200)
    app.clock.pass(10_000)
    expect((await app.ask('/api/facts')).status).toBe(200)
  })

  it('do not believe forged proxy headers, and follow real ones when told to', async () => {
    const strict = await anApp({ limits: { LIMIT_CONTACT_HOUR: 1 } })
    const behindProxy = await anApp({ limits: { LIMIT_CONTACT_HOUR: 1 }, trustProxy: true })
    const sendTwice = async (app: App) => {
      const send = (n: number) =>
        app.post('/api/contact', { ...message, message: `Question ${n}, please` }, { headers: { 'x-forwarded-for': `192.0.2.${n}` } })
      return [(await send(1)).status, (await send(2)).status]
    }

    expect(await sendTwice(strict)).toEqual([201, 429])
    expect(await sendTwice(behindProxy)).toEqual([201, 201])
  })

  it('count an address once, whatever port of it a proxy names', async () => {
    const app = await anApp({ limits: { LIMIT_CONTACT_HOUR: 1 }, trustProxy: true })
    const send = async (address: string) =>
      (await app.post('/api/contact', { ...message, message: `From ${address}, please` }, { headers: { 'x-forwarded-for': `10.0.0.1, ${address}` } })).status

    expect(await send('192.0.2.1')).toBe(201)
    expect(await send('192.0.2.1:50001')).toBe(429)
    expect(await send('[2001:db8::1]:50001')).toBe(201)
    expect(await send('[2001:db8::1]:50002')).toBe(429)
    expect(await send('2001:db8::2')).toBe(429) // of the same household
  })

  it('keep no readable address', async () => {
    const app = await anApp()

    await app.post('/api/contact', message, { from: '198.51.100.77' })

    const rows = await app.site.db.selectFrom('limitWindow').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('198.51.100')
  })
})

describe('private data [Q011]', () => {
  it('of anyone who wrote is in no public answer', async () => {
    const app = await anApp()
    await app.post('/api/contact', message)
    await app.post('/api/waitlist', { email: 'omar@example.com' })

    const answers = await Promise.all(['/', '/api/facts', '/forum', '/blog'].map((path) => app.ask(path)))

    for (const answer of answers) expect(await answer.text()).not.toMatch(/maya@example|omar@example/)
  })
})

describe('an address that a browser would take for another site’s', () => {
  it.each(['//evil.example/a?b=c', '///evil.example/a?b=c'])('%s leads to the same on this site', async (path) => {
    const { ask, site } = await anApp()

    const answer = await ask(`${site.url.origin}${path}`)

    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('/evil.example/a?b=c')
  })

  it.each([
    ['//%5Cevil.example', '/%5Cevil.example'],
    ['//%09/evil.example', '/%09/evil.example'],
    ['//%0d%0aX-Evil:1', '/%0d%0aX-Evil:1'],
    ['//a%00b', '/a%00b'],
  ])('%s leads to the same on this site, as it was written', async (path, same) => {
    const { ask, site } = await anApp()

    const answer = await ask(`${site.url.origin}${path}`)

    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(same)
    expect((await ask(same)).status).toBe(404)
  })
})
