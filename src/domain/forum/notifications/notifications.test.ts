import { describe, expect, it } from 'vitest'
import { aForum, as, type MemberRow } from '../../../../tests/support/a-forum.ts'
import { aVisitor, NOON } from '../../../../tests/support/a-site.ts'
import { dueEmails } from '../../../../tests/support/emails/outbox.ts'
import { MINUTE_MS, SECOND_MS } from '../../../shared/time/instant.ts'
import { currentUser } from '../../accounts/sessions/current-user.ts'
import { eraseMember } from '../members/erase-member.ts'
import { exportMember } from '../members/export-member.ts'
import { replyToTopic } from '../writing/reply-to-topic.ts'
import { LISTED_MAX, listNotifications } from './list-notifications.ts'
import { notify } from './notification.ts'
import { readAllNotifications, readNotification, readNotificationGroup } from './read-notification.ts'

/** Maya's topic, in which others write. */
async function aTalk(options: Parameters<typeof aForum>[0] = {}) {
  const forum = await aForum(options)
  const { site, clock } = forum
  const topic = await forum.aTopic({ title: 'Nap times' })
  const reply = async (by: MemberRow, content: string, replyToId?: number) => {
    clock.pass(SECOND_MS)
    return replyToTopic(site, as(by), topic.id, { content, replyToId })
  }
  const news = async (member: MemberRow, range = { offset: 0, limit: 100 }) => (await listNotifications(site, as(member), range)).entries
  const unread = async ({ id }: MemberRow) => (await currentUser(site, id)).unreadNotifications
  const mailed = async () => (await dueEmails(site, 'forum-reply')).map(({ recipient }) => recipient).toSorted()
  return { ...forum, topic, reply, news, unread, mailed }
}

describe('a reply', () => {
  it('in the topic of a former member, to the post of one, tells no one and is posted all the same', async () => {
    const { site, maya, omar, topic, reply } = await aTalk()
    await eraseMember(site, maya.id)

    const post = await reply(omar, 'I still wonder.', topic.posts[0]?.id)

    expect(post).toMatchObject({ number: 2, replyTo: { username: 'Former member' } })
  })

  it('that names someone who does not exist, or themselves, tells no one of that', async () => {
    const { maya, omar, reply, news } = await aTalk()

    await reply(omar, '@nobody-here, @omar and @Omar: at one.')

    expect((await news(maya)).map(({ kind }) => kind)).toEqual(['topic-reply'])
    expect(await news(omar)).toEqual([])
  })

  it('names those in its first lines: past fifty names that no one has, no one is looked up', async () => {
    const { omar, ines, reply, news } = await aTalk()
    const strangers = (count: number) => Array.from({ length: count }, (_, n) => `@stranger-${n}`).join(' ')

    await reply(omar, `${strangers(49)} @ines`)
    expect(await news(ines)).toHaveLength(1)
    await reply(omar, `${strangers(50)} @ines`)

    expect(await news(ines)).toHaveLength(1)
  })

  it('tells a suspended member on the site, so that it is there when they are back', async () => {
    const { clock, topic, site, aMember, omar, news, mailed } = await aTalk()
    const sam = await aMember('Sam', { suspendedUntil: '2027-01-01T00:00:00.000Z' })

    await replyToTopic(site, as(omar), topic.id, { content: '@sam, have a look.' })
    clock.pass(10 * MINUTE_MS)

    expect(await news(sam)).toMatchObject([{ kind: 'mention' }])
    expect(await mailed()).toEqual(['maya@example.com'])
  })
})

