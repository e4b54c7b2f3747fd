import { describe, expect, it } from 'vitest'
import { aForum, as, type MemberRow } from '../../../../tests/support/a-forum.ts'
import { aVisitor, NOON } from '../../../../tests/support/a-site.ts'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time/instant.ts'
import { currentUser } from '../../accounts/sessions/current-user.ts'
import { listLog } from '../../office/log/list-log.ts'
import { closeCategory } from '../categories/save-categories.ts'
import { listNotifications } from '../notifications/list-notifications.ts'
import { getPostOrMarker } from '../reading/posts/get-post.ts'
import { getTopic } from '../reading/topics/get-topic.ts'
import { listCategories } from '../reading/list-categories.ts'
import { getStats } from '../reading/stats.ts'
import { reportPost } from '../responses/report-post.ts'
import { reactToPost } from '../responses/react-to-post.ts'
import { getCase } from '../reports/get-case.ts'
import { recountForum } from '../writing/recount.ts'
import { replyToTopic } from '../writing/reply-to-topic.ts'
import { changeTopic } from './change-topic.ts'
import { hidePost, unhidePost } from './hide-post.ts'
import { HIDDEN, LOCKED, markTopic, PINNED } from './mark-topic.ts'
import { removePost } from './remove-post.ts'
import { restorePost } from './restore-post.ts'

const REFUSED = { code: 'forbidden' }
const GONE = { code: 'not-found' }

/** A topic of Maya's, which Omar has answered. */
async function aTalk() {
  const forum = await aForum()
  const { site, rosa } = forum
  const topic = await forum.aTopic({ title: 'Nap times', posts: [{}, { by: forum.omar, content: 'At one.' }] })
  const [opening = 0, answer = 0] = topic.posts.map(({ id }) => id)
  const logged = async () => (await listLog(site, as(rosa))).entries.map(({ by, text }) => `${by} ${text}`)
  const topics = async () => (await listCategories(site)).map(({ topicCount }) => topicCount)
  /** Whether a topic can be found by someone who has no say in it. */
  const isShown = (id = topic.id) => getTopic(site, aVisitor(), id).then(() => true, () => false)
  return { ...forum, topic, opening, answer, logged, topics, isShown }
}

describe('a topic’s title', () => {
  const rename = ({ site, topic }: Awaited<ReturnType<typeof aTalk>>, by: MemberRow, title = 'When do they nap?') => changeTopic(site, as(by), topic.id, { title })

  it('is its author’s to change for ten minutes, to the millisecond, though others have replied', async () => {
    const talk = await aTalk()

    talk.clock.pass(10 * MINUTE_MS)
    expect(await rename(talk, talk.maya)).toMatchObject({ title: 'When do they nap?', slug: 'when-do-they-nap' })
    talk.clock.pass(1)

    await expect(rename(talk, talk.maya, 'Naps')).rejects.toMatchObject(REFUSED)
    expect(await rename(talk, talk.ines, 'Naps')).toMatchObject({ title: 'Naps' })
  })

  it('is its author’s again once no one else’s reply is to be seen', async () => {
    const talk = await aTalk()
    talk.clock.pass(DAY_MS)
    await expect(rename(talk, talk.maya)).rejects.toMatchObject(REFUSED)

    await hidePost(talk.site, as(talk.ines), talk.answer)
    expect(await rename(talk, talk.maya)).toMatchObject({ title: 'When do they nap?' })
    await unhidePost(talk.site, as(talk.ines), talk.answer)

    await expect(rename(talk, talk.maya, 'Naps')).rejects.toMatchObject(REFUSED)
  })

  it('is not its author’s while the topic is locked, and never anyone else’s', async () => {
    const talk = await aTalk()
    await expect(rename(talk, talk.omar)).rejects.toMatchObject(REFUSED)

    await markTopic(talk.site, as(talk.ines), talk.topic.id, LOCKED, true)

    await expect(rename(talk, talk.maya)).rejects.toMatchObject(REFUSED)
  })

  it('that stays as it is leaves nothing in the log, and neither does its author’s own change', async () => {
    const talk = await aTalk()

    await rename(talk, talk.ines, 'Nap times')
    await rename(talk, talk.maya)

    expect(await talk.logged()).toEqual([])
  })
})

