import { describe, expect, it } from 'vitest'
import { after, DAY_MS } from '../../../src/shared/time/instant.ts'
import { anApp } from '../../support/a-site.ts'
import { loggedIn, newestMail, PASSWORD, registered } from '../../support/members.ts'

async function anAppWithMaya() {
  const app = await anApp({ limitFactor: 1 })
  const { user, headers } = await registered(app)
  const send = (method: string, password?: string) =>
    app.ask('/api/forum/profile/erasure', {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(password && { body: JSON.stringify({ password }) }),
    })
  return { app, user, headers, send }
}

describe('having one’s account deleted', () => {
  it('takes the password, is emailed, and can be taken back for seven days', async () => {
    const { app, send } = await anAppWithMaya()

    expect((await send('PUT', 'a wrong guess')).status).toBe(400)
    const requests = await send('PUT', PASSWORD)
    app.clock.pass(DAY_MS)
    const again = await send('PUT', PASSWORD)

    expect([requests.status, await requests.json()]).toMatchObject([200, { user: { erasedAt: '2026-05-08T12:00:00.000Z' } }])
    expect(await again.json()).toMatchObject({ user: { erasedAt: '2026-05-08T12:00:00.000Z' } })
    const mails = await app.site.db.selectFrom('outbox').select('id').where('template', '=', 'erasure-asked').execute()
    expect(mails).toHaveLength(1)
    expect((await newestMail(app, 'erasure-asked')).mail?.html).toContain('We’ll delete it on May 8, 2026 at 7:00 AM (Austin time).')
    expect(await (await send('DELETE')).json()).toMatchObject({ user: { erasedAt: null } })
  })

  it('is not told by email anymore once it is taken back', async () => {
    const { app, send } = await anAppWithMaya()
    await send('PUT', PASSWORD)

    await send('DELETE')

    expect((await newestMail(app, 'erasure-asked')).mail?.isDue).toBe(false)
  })

  it('is refused to the only admin, who would leave the office to no one', async () => {
    const { app, user, send } = await anAppWithMaya()
    await app.site.db.updateTable('member').set({ role: 'admin' }).where('id', '=', user.id).execute()

    expect((await send('PUT', PASSWORD)).status).toBe(409)
  })

  it('is refused to an admin beside whom there is only a suspended one', async () => {
    const { app, send } = await anAppWithMaya()
    const { user: ruth } = await registered(app, 'ruth')
    await app.site.db.updateTable('member').set({ role: 'admin' }).execute()
    await app.site.db.updateTable('member').set({ suspendedUntil: after(app.clock.now(), DAY_MS) }).where('id', '=', ruth.id).execute()

    expect((await send('PUT', PASSWORD)).status).toBe(409)
    app.clock.pass(DAY_MS)
    const again = await loggedIn(app, 'maya')
    const requests = await app.ask('/api/forum/profile/erasure', {
      method: 'PUT',
      headers: { ...again.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    })
    expect(requests.status).toBe(200)
  })

  it('is granted to one of the last two admins who ask at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const app = await anApp({ limitFactor: 100 })
      const admins = [await registered(app, 'rosa'), await registered(app, 'ruth')]
      await app.site.db.updateTable('member').set({ role: 'admin' }).execute()

      const answers = await Promise.all(
        admins.map(({ headers }) =>
          app.ask('/api/forum/profile/erasure', { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ password: PASSWORD }) }),
        ),
      )

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    }
  })

  it('holds back guesses of the password', async () => {
    const { send } = await anAppWithMaya()
    for (let n = 0; n < 5; n += 1) expect((await send('PUT', `guess ${n}`)).status).toBe(400)

    expect((await send('PUT', PASSWORD)).status).toBe(429)
  })
})

describe('the copy of one’s data', () => {
  it('comes as a file, once a day, for members', async () => {
    const { app, headers } = await anAppWithMaya()
    const path = '/api/forum/profile/export'

    const answer = await app.ask(path, { headers })

    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="on-joue-2026-05-01.json"')
    expect(await answer.json()).toMatchObject({ account: { username: 'maya', email: 'maya@example.com' }, posts: [] })
    expect((await app.ask(path, { headers })).status).toBe(429)
    app.clock.pass(DAY_MS)
    expect((await app.ask(path, { headers })).status).toBe(200)
    expect((await app.ask(path)).status).toBe(401)
  })
})
