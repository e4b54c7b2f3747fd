import { describe, expect, it } from 'vitest'
import { seedSample } from '../../../src/domain/sample/seed-sample.ts'
import type { SampleView } from '../../../src/shared/office/office-sample.ts'
import { anApp } from '../../support/a-site.ts'
import { anAdmin } from '../../support/authenticators.ts'
import { cookieIn, PASSWORD, registered } from '../../support/members.ts'

const SAMPLE = '/api/office/sample'
type App = Awaited<ReturnType<typeof anApp>>

/** A public site with the sample community, whose owner is Claire, and Nora, who has replied to the newest sample topic. */
async function aSampleOffice() {
  const app = await anApp({ siteUrl: 'https://on-joue.example', limitFactor: 100 })
  await seedSample(app.site, false)
  const claire = await anAdmin(app, 'claire')
  const nora = await registered(app, 'nora')
  const topic = await app.site.db.selectFrom('topic').select(['id', 'slug', 'title']).orderBy('lastPostAt', 'desc').limit(1).executeTakeFirstOrThrow()
  const replied = await app.post(`/api/forum/topics/${topic.id}/posts`, { content: 'Ours is the same.' }, nora)
  expect(replied.status).toBe(201)
  return { ...app, claire, nora, topic }
}

const sampleOf = async ({ ask }: Pick<App, 'ask'>, headers: { cookie: string }): Promise<SampleView | null> =>
  ((await (await ask(SAMPLE, { headers })).json()) as { sample: SampleView | null }).sample

describe('the sample community in the office', () => {
  it('is counted before it’s removed, with what stays, on the page, too', async () => {
    const { ask, claire, topic } = await aSampleOffice()

    expect(await sampleOf({ ask }, claire.headers)).toEqual({
      members: 247, topics: 105, posts: 582, blogPosts: 10, triedPosts: 0, hasRealAdmin: true,
      remainingTopics: [{ ...topic, realPosts: 1 }],
    })
    const page = await (await ask('/office/sample', { headers: claire.headers })).text()
    for (const words of ['247 sample members', '105 topics', '582 posts', '10 blog posts', 'You can’t undo it.', topic.title, '1 real reply']) {
      expect(page.replaceAll('<!-- -->', ''), words).toContain(words)
    }
  })

  it('goes with one call, which is logged, and every page is open to search engines at once', async () => {
    const { ask, claire, topic } = await aSampleOffice()
    await ask('/forum') // cached

    const answer = await ask(SAMPLE, { method: 'DELETE', headers: claire.headers })

    expect([answer.status, await answer.json()]).toEqual([200, { removed: { members: 247, topics: 105, posts: 582, blogPosts: 10, remainingTopics: 1 } }])
    expect(await sampleOf({ ask }, claire.headers)).toBeNull()
    const log = (await (await ask('/api/office/log?room=settings', { headers: claire.headers })).json()) as { entries: object[] }
    expect(log.entries[0]).toMatchObject({ by: 'claire', text: 'removed the sample community', detail: '247 members, 105 topics, 582 posts, and 10 blog posts' })
    const forum = await ask('/forum')
    expect(forum.headers.get('x-robots-tag')).toBeNull()
    expect(await forum.text()).not.toMatch(/noindex|Sample community/)
    expect((await ask(`/forum/topics/${topic.id}/${topic.slug}`)).status).toBe(200)
    expect(await (await ask('/office/sample', { headers: claire.headers })).text()).toContain('There’s no sample community')
  })

  it('isn’t removed without a password given recently, nor by members', async () => {
    const { ask, site, claire, nora } = await aSampleOffice()
    expect((await ask(SAMPLE, { method: 'DELETE', headers: nora.headers })).status).toBe(404)
    await site.db.updateTable('session').set({ passwordCheckedAt: null }).execute()

    const late = await ask(SAMPLE, { method: 'DELETE', headers: claire.headers })

    expect([late.status, await late.json()]).toMatchObject([403, { needs: 'password' }])
    expect(await sampleOf({ ask }, claire.headers)).toMatchObject({ members: 247 })
  })

  it('is removed without scripts, too, once the password was given again', async () => {
    const { ask, postForm, site, claire } = await aSampleOffice()
    const post = (fields: Record<string, string>) => postForm('/office/sample', fields, claire)
    await site.db.updateTable('session').set({ passwordCheckedAt: null }).execute()

    const late = await post({ form: 'remove' })
    const wrong = await post({ form: 'confirm-password', password: 'a wrong guess' })
    const right = await post({ form: 'confirm-password', password: PASSWORD })
    const removed = await post({ form: 'remove' })

    expect([late.status, wrong.status, right.status, removed.status]).toEqual([403, 400, 303, 303])
    for (const gate of [late, wrong]) expect(await gate.text()).toContain('name="password"')
    expect(right.headers.get('location')).toBe('/office/sample')
    expect(await sampleOf({ ask }, claire.headers)).toBeNull()
  })

  it('isn’t removed while its own admin is the only one, and the page says what to do first', async () => {
    const app = await anApp({ siteUrl: 'http://localhost:3000', from: '127.0.0.1', limitFactor: 100 })
    await seedSample(app.site)
    const headers = { cookie: cookieIn(await app.post('/api/forum/auth/login', { username: 'rosa', password: 'sample-rosa-admin' })) }

    const answer = await app.ask(SAMPLE, { method: 'DELETE', headers })

    expect([answer.status, await answer.json()]).toEqual([409, { message: expect.stringContaining('Create your own admin account first') }])
    expect(await sampleOf(app, headers)).toMatchObject({ members: 247, hasRealAdmin: false })
    const page = await (await app.ask('/office/sample', { headers })).text()
    expect(page).toContain('First, create your own admin account')
    expect(page).not.toContain('Remove the Sample Community')
  })

  it('goes with the sample admin who removes it, once there’s another one', async () => {
    const app = await anApp({ siteUrl: 'http://localhost:3000', from: '127.0.0.1', limitFactor: 100 })
    await seedSample(app.site)
    const headers = { cookie: cookieIn(await app.post('/api/forum/auth/login', { username: 'rosa', password: 'sample-rosa-admin' })) }
    await anAdmin(app, 'claire')

    expect((await app.ask(SAMPLE, { method: 'DELETE', headers })).status).toBe(200)

    expect((await app.ask('/api/forum/auth/me', { headers })).status).toBe(401)
    expect(await app.site.db.selectFrom('officeAct').select(['actorId', 'kind']).execute()).toEqual([{ actorId: null, kind: 'sample.remove' }])
  })
})
