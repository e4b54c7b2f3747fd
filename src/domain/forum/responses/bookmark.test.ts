import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { aVisitor } from '../../../../tests/support/a-site.ts'
import { bookmark, removeBookmark } from './bookmark.ts'
import { listBookmarks } from './list-bookmarks.ts'

const MOST = 2_000

/** Omar with as many bookmarks as a member may have, and one topic he has not bookmarked. */
async function aFullShelf() {
  const forum = await aForum()
  const { site, omar } = forum
  const createdAt = site.clock.now()
  // All but the first are hidden, which keeps them out of the search index and this test quick.
  const topic = await forum.aTopic({ posts: [{}, ...Array.from({ length: MOST - 1 }, () => ({ hiddenAt: createdAt }))] })
  const rows = topic.posts.map(({ id: postId }) => ({ memberId: omar.id, topicId: topic.id, postId, createdAt }))
  for (let start = 0; start < MOST; start += 500) await site.db.insertInto('bookmark').values(rows.slice(start, start + 500)).execute()
  const total = async () => (await listBookmarks(site, as(omar), { offset: 0, limit: 1 })).total
  return { ...forum, topic, other: await forum.aTopic(), total, reader: as(omar) }
}

describe('a member with 2,000 bookmarks', () => {
  it('gets no more, until one is taken back', async () => {
    const { site, topic, other, total, reader } = await aFullShelf()

    await expect(bookmark(site, reader, { topicId: other.id })).rejects.toMatchObject({ code: 'conflict' })
    expect(await total()).toBe(MOST)
    await removeBookmark(site, reader, { postId: topic.posts[0]?.id ?? 0 })
    await bookmark(site, reader, { topicId: other.id })

    expect(await total()).toBe(MOST)
    await expect(bookmark(site, reader, { topicId: topic.id })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('can bookmark again what is bookmarked already, which changes nothing', async () => {
    const { site, topic, total, reader } = await aFullShelf()

    await bookmark(site, reader, { postId: topic.posts[0]?.id ?? 0 })

    expect(await total()).toBe(MOST)
  })

  it('takes no room from anyone else', async () => {
    const { site, maya, other } = await aFullShelf()

    await bookmark(site, as(maya), { topicId: other.id })

    expect((await listBookmarks(site, as(maya), { offset: 0, limit: 10 })).total).toBe(1)
  })
})

describe('bookmarks', () => {
  it('are for suspended members too, and not for visitors', async () => {
    const { site, omar, aTopic } = await aForum()
    const topic = await aTopic()
    const suspended = { ...as(omar), isSuspended: true }

    await bookmark(site, suspended, { topicId: topic.id })

    expect((await listBookmarks(site, suspended, { offset: 0, limit: 10 })).entries).toMatchObject([{ topic: { id: topic.id } }])
    for (const act of [bookmark, removeBookmark]) {
      await expect(act(site, aVisitor(), { topicId: topic.id })).rejects.toMatchObject({ code: 'signed-out' })
    }
  })

  it('are of what one may see: no hidden topic, no post that was removed', async () => {
    const { site, maya, omar, ines, aTopic, aPost, clock } = await aForum()
    const hidden = await aTopic({ by: maya, hiddenAt: clock.now() })
    const removed = await aPost(await aTopic(), { deletedAt: clock.now() })
    const hiddenPost = await aPost(await aTopic(), { hiddenAt: clock.now() })

    for (const place of [{ topicId: hidden.id }, { postId: removed.id }, { postId: hiddenPost.id }, { topicId: 99_999 }, { postId: 99_999 }]) {
      await expect(bookmark(site, as(omar), place), JSON.stringify(place)).rejects.toMatchObject({ code: 'not-found' })
    }
    await bookmark(site, as(maya), { topicId: hidden.id })
    await bookmark(site, as(ines), { postId: hiddenPost.id })
  })

  it('of one member are one, however many clicks arrive at once', async () => {
    const { site, omar, aTopic } = await aForum()
    const topic = await aTopic()

    await Promise.all(Array.from({ length: 5 }, () => bookmark(site, as(omar), { topicId: topic.id })))

    expect((await listBookmarks(site, as(omar), { offset: 0, limit: 10 })).total).toBe(1)
  })

  it('come in pages, the newest first, and the end is empty', async () => {
    const { site, omar, aTopic } = await aForum()
    const topic = await aTopic({ posts: 5 })
    for (const { id: postId } of topic.posts) await bookmark(site, as(omar), { postId })
    const numbers = async (offset: number) => (await listBookmarks(site, as(omar), { offset, limit: 2 })).entries.map(({ post }) => post?.number)

    expect([await numbers(0), await numbers(2), await numbers(4), await numbers(6)]).toEqual([[5, 4], [3, 2], [1], []])
  })
})
