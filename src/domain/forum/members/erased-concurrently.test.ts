import { describe, expect, it } from 'vitest'
import { aForum, as } from '../../../../tests/support/a-forum.ts'
import { changeReplyMail } from '../../accounts/email/unsubscribe.ts'
import { changeProfile } from './change-profile.ts'
import { endOtherSessions } from '../../accounts/sessions/end-session.ts'
import { listSessions } from '../../accounts/sessions/list-sessions.ts'
import type { Member, Site } from '../../site/site.ts'
import { listNotifications } from '../notifications/list-notifications.ts'
import { readAllNotifications } from '../notifications/read-notification.ts'
import { bookmark } from '../responses/bookmark.ts'
import { listBookmarks } from '../responses/list-bookmarks.ts'
import { reactToPost } from '../responses/react-to-post.ts'
import { reportPost } from '../responses/report-post.ts'
import { editPost } from '../writing/edit-post.ts'
import { openTopic } from '../writing/open-topic.ts'
import { recountForum } from '../writing/recount.ts'
import { replyToTopic } from '../writing/reply-to-topic.ts'
import { eraseMember } from './erase-member.ts'
import { exportOwnData } from './export-member.ts'

/** Omar, whose request is under way while his account is deleted. */
async function aForumOfOmar() {
  const forum = await aForum()
  const { site, omar, category } = forum
  const topic = await forum.aTopic({ posts: [{}, { by: omar, content: 'My own words.' }] })
  const [opening = 0, own = 0] = topic.posts.map(({ id }) => id)
  const acts: Record<string, (site: Site, actor: Member) => Promise<unknown>> = {
    'opens a topic': (...who) => openTopic(...who, { categoryId: category.id, title: 'Quiet corners', content: 'Where do you go?' }),
    'replies': (...who) => replyToTopic(...who, topic.id, { content: 'Still here?' }),
    'replies under a key': (...who) => replyToTopic(...who, topic.id, { content: 'Still here, too?' }, 'a-key'),
    'edits': (...who) => editPost(...who, own, { content: 'My other words.' }),
    'likes': (...who) => reactToPost(...who, opening, 'like', true),
    'reports': (...who) => reportPost(...who, opening, { reason: 'spam' }),
    'bookmarks a topic': (...who) => bookmark(...who, { topicId: topic.id }),
    'bookmarks a post': (...who) => bookmark(...who, { postId: opening }),
  }
  return { ...forum, site, topic, acts, actor: as(omar) }
}

describe('a member whose account is deleted', () => {
  it('is told so by whatever they still send, and leaves no trace of it', async () => {
    const { site, omar, actor, acts } = await aForumOfOmar()
    await eraseMember(site, omar.id)

    for (const [name, act] of Object.entries(acts)) {
      await expect(act(site, actor), name).rejects.toMatchObject({ name: 'AppError', code: expect.stringMatching(/not-found|forbidden/) })
    }

    expect(await recountForum(site)).toEqual([])
  })

  it('may still look and change settings for the moment the request takes, and finds and changes nothing', async () => {
    const { site, omar, actor } = await aForumOfOmar()
    await eraseMember(site, omar.id)

    await changeProfile(site, actor, { about: 'Still here.' })
    await changeReplyMail(site, actor, false)
    await endOtherSessions(site, actor)
    await readAllNotifications(site, actor)

    expect(await listSessions(site, actor)).toEqual([])
    for (const list of [listNotifications, listBookmarks]) expect(await list(site, actor, { offset: 0, limit: 10 })).toEqual({ entries: [], total: 0 })
    await expect(exportOwnData(site, actor)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('at the very moment of all they do leaves every counter right', async () => {
    const { site, omar, actor, acts } = await aForumOfOmar()

    const results = await Promise.allSettled([...Object.values(acts).map((act) => act(site, actor)), eraseMember(site, omar.id), ...Object.values(acts).map((act) => act(site, actor))])

    const bugs = results.flatMap((result) => (result.status === 'rejected' && result.reason.name !== 'AppError' ? [String(result.reason)] : []))
    expect(bugs).toEqual([])
    expect(await recountForum(site)).toEqual([])
  })
})
