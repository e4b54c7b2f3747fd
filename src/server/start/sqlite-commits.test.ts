import { describe, expect, it } from 'vitest'
import { aForum } from '../../../tests/support/a-forum.ts'
import { commitsIn } from '../../../tests/support/commits-in.ts'
import { PASSWORD, registered, registrationOf } from '../../../tests/support/members.ts'
import { HOUR_MS } from '../../shared/time/instant.ts'

type Forum = Awaited<ReturnType<typeof aForum>>

/** A forum with a topic of Omar's, and how many commits some work in it takes. */
async function aCountedForum(limits: Record<string, number> = {}) {
  const forum = await aForum({ limits, limitFactor: 1 })
  const opened = await forum.sendAs(forum.omar, 'POST', '/api/forum/topics', { categoryId: forum.category.id, title: 'Rainy days', content: 'Where do you go when it rains?' })
  const { topic } = (await opened.json()) as { topic: { id: number } }
  const { id: postId } = await forum.site.db.selectFrom('post').select('id').executeTakeFirstOrThrow()
  const commitsOf = async (work: (forum: Forum) => Promise<Response | Response[]>) => {
    const before = commitsIn(forum.place)
    const answers = [await work(forum)].flat()
    return { commits: commitsIn(forum.place) - before, statuses: answers.map(({ status }) => status) }
  }
  return { ...forum, topicId: topic.id, postId, commitsOf }
}

const reply = (content: string) => ({ content })

describe('an acknowledged write', () => {
  it.each<[string, (place: { topicId: number; postId: number }) => (forum: Forum) => Promise<Response>, number]>([
    ['a reply', ({ topicId }) => (forum) => forum.sendAs(forum.maya, 'POST', `/api/forum/topics/${topicId}/posts`, reply('To the library.')), 201],
    ['a like', ({ postId }) => (forum) => forum.sendAs(forum.maya, 'PUT', `/api/forum/posts/${postId}/like`), 200],
    ['a sign-up', () => (forum) => forum.post('/api/forum/auth/register', registrationOf('ava'), { from: '192.0.2.9' }), 201],
    ['a waitlist entry', () => (forum) => forum.post('/api/waitlist', { email: 'ava@example.com' }), 201],
    ['a contact message', () => (forum) => forum.post('/api/contact', { name: 'Ava', email: 'ava@example.com', message: 'Is there parking nearby?' }), 201],
  ])('is one commit: %s', async (_, send, status) => {
    const forum = await aCountedForum()

    const { commits, statuses } = await forum.commitsOf(send(forum))

    expect({ commits, statuses }).toEqual({ commits: 1, statuses: [status] })
  })

  it('is two commits where a password is tried: the try, before the look, and the login', async () => {
    const forum = await aCountedForum()
    await registered(forum, 'ava')

    const { commits, statuses } = await forum.commitsOf(({ post }) => post('/api/forum/auth/login', { username: 'ava', password: PASSWORD }))

    expect({ commits, statuses }).toEqual({ commits: 2, statuses: [200] })
  })

  it('shares its commit with those that arrive with it', async () => {
    const forum = await aCountedForum()
    const send = (n: number) => forum.post('/api/contact', { name: 'Ava', email: 'ava@example.com', message: `Question number ${n}, about parking` }, { from: `192.0.2.${n}` })

    const { commits, statuses } = await forum.commitsOf(() => Promise.all(Array.from({ length: 20 }, (_, n) => send(n))))

    expect(statuses).toEqual(Array.from({ length: 20 }, () => 201))
    expect(commits).toBeLessThan(20)
  })
})

describe('a refused try', () => {
  it('counts although nothing else of it is kept: a sign-up with a name that is taken', async () => {
    const forum = await aCountedForum({ LIMIT_REGISTER_TRIES: 3 })
    const taken = () => forum.post('/api/forum/auth/register', registrationOf('maya'), { from: '192.0.2.9' })

    const statuses = [await taken(), await taken(), await taken(), await taken()].map(({ status }) => status)

    expect(statuses).toEqual([409, 409, 409, 429])
  })

  it('counts against the day until the day has ended: sign-ups past the limit', async () => {
    const forum = await aCountedForum({ LIMIT_REGISTER_DAY: 2, LIMIT_REGISTER_TRIES: 20 })
    const signUp = (name: string) => forum.post('/api/forum/auth/register', registrationOf(name), { from: '192.0.2.9' })

    const statuses = (await Promise.all(['ava', 'ben', 'cleo', 'dina'].map(signUp))).map(({ status }) => status)

    expect(statuses.filter((status) => status === 201)).toHaveLength(2)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    forum.clock.pass(HOUR_MS)
    expect((await signUp('eli')).status).toBe(429)
  })

  it('is refused although many arrive at once: waitlist entries of one network', async () => {
    const forum = await aCountedForum({ LIMIT_WAITLIST_HOUR: 3 })

    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => forum.post('/api/waitlist', { email: `parent${n}@example.com` })))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await forum.site.db.selectFrom('waitlistEntry').select('email').execute()).toHaveLength(3)
  })
})
