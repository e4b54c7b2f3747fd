import { describe, expect, it } from 'vitest'
import type { PostCan, PostView } from '../../../src/shared/forum/forum.ts'
import { after, DAY_MS } from '../../../src/shared/time/instant.ts'
import { aForum, type MemberRow, type PostOptions, type TopicOptions } from '../../support/a-forum.ts'
import { NOON } from '../../support/a-site.ts'

type Forum = Awaited<ReturnType<typeof aForum>>
/** The others have tests of their own. */
type Act = Exclude<keyof PostCan, 'removeDetails' | 'history' | 'takeDown'>

const ROLES = ['visitor', 'member', 'author', 'starter', 'moderator', 'admin', 'suspended', 'reporter'] as const
const ACTS: readonly Act[] = ['edit', 'delete', 'restore', 'react', 'report', 'hide']

/** States a post can be in: how the topic is, how the post is, and whether the post is the opening one. */
const STATES: Record<string, { topic?: TopicOptions; post?: (forum: Forum) => PostOptions; isOpening?: true; isAnswered?: true }> = {
  'a reply': {},
  'an opening post nobody answered': { isOpening: true },
  'an answered opening post': { isOpening: true, isAnswered: true },
  'a reply in a locked topic': { topic: { lockedAt: NOON } },
  'a reply in a hidden topic': { topic: { hiddenAt: NOON } },
  'a reply its author removed': { post: () => ({ deletedAt: NOON }) },
  'a reply an admin removed': { post: ({ rosa }) => ({ deletedAt: NOON, deletedBy: rosa }) },
  'a reply removed two days ago': { post: () => ({ deletedAt: after(NOON, -2 * DAY_MS) }) },
  'a hidden reply': { post: () => ({ hiddenAt: NOON }) },
  'a hidden reply its author removed': { post: () => ({ hiddenAt: NOON, deletedAt: NOON }) },
}

async function aScene(forum: Forum, author: MemberRow, starter: MemberRow, reporter: MemberRow, state: string) {
  const { topic, post, isOpening, isAnswered } = STATES[state] ?? {}
  const own = { by: author, ...post?.(forum) }
  const others = isAnswered ? [{ by: forum.omar }] : []
  const by = isOpening ? author : starter
  const { id, posts } = await forum.aTopic({ by, ...topic, posts: isOpening ? [own, ...others] : [{}, own, ...others] })
  const postId = posts[isOpening ? 0 : 1]?.id ?? 0
  await forum.site.db
    .insertInto('report')
    .values({ postId, reporterId: reporter.id, reason: 'spam', createdAt: NOON })
    .execute()
  return { topicId: id, postId }
}

const CALLS: Record<Act, (view: PostView | undefined) => [method: string, noun: string, body?: unknown]> = {
  edit: () => ['PATCH', '', { content: 'Said in other words.' }],
  delete: () => ['DELETE', ''],
  restore: (view) => ['DELETE', view?.undoUntil || view?.removed === 'by-author' ? '/removal' : '/hidden'],
  react: () => ['PUT', '/like'],
  report: () => ['POST', '/reports', { reason: 'unkind' }],
  hide: () => ['PUT', '/hidden'],
}

const stateOf = async ({ site: { db } }: Forum, postId: number) => [
  await db.selectFrom('post').selectAll().where('id', '=', postId).execute(),
  await db.selectFrom('reaction').selectAll().where('postId', '=', postId).execute(),
  await db.selectFrom('report').select('id').where('postId', '=', postId).execute(),
]

async function cast(forum: Forum) {
  const author = await forum.aMember('Lea')
  const suspended = await forum.aMember('Noor', { suspendedUntil: '2026-06-01T00:00:00.000Z' })
  const reporter = await forum.aMember('Kim')
  const { omar: member, maya: starter, ines: moderator, rosa: admin } = forum
  return { visitor: null, member, author, starter, moderator, admin, suspended, reporter }
}

describe('what a view says can be done is what the API does [R240 R241 D15]', () => {
  it.each(Object.keys(STATES))('with %s', async (state) => {
    const forum = await aForum({ limitFactor: 1_000_000 })
    const who = await cast(forum)
    const wrong: string[] = []

    for (const role of ROLES) {
      for (const act of ACTS) {
        const author = role === 'suspended' ? who.suspended : who.author
        const { topicId, postId } = await aScene(forum, author, who.starter, who.reporter, state)
        const list = await forum.askAs(who[role], `/api/forum/topics/${topicId}/posts`)
        const view = list.ok ? ((await list.json()) as PostView[]).find(({ id }) => id === postId) : undefined
        const [method, noun, body] = CALLS[act](view)
        const before = await stateOf(forum, postId)

        const answer = await forum.sendAs(who[role], method, `/api/forum/posts/${postId}${noun}`, body)

        const isDone = answer.ok && JSON.stringify(await stateOf(forum, postId)) !== JSON.stringify(before)
        if (isDone !== (view?.can[act] ?? false)) wrong.push(`${role} ${act}: ${answer.status}, shown ${view?.can[act]}`)
      }
    }

    expect(wrong).toEqual([])
  })
})

describe('staff take back', () => {
  it('within 24 hours what an admin removed, any other admin included', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic()
    const post = await forum.aPost(topic, { content: 'Worth keeping after all.' })
    const second = await forum.aMember('Ruth', { role: 'admin' })
    await forum.sendAs(forum.rosa, 'DELETE', `/api/forum/posts/${post.id}`)

    const shown = (await (await forum.askAs(second, `/api/forum/topics/${topic.id}/posts`)).json()) as PostView[]
    const answer = await forum.sendAs(second, 'DELETE', `/api/forum/posts/${post.id}/removal`)

    expect(shown[1]).toMatchObject({ removed: 'by-staff', undoUntil: after(NOON, DAY_MS), can: { restore: true } })
    expect(await answer.json()).toMatchObject({ removed: null, content: 'Worth keeping after all.' })
  })
})