describe('moving a topic', () => {
  it('is for staff, into an open category that exists', async () => {
    const { site, topic, maya, ines, rosa, aCategory, topics, logged } = await aTalk()
    const garden = await aCategory({ name: 'Garden' })
    const move = (by: MemberRow, categoryId: number) => changeTopic(site, as(by), topic.id, { categoryId })

    await expect(move(maya, garden.id)).rejects.toMatchObject(REFUSED)
    await expect(move(ines, 99_999)).rejects.toMatchObject({ code: 'invalid', errors: { categoryId: [expect.any(String)] } })
    await closeCategory(site, as(rosa), garden.id, true)
    await expect(move(rosa, garden.id)).rejects.toMatchObject(REFUSED)
    await closeCategory(site, as(rosa), garden.id, false)
    await move(ines, topic.categoryId)
    expect((await logged()).filter((line) => line.startsWith('Ines'))).toEqual([])
    await move(ines, garden.id)

    expect(await topics()).toEqual([0, 1])
    expect((await logged()).filter((line) => line.startsWith('Ines'))).toEqual(['Ines moved the topic “Nap times”'])
    expect(await recountForum(site)).toEqual([])
  })

  it('that fails leaves the title as it was, too', async () => {
    const { site, topic, ines } = await aTalk()

    await expect(changeTopic(site, as(ines), topic.id, { title: 'Naps', categoryId: 99_999 })).rejects.toMatchObject({ code: 'invalid' })

    expect(await getTopic(site, as(ines), topic.id)).toMatchObject({ title: 'Nap times', slug: 'nap-times' })
  })

  it('while it is hidden counts it in its new category once it is shown again', async () => {
    const { site, topic, ines, aCategory, topics } = await aTalk()
    const garden = await aCategory({ name: 'Garden' })
    await markTopic(site, as(ines), topic.id, HIDDEN, true)
    await changeTopic(site, as(ines), topic.id, { categoryId: garden.id })
    expect(await topics()).toEqual([0, 0])

    await markTopic(site, as(ines), topic.id, HIDDEN, false)

    expect(await topics()).toEqual([0, 1])
    expect(await recountForum(site)).toEqual([])
  })
})

describe('hiding a topic', () => {
  it('takes its posts out of every count, and showing it brings them back', async () => {
    const { site, topic, ines } = await aTalk()
    expect(await getStats(site)).toMatchObject({ topics: 1, posts: 2 })

    await markTopic(site, as(ines), topic.id, HIDDEN, true)
    await markTopic(site, as(ines), topic.id, HIDDEN, true)
    expect(await getStats(site)).toMatchObject({ topics: 0, posts: 0 })
    expect(await recountForum(site)).toEqual([])
    await markTopic(site, as(ines), topic.id, HIDDEN, false)

    expect(await getStats(site)).toMatchObject({ topics: 1, posts: 2 })
    expect(await recountForum(site)).toEqual([])
  })

  it('leaves no news unread that no one can open anymore', async () => {
    const { site, topic, maya, omar, ines } = await aTalk()
    await replyToTopic(site, as(omar), topic.id, { content: 'Or at two.' })
    expect((await currentUser(site, maya.id)).unreadNotifications).toBe(1)

    await markTopic(site, as(ines), topic.id, HIDDEN, true)

    expect((await currentUser(site, maya.id)).unreadNotifications).toBe(1)
    expect((await listNotifications(site, as(maya), { offset: 0, limit: 10 })).entries).toMatchObject([{ kind: 'topic-hidden', isRead: false }])
    await markTopic(site, as(ines), topic.id, HIDDEN, false)
    const { entries } = await listNotifications(site, as(maya), { offset: 0, limit: 10 })
    expect(entries).toMatchObject([{ kind: 'topic-shown', isRead: false }, { kind: 'topic-reply', isRead: true }])
  })

  it.each([['pinning', PINNED, 'isPinned'], ['locking', LOCKED, 'isLocked'], ['hiding', HIDDEN, 'isHidden']] as const)(
    'or %s it is for staff, who see it; again changes nothing and is logged once',
    async (_, mark, shows) => {
      const { site, topic, maya, omar, ines, logged } = await aTalk()
      for (const member of [maya, omar]) await expect(markTopic(site, as(member), topic.id, mark, true)).rejects.toMatchObject(REFUSED)
      await expect(markTopic(site, { ...as(ines), isSuspended: true }, topic.id, mark, true)).rejects.toMatchObject(REFUSED)
      await expect(markTopic(site, aVisitor(), topic.id, mark, true)).rejects.toMatchObject({ code: 'signed-out' })

      for (const isSet of [true, true, false, false]) expect(await markTopic(site, as(ines), topic.id, mark, isSet)).toMatchObject({ [shows]: isSet })

      expect(await logged()).toHaveLength(2)
      await expect(markTopic(site, as(ines), 99_999, mark, true)).rejects.toMatchObject(GONE)
    },
  )
})

