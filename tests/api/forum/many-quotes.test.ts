import { expect, it } from 'vitest'
import type { PostView } from '../../../src/shared/forum/forum.ts'
import { aForum } from '../../support/a-forum.ts'
import { statementsOf } from '../../support/count-queries.ts'

const POST_MAX_CHARS = 32_000

/** Maya's post, and a reply by Omar that quotes each of these lines. */
async function aReplyQuoting(said: readonly string[], quoted: readonly string[]) {
  const forum = await aForum({ limitFactor: 1_000_000 })
  const topic = await forum.aTopic({ posts: [{ by: forum.maya, content: said.join('\n') }] })
  const path = `/api/forum/topics/${topic.id}/posts`
  const [source] = topic.posts
  const answer = await forum.sendAs(forum.omar, 'POST', path, { content: `${quoted.map((line) => `>${line}`).join('\n')}\nYes.`, replyToId: source?.id })
  expect(answer.status).toBe(201)
  const edit = (lines: readonly string[]) => forum.sendAs(forum.maya, 'PATCH', `/api/forum/posts/${source?.id}`, { content: lines.join('\n') })
  const reply = async () => ((await (await forum.askAs(null, path)).json()) as PostView[])[1]?.content ?? ''
  return { edit, reply }
}

it('a reply that quotes one line ten thousand times shows no more of it than a post may hold', async () => {
  const { edit, reply } = await aReplyQuoting(['a', 'b'], Array.from({ length: 10_000 }, () => 'a'))

  expect((await edit(['x'.repeat(280), 'b'])).status).toBe(200)

  const lines = (await reply()).split('\n')
  expect(lines).toHaveLength(10_001)
  expect(lines.filter((line) => line.startsWith('> x')).join('').length).toBeLessThanOrEqual(POST_MAX_CHARS + 2 * POST_MAX_CHARS / 280)
  expect([lines[0], lines[9_999]]).toEqual([`> ${'x'.repeat(280)}`, '> …'])
})

it('an edit that moves a thousand quoted lines takes a few statements, and every quote follows its line', async () => {
  const said = Array.from({ length: 1_000 }, (_, at) => `Number ${at}`)
  const { edit, reply } = await aReplyQuoting(said, said)
  const before = await reply()

  const statements = await statementsOf(() => edit(said.toReversed()))

  expect(statements.length).toBeLessThan(60)
  expect(before.split('\n').slice(0, 2)).toEqual(['> Number 0', '> Number 1'])
  expect(await reply()).toBe(before)
})