describe('emails about replies', () => {
  it('are five in two minutes for each member, who takes none from another', async () => {
    const { site, omar, aTopic, mailed, maya, ines } = await aTalk({ limitFactor: 1, limits: { LIMIT_REPLY_BURST: 100, LIMIT_REPLY_FIRST_DAY: 100 } })
    for (let n = 1; n <= 6; n += 1) {
      const other = await aTopic({ by: maya, title: `Question ${n}` })
      await replyToTopic(site, as(omar), other.id, { content: n < 6 ? `Answer ${n}` : 'Answer 6, @ines.' })
    }

    expect(await mailed()).toEqual(['ines@example.com', ...Array<string>(5).fill('maya@example.com')])
    expect((await listNotifications(site, as(maya), { offset: 0, limit: 10 })).total).toBe(6)
    expect((await listNotifications(site, as(ines), { offset: 0, limit: 10 })).total).toBe(1)
  })
})

describe('a member’s notifications', () => {
  it(`are listed up to the newest ${LISTED_MAX}`, async () => {
    const { site, clock, maya, omar, topic, reply } = await aTalk()
    await reply(omar, 'The oldest of all')
    const { postId } = await site.db.selectFrom('notification').select('postId').where('memberId', '=', maya.id).executeTakeFirstOrThrow()
    const one = { memberId: maya.id, kind: 'warning' as const, actorId: null, topicId: topic.id, postId, note: 'Please be kind.', createdAt: clock.now() }
    await site.db.insertInto('notification').values(Array.from({ length: LISTED_MAX - 1 }, () => one)).execute()
    const oldest = () => listNotifications(site, as(maya), { offset: LISTED_MAX - 1, limit: 10 })
    expect(await oldest()).toMatchObject({ total: LISTED_MAX, entries: [{ kind: 'topic-reply' }] })

    await reply(omar, 'The newest of all')

    expect(await oldest()).toMatchObject({ total: LISTED_MAX, entries: [{ kind: 'warning' }] })
  })

  it('come in pages, the newest first, each once, and the end is empty', async () => {
    const { site, maya, omar, reply } = await aTalk()
    for (let n = 1; n <= 5; n += 1) await reply(omar, `Thought ${n}`)
    const page = async (offset: number) => {
      const { entries, total } = await listNotifications(site, as(maya), { offset, limit: 2 })
      return [total, entries.map(({ post }) => post.excerpt)]
    }

    expect([await page(0), await page(2), await page(4), await page(6)]).toEqual([
      [5, ['Thought 5', 'Thought 4']],
      [5, ['Thought 3', 'Thought 2']],
      [5, ['Thought 1']],
      [5, []],
    ])
  })

  it('are read one by one, and one’s own only; the first reading counts', async () => {
    const { site, clock, maya, omar, ines, reply, news, unread } = await aTalk()
    await reply(omar, 'At one, @ines.')
    const [mayas] = await news(maya)
    const id = mayas?.id ?? 0
    for (const other of [omar, ines]) await expect(readNotification(site, as(other), id)).rejects.toMatchObject({ code: 'not-found', message: 'This notification no longer exists.' })
    await expect(readNotification(site, aVisitor(), id)).rejects.toMatchObject({ code: 'signed-out' })
    expect(await unread(maya)).toBe(1)

    await readNotification(site, as(maya), id)
    const readAt = clock.now()
    clock.pass(MINUTE_MS)
    await readNotification(site, as(maya), id)
    await readAllNotifications(site, as(maya))

    expect(await unread(maya)).toBe(0)
    expect((await exportMember(site, maya.id)).notifications).toMatchObject([{ readAt }])
    expect(await unread(ines)).toBe(1)
  })

  it('are counted up to a hundred, which is shown as more than 99', async () => {
    const { site, maya, topic, unread } = await aTalk()
    const [postId = 0] = topic.posts.map(({ id }) => id)
    const news = { kind: 'warning', note: 'Please be kind.', memberId: maya.id, topicId: topic.id, postId, createdAt: NOON } as const
    const add = (count: number) => site.db.transaction().execute((trx) => notify(trx, Array.from({ length: count }, () => news)))

    await add(99)
    expect(await unread(maya)).toBe(99)
    await add(2)
    expect(await unread(maya)).toBe(100)
    await readAllNotifications(site, as(maya))

    expect(await unread(maya)).toBe(0)
  })

  it('bring the words of a warning, and no words with any other', async () => {
    const { site, maya, omar, topic, reply, news } = await aTalk()
    const { id: postId } = await reply(omar, 'At one.')
    const about = { memberId: maya.id, topicId: topic.id, postId, createdAt: NOON }
    await site.db.transaction().execute((trx) => notify(trx, [{ ...about, kind: 'warning', note: 'Please be kind.' }]))

    expect((await news(maya)).map(({ kind, note, user }) => [kind, note, user?.username ?? null])).toEqual([
      ['warning', 'Please be kind.', null],
      ['topic-reply', '', 'Omar'],
    ])
  })

  it('by topic are one line for forty replies in one topic, and the next page goes on after it', async () => {
    const { site, maya, omar, ines, reply, aTopic } = await aTalk({ limitFactor: 1_000 })
    const other = await aTopic({ by: maya, title: 'Shoes' })
    await replyToTopic(site, as(omar), other.id, { content: 'Velcro.' })
    for (let n = 1; n <= 39; n += 1) await reply(omar, `Thought ${n}`)
    await reply(ines, 'At two.')
    const page = async (offset: number) => {
      const { entries, total } = await listNotifications(site, as(maya), { offset, limit: 1, isGrouped: true })
      return [total, entries.map(({ topic, user, count, others, isRead }) => [topic.title, user?.username, count, others, isRead])]
    }

    expect([await page(0), await page(1), await page(2)]).toEqual([
      [2, [['Nap times', 'Ines', 40, 1, false]]],
      [2, [['Shoes', 'Omar', 1, 0, false]]],
      [2, []],
    ])
  })

  it('by topic keep kinds and what the team says apart, and read from unread', async () => {
    const { site, maya, omar, topic, reply } = await aTalk()
    const { id: postId } = await reply(omar, 'At one.')
    const about = { memberId: maya.id, topicId: topic.id, postId, createdAt: NOON, kind: 'warning' } as const
    await site.db.transaction().execute((trx) => notify(trx, [{ ...about, note: 'Please be kind.' }, { ...about, note: 'Again, please.' }]))
    await reply(omar, '@maya, at two?', topic.posts[0]?.id)
    const lines = async () => (await listNotifications(site, as(maya), { offset: 0, limit: 9, isGrouped: true })).entries.map(({ kind, isRead, count }) => [kind, isRead, count])
    expect(await lines()).toEqual([['post-reply', false, 1], ['warning', false, 1], ['warning', false, 1], ['topic-reply', false, 1]])

    await readAllNotifications(site, as(maya))
    await reply(omar, 'At three.')
    await reply(omar, 'At four.')

    expect((await lines()).filter(([kind]) => kind === 'topic-reply')).toEqual([['topic-reply', false, 2], ['topic-reply', true, 1]])
  })

  it('by topic are read with their line, but for what came since and for other topics', async () => {
    const { site, maya, omar, ines, reply, aTopic, unread } = await aTalk()
    const other = await aTopic({ by: maya, title: 'Shoes' })
    await replyToTopic(site, as(omar), other.id, { content: 'Velcro.' })
    for (const thought of ['At one.', 'At two.', 'At three.']) await reply(omar, thought)
    const [line] = (await listNotifications(site, as(maya), { offset: 0, limit: 1, isGrouped: true })).entries
    await reply(ines, 'At four.')
    const id = line?.id ?? 0
    await expect(readNotificationGroup(site, as(ines), id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await unread(maya)).toBe(5)

    await readNotificationGroup(site, as(maya), id)

    expect(await unread(maya)).toBe(2)
    expect((await listNotifications(site, as(maya), { offset: 0, limit: 9, isGrouped: true })).entries.map(({ post, isRead, count }) => [post.excerpt, isRead, count])).toEqual([
      ['At four.', false, 1],
      ['At three.', true, 3],
      ['Velcro.', false, 1],
    ])
  })
})
