import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../support/any-text.ts'
import { anApp } from '../../support/a-site.ts'
import { inShortOrFull } from '../../support/soak.ts'

const ENDPOINTS = ['/api/contact', '/api/waitlist', '/api/chat']
const RUNS = inShortOrFull(1_000, 10_000)
/** The same every time, so that a failure can be looked at. */
const SEED = 20_260_501

const anyString = fc.oneof(
  anyText(300),
  fc.constantFrom('', '\u0000', '\ud800', '\u202e', "'; drop table fact; --", '<img src=x onerror=alert(1)>', '../../etc/passwd', '{{7*7}}', '%00', 'a@b', '𓀀'.repeat(50)),
)
const anyValue = fc.oneof(anyString, fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(null, true, -0, 1e308, [], {}))
const anyFields = fc.dictionary(
  fc.constantFrom('name', 'email', 'message', 'website', 'elapsedMs', 'source', '__proto__', 'constructor', 'toString', 'id', 'quarantinedAt'),
  anyValue,
)
const anyBody = fc.oneof(
  { weight: 5, arbitrary: anyFields.map((fields) => JSON.stringify(fields)) },
  { weight: 2, arbitrary: anyString },
  { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.constantFrom('[['.repeat(9_000), '{"a":'.repeat(5_000), `{"message":"${'x'.repeat(70_000)}"}`) },
)
const anyRequest = fc.record({
  path: fc.constantFrom(...ENDPOINTS),
  method: fc.oneof({ weight: 6, arbitrary: fc.constant('POST') }, { weight: 1, arbitrary: fc.constantFrom('PUT', 'PATCH', 'DELETE') }),
  type: fc.oneof(
    { weight: 6, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', 'application/json;charset=utf-7', 'a/b', 'application/x-www-form-urlencoded') },
  ),
  headers: fc.dictionary(
    fc.constantFrom('origin', 'cookie', 'accept-encoding', 'if-none-match', 'x-forwarded-for', 'content-encoding', 'accept', 'x-http-method-override'),
    fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).filter((text) => text === text.trim()),
    { maxKeys: 2 },
  ),
  body: anyBody,
})

describe('a thousand malformed requests and more', () => {
  it('make no 5xx, no stack trace, and store nothing that breaks a rule [Q012 Q009]', async () => {
    const app = await anApp({ limitFactor: 1_000_000 })
    const send = async ({ path, method, type, headers, body }: typeof anyRequest extends fc.Arbitrary<infer T> ? T : never) => {
      const answer = await app.ask(path, { method, body, headers: { ...headers, 'content-type': type } })
      const text = await answer.text()

      expect(answer.status).toBeLessThan(500)
      expect(text).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules|sqlite|SQLSTATE/i)
      if (answer.status >= 400) expect(JSON.parse(text)).toMatchObject({ message: expect.any(String) })
    }

    await fc.assert(fc.asyncProperty(anyRequest, send), { numRuns: RUNS, seed: SEED })

    const messages = await app.site.db.selectFrom('contactMessage').selectAll().execute()
    for (const { name, email, message } of messages) {
      expect(name.length).toBeGreaterThanOrEqual(2)
      expect(email).toMatch(/^\S+@\S+\.\S+$/)
      expect(message.length).toBeGreaterThanOrEqual(10)
    }
    for (const { email } of await app.site.db.selectFrom('waitlistEntry').selectAll().execute()) {
      expect(email).toMatch(/^\S+@\S+\.\S+$/)
    }
    expect((await app.post('/api/contact', { name: 'Maya', email: 'maya@example.com', message: 'Still there after all' })).status).toBe(201)
  })
})