describe('an opening post', () => {
  it('takes its topic along, and back again', async () => {
    const { site, maya, aTopic, isShown } = await aTalk()
    const alone = await aTopic({ by: maya })
    const [opening] = alone.posts

    await removePost(site, as(maya), opening?.id ?? 0)
    expect(await isShown(alone.id)).toBe(false)
    expect(await recountForum(site)).toEqual([])
    await restorePost(site, as(maya), opening?.id ?? 0)

    expect(await isShown(alone.id)).toBe(true)
    expect(await recountForum(site)).toEqual([])
  })

  it('goes without its topic while someone else’s reply is to be seen, and can’t be brought back', async () => {
    const { site, maya, rosa, opening, isShown } = await aTalk()

    expect(await removePost(site, as(maya), opening)).toMatchObject({ removed: 'by-author', undoUntil: null })

    expect(await isShown()).toBe(true)
    for (const member of [maya, rosa]) await expect(restorePost(site, as(member), opening)).rejects.toMatchObject(REFUSED)
    expect(await recountForum(site)).toEqual([])
  })

  it('takes its topic along once there is no such reply; an admin need not wait', async () => {
    const { site, maya, omar, rosa, opening, answer, isShown } = await aTalk()
    await removePost(site, as(rosa), opening)
    expect(await isShown()).toBe(false)
    await restorePost(site, as(rosa), opening)
    await removePost(site, as(omar), answer)

    await removePost(site, as(maya), opening)

    expect(await isShown()).toBe(false)
    expect(await recountForum(site)).toEqual([])
  })

  it.each(['maya', 'rosa'] as const)('brought back by %s leaves its topic hidden where staff have hidden it since', async (who) => {
    const { site, aTopic, clock, isShown, ...cast } = await aTalk()
    const alone = await aTopic({ by: cast.maya })
    const [opening] = alone.posts
    await removePost(site, as(cast[who]), opening?.id ?? 0)
    clock.pass(1)
    await markTopic(site, as(cast.rosa), alone.id, HIDDEN, false)
    await markTopic(site, as(cast.rosa), alone.id, HIDDEN, true)

    await restorePost(site, as(cast[who]), opening?.id ?? 0)

    expect(await isShown(alone.id)).toBe(false)
    expect(await recountForum(site)).toEqual([])
  })

  it('of a hidden topic is removed without showing or counting anything', async () => {
    const { site, rosa, ines, topic, opening, isShown } = await aTalk()
    await markTopic(site, as(ines), topic.id, HIDDEN, true)

    await removePost(site, as(rosa), opening)
    await restorePost(site, as(rosa), opening)

    expect(await isShown()).toBe(false)
    expect(await recountForum(site)).toEqual([])
  })
})

