import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recountForum } from '../../../src/domain/forum/writing/recount.ts'
import { aForum } from '../../support/a-forum.ts'
import { anyText } from '../../support/any-text.ts'
import { inShortOrFull } from '../../support/soak.ts'
import { PERMISSIONS } from './permission-table.ts'

const RUNS = inShortOrFull(400, 9_000)
/** The same requests every time, so that a failure can be looked at. */
const SEED = 20_260_501

const anyString = fc.oneof(
  anyText(200),
  fc.constantFrom('', '\u0000', '\ud800', "'; drop table post; --", '@'.repeat(500), '> '.repeat(500), 'é'.repeat(40_000)),
)
const anyValue = fc.oneof(anyString, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(null, true, -0, 1, 2, 2 ** 31, 1e308, 0.5))
const anyBody = fc.oneof(
  fc
    .dictionary(fc.constantFrom('content', 'title', 'categoryId', 'replyToId', 'reason', 'note', '__proto__'), anyValue)
    .map((fields) => JSON.stringify(fields)),
  anyString,
)
const anyId = fc.oneof(fc.constantFrom('1', '2', '3'), fc.constantFrom('0', '-1', '1e9', '99999999999999999999', '%00', '2147483648'))
const anyRoute = fc.constantFrom(...Object.keys(PERMISSIONS).filter((route) => /forum\/(topics|posts|notif)/.test(route)))

it('takes malformed writes without a 5xx and without a miscount [Q012]', async () => {
  const forum = await aForum({ limitFactor: 1_000_000 })
  await forum.aTopic({ posts: 3 })
  const who = fc.constantFrom(null, forum.maya, forum.omar, forum.ines, forum.rosa)
  const key = fc.option(fc.string({ unit: 'grapheme-ascii', maxLength: 210 }).map((text) => text.trim()))
  const request = fc.record({ route: anyRoute, id: anyId, body: anyBody, who, key })

  const send = async ({ route, id, body, who: member, key: name }: typeof request extends fc.Arbitrary<infer T> ? T : never) => {
    const [method = '', path = ''] = route.split(' ')
    const headers = { 'content-type': 'application/json', ...(name && { 'idempotency-key': name }) }
    const answer = await forum.askAs(member, path.replace(/:\w+/, id), { method, headers, body })
    expect(answer.status).toBeLessThan(500)
  }
  await fc.assert(fc.asyncProperty(request, send), { numRuns: RUNS, seed: SEED })

  expect(await recountForum(forum.site)).toEqual([])
})
