import { describe, expect, it } from 'vitest'
import { apiRoutes } from '../../../src/api/routes.ts'
import { answerContactMessage } from '../../../src/domain/contact/answer-contact-message.ts'
import { moveMessage } from '../../../src/domain/contact/process-message.ts'
import { aForum, as } from '../../support/a-forum.ts'
import { anApp } from '../../support/a-site.ts'
import { anAdmin } from '../../support/authenticators.ts'
import { registered } from '../../support/members.ts'

describe('the office', () => {
  it('is not there for visitors, members and moderators: every call of it answers 404', async () => {
    const forum = await aForum()
    const calls = apiRoutes(forum.site).routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/office/'))

    for (const { method, path } of calls) {
      const address = path.replace(/:\w+/g, '1')
      for (const who of [null, forum.maya, forum.ines]) {
        const answer = await forum.sendAs(who, method, address, method === 'GET' ? undefined : {})
        expect([method, path, answer.status]).toEqual([method, path, 404])
      }
    }
    expect(calls.length).toBeGreaterThan(0)
  })

  it('tells an admin what waits where: messages that no one answered or put away among it', async () => {
    const forum = await aForum()
    const topic = await forum.aTopic({ by: forum.maya, posts: [{}, {}] })
    await forum.sendAs(forum.omar, 'POST', `/api/forum/posts/${topic.posts[1]?.id}/reports`, { reason: 'off-topic' })
    await forum.sendAs(null, 'POST', '/api/contact', { name: 'Ana', email: 'ana@example.com', message: 'Is there parking?' })
    for (const n of [1, 2, 3]) {
      await forum.sendAs(null, 'POST', '/api/contact', { name: 'Ana', email: 'ana@example.com', message: `Is there parking? ${n}` })
    }
    const [, answered, archived, read] = await forum.site.db.selectFrom('contactMessage').select('id').orderBy('id').execute()
    await answerContactMessage(forum.site, as(forum.rosa), answered?.id ?? 0, 'Yes, there is.')
    await moveMessage(forum.site, as(forum.rosa), archived?.id ?? 0, 'archive')
    await moveMessage(forum.site, as(forum.rosa), read?.id ?? 0, 'read')

    const answer = await forum.sendAs(forum.rosa, 'GET', '/api/office/door')

    expect(await answer.json()).toEqual({
      door: { username: 'Rosa', avatar: null, isPasswordRecent: true, waiting: { messages: 2, forum: 1, mail: 0 } },
    })
  })
})

describe('a page of the office about something that is gone', () => {
  it('is not found, and is the office’s own, which says so in the browser; to others it is none', async () => {
    const app = await anApp()
    const { headers } = await anAdmin(app)
    const { headers: maya } = await registered(app, 'maya')
    const seenBy = async (path: string, who: Record<string, string>) => {
      const answer = await app.ask(path, { headers: who })
      return [path, answer.status, (await answer.text()).includes('class="adm-main"')]
    }

    for (const path of ['/office/questions/99', '/office/facts/moon', '/office/messages/99', '/office/mail/99', '/office/waitlist/announcements/99']) {
      expect(await seenBy(path, headers)).toEqual([path, 404, true])
      for (const who of [maya, {}]) expect(await seenBy(path, who)).toEqual([path, 404, false])
    }
  })
})

describe('a page of the office', () => {
  it('is none for a visitor, with a login that leads back, whether there is such a page or not', async () => {
    const app = await anApp()
    const paths = ['/office', '/office/', '/office/messages?q=Ana&state=new', '/office/facts/moon', '/office/messages/99', '/office/no-such-page', '/office/no/such/page']

    for (const path of paths) {
      const answer = await app.ask(path)
      const html = await answer.text()
      expect([path, answer.status, html.includes('class="adm-main"')]).toEqual([path, 404, false])
      expect(html).toContain(`href="/forum/login?next=${encodeURIComponent(path)}"`)
    }
  })
})