describe('a post that is both hidden and removed', () => {
  it('comes back in two steps, and is counted at the second', async () => {
    const { site, omar, ines, rosa, topic, answer } = await aTalk()
    await hidePost(site, as(ines), answer)
    await removePost(site, as(omar), answer)
    const replies = async () => (await getTopic(site, as(rosa), topic.id)).replyCount

    await unhidePost(site, as(ines), answer) // it is removed: that is to be taken back first
    expect(await getPostOrMarker(site, as(ines), answer)).toMatchObject({ removed: 'by-staff', content: '' })
    await restorePost(site, as(omar), answer)
    expect([await replies(), (await getPostOrMarker(site, as(omar), answer)).content]).toEqual([0, ''])
    await unhidePost(site, as(ines), answer)

    expect([await replies(), (await getPostOrMarker(site, as(omar), answer)).content]).toEqual([1, 'At one.'])
    expect(await recountForum(site)).toEqual([])
  })

  it('keeps its likes through both', async () => {
    const { site, maya, omar, ines, answer } = await aTalk()
    await reactToPost(site, as(maya), answer, 'like', true)
    await hidePost(site, as(ines), answer)
    await removePost(site, as(omar), answer)

    await restorePost(site, as(omar), answer)
    await unhidePost(site, as(ines), answer)

    expect(await getPostOrMarker(site, as(maya), answer)).toMatchObject({ likeCount: 1, hasLiked: true })
    expect(await recountForum(site)).toEqual([])
  })

  it('is not hidden once more by staff, and its reports are settled all the same', async () => {
    const { site, maya, omar, ines, answer } = await aTalk()
    await reportPost(site, as(maya), answer, { reason: 'unkind' })
    await removePost(site, as(omar), answer)
    expect(await getCase(site, as(ines), answer)).toMatchObject({ state: 'open' })

    await hidePost(site, as(ines), answer)

    expect(await getCase(site, as(ines), answer)).toMatchObject({ state: 'resolved', post: { isHidden: false, isRemoved: true } })
    expect(await recountForum(site)).toEqual([])
  })
})

describe('removing a post', () => {
  it('again changes nothing: it can be taken back for a day after the first time', async () => {
    const { site, omar, answer, clock } = await aTalk()
    await removePost(site, as(omar), answer)
    clock.pass(HOUR_MS)

    const { undoUntil } = await removePost(site, as(omar), answer)

    expect(undoUntil).toBe(after(NOON, DAY_MS))
  })

  it('is written into the log for an admin, not for its author; and a moderator hides instead', async () => {
    const { site, omar, ines, rosa, answer, logged } = await aTalk()
    await expect(removePost(site, as(ines), answer)).rejects.toMatchObject(REFUSED)
    await removePost(site, as(omar), answer)
    await restorePost(site, as(omar), answer)
    expect(await logged()).toEqual([])

    await removePost(site, as(rosa), answer)
    await expect(restorePost(site, as(omar), answer)).rejects.toMatchObject(REFUSED)
    await restorePost(site, as(rosa), answer)

    expect(await logged()).toHaveLength(2)
  })

  it('by an admin settles its reports as right, by its author leaves them to staff', async () => {
    const { site, maya, omar, ines, rosa, answer, aPost, topic } = await aTalk()
    const other = await aPost(topic, { by: omar })
    for (const id of [answer, other.id]) await reportPost(site, as(maya), id, { reason: 'spam' })

    await removePost(site, as(omar), answer)
    await removePost(site, as(rosa), other.id)

    expect((await getCase(site, as(ines), answer)).state).toBe('open')
    expect((await getCase(site, as(ines), other.id)).state).toBe('resolved')
  })

  it('is refused in a topic one can’t see, as if it weren’t there', async () => {
    const { site, omar, ines, topic, answer } = await aTalk()
    await markTopic(site, as(ines), topic.id, HIDDEN, true)

    for (const act of [removePost, restorePost, hidePost, unhidePost]) await expect(act(site, as(omar), answer)).rejects.toMatchObject(GONE)
  })
})
