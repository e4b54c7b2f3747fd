import { describe, expect, it } from 'vitest'
import type { PostView } from '../../../src/shared/forum/forum.ts'
import { aForum } from '../../support/a-forum.ts'
import { newestMail, registered } from '../../support/members.ts'

const ADDRESS = 'https://example.com/naps'
const LINK = `<a class="link" href="${ADDRESS}" rel="nofollow ugc noopener">`

describe('addresses in a post [D69]', () => {
  it('are plain text until its author has confirmed the email, then links, in old posts too', async () => {
    const forum = await aForum()
    const { headers } = await registered(forum, 'lea')
    const sent = await forum.ask(`/api/forum/topics/${(await forum.aTopic()).id}/posts`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ content: `See ${ADDRESS} for more.` }),
    })
    const { id, topicId, linksAllowed } = (await sent.json()) as PostView
    const page = async () => (await forum.ask(`/forum/topics/${topicId}/first-visits-with-a-shy-toddler`)).text()

    await forum.sendAs(forum.ines, 'DELETE', `/api/forum/posts/${id}/hidden`) // It waited for a moderator, who approves it.

    expect(linksAllowed).toBe(false)
    expect(await page()).toContain(`See ${ADDRESS} for more.`)
    expect(await page()).not.toContain(LINK)
    const { token } = await newestMail(forum, 'confirm-email')
    await forum.post('/api/forum/auth/confirm-email', { token })

    expect(await page()).toContain(LINK)
    const stored = await forum.site.db.selectFrom('post').select('content').where('id', '=', id).executeTakeFirstOrThrow()
    expect(stored.content).toBe(`See ${ADDRESS} for more.`)
  })

  it('of confirmed members are links, also when they answer someone who is not', async () => {
    const forum = await aForum()
    const lea = await forum.aMember('Lea', { isUnconfirmed: true })
    const topic = await forum.aTopic({ posts: [{ by: lea, content: ADDRESS }, { content: ADDRESS }] })

    const posts = (await (await forum.askAs(forum.omar, `/api/forum/topics/${topic.id}/posts`)).json()) as PostView[]

    expect(posts.map(({ linksAllowed }) => linksAllowed)).toEqual([false, true])
  })
})
