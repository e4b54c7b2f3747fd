import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Database, Transaction } from '../../../src/db/connection.ts'
import { forgotPassword } from '../../../src/domain/accounts/password/forgot-password.ts'
import { mailConfirmation } from '../../../src/domain/accounts/email/email-confirmation.ts'
import type { Site } from '../../../src/domain/site/site.ts'
import { HOUR_MS } from '../../../src/shared/time/instant.ts'
import { as } from '../../support/a-forum.ts'
import { anApp, aVisitor } from '../../support/a-site.ts'
import { newestMail, PASSWORD, registered } from '../../support/members.ts'

/** Maya has mistyped her address; anyone who has that one was emailed all there is. */
async function aTypo() {
  const app = await anApp({ limits: { LIMIT_LOGIN_HOUR: 100 } })
  const maya = await registered(app, 'maya')
  const correct = (body: unknown, headers: Record<string, string> = maya.headers) =>
    app.ask('/api/forum/profile/email', {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const confirm = (token: string) => app.post('/api/forum/auth/confirm-email', { token })
  return { app, maya, correct, confirm }
}

describe('putting one’s address right before it is confirmed', () => {
  it('emails a link to the right one, and leaves the wrong one nothing', async () => {
    const { app, correct, confirm } = await aTypo()
    await app.post('/api/forum/auth/forgot-password', { account: 'maya' })
    const [strangersReset, strangersLink] = [await newestMail(app, 'reset-password'), await newestMail(app, 'confirm-email')]

    const answer = await correct({ email: ' Maya.L@example.com ', password: PASSWORD })

    expect(await answer.json()).toMatchObject({ user: { email: 'Maya.L@example.com', isEmailConfirmed: false } })
    expect(await app.site.db.selectFrom('outbox').select('recipient').execute()).toEqual([{ recipient: 'Maya.L@example.com' }])
    expect((await confirm(strangersLink.token)).status).toBe(400)
    const taken = { token: strangersReset.token, password: 'mine now 77', confirmPassword: 'mine now 77' }
    expect((await app.post('/api/forum/auth/reset-password', taken)).status).toBe(400)
    expect((await confirm((await newestMail(app, 'confirm-email')).token)).status).toBe(200)
  })

  it('frees the wrong one for anyone who has it, in any letter case', async () => {
    const { app, correct } = await aTypo()

    await correct({ email: 'maya.l@example.com', password: PASSWORD })

    const others = { username: 'other-maya', password: PASSWORD, confirmPassword: PASSWORD, firstName: 'M', lastName: 'A', terms: true }
    expect((await app.post('/api/forum/auth/register', { ...others, email: 'MAYA@example.com' })).status).toBe(201)
    expect((await app.post('/api/forum/auth/login', { username: 'MAYA.L@example.com', password: PASSWORD })).status).toBe(200)
  })

  it.each([
    ['a wrong password', { email: 'right@example.com', password: 'a wrong guess' }, 400, 'password'],
    ['no address', { email: 'maya@', password: PASSWORD }, 400, 'email'],
    ['no text at all', { email: ['maya@example.com'], password: {} }, 400, 'email'],
    ['the address of another member', { email: 'OMAR@example.com', password: PASSWORD }, 409, 'email'],
  ])('is refused with %s, and changes nothing', async (_, body, status, field) => {
    const { app, correct } = await aTypo()
    await registered(app, 'omar')

    const answer = await correct(body)

    expect(answer.status).toBe(status)
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toContain(field)
    expect((await newestMail(app, 'confirm-email')).mail?.recipient).toBe('omar@example.com')
  })

  it('is refused once the address is confirmed, and to visitors', async () => {
    const { app, correct, confirm } = await aTypo()
    await confirm((await newestMail(app, 'confirm-email')).token)

    expect((await correct({ email: 'right@example.com', password: PASSWORD })).status).toBe(409)
    expect((await correct({ email: 'right@example.com', password: PASSWORD }, {})).status).toBe(401)
  })

  it('emails as few strangers a day as registering does', async () => {
    const { app, maya, correct } = await aTypo()
    const statuses: number[] = []
    for (let n = 0; n < 5; n += 1) statuses.push((await correct({ email: `stranger${n}@example.com`, password: PASSWORD })).status)

    expect(statuses).toEqual([200, 200, 200, 429, 429])
    const { email } = await app.site.db.selectFrom('member').select('email').where('id', '=', maya.user.id).executeTakeFirstOrThrow()
    expect(email).toBe('stranger2@example.com')
  })

  it('gives an address that two want at once to one of them', async () => {
    const { app, correct } = await aTypo()
    const omar = await registered(app, 'omar')
    const wanted = { email: 'wanted@example.com', password: PASSWORD }

    const answers = await Promise.all([correct(wanted), correct(wanted, omar.headers)])

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('an address that is put right while something else is done about it', () => {
  const RIGHT = 'right@example.com'

  /** The site, where the address is put right between what someone looks up and what they write. */
  function puttingRight(site: Site, memberId: number): Site {
    const transaction = () => ({
      execute: async <T>(work: (trx: Transaction) => Promise<T>): Promise<T> => {
        await site.db.updateTable('member').set({ email: RIGHT, emailKey: RIGHT }).where('id', '=', memberId).execute()
        return site.db.transaction().execute(work)
      },
    })
    const get = (db: Database, name: keyof Database) => {
      const value: unknown = db[name]
      return typeof value === 'function' ? (value.bind(db) as unknown) : value
    }
    return { ...site, db: new Proxy(site.db, { get: (db, name) => (name === 'transaction' ? transaction : get(db, name as keyof Database)) }) }
  }

  it('gets the link to confirm, and no former one does: it would confirm the right one', async () => {
    const { app, maya } = await aTypo()
    app.clock.pass(HOUR_MS)

    await mailConfirmation(puttingRight(app.site, maya.user.id), as({ ...maya.user, createdAt: app.clock.now(), suspendedUntil: null }))

    expect((await newestMail(app, 'confirm-email')).mail?.recipient).toBe(RIGHT)
  })

  it('gets the link to a new password, which would open the account to anyone who has the former one', async () => {
    const { app, maya } = await aTypo()

    await forgotPassword(puttingRight(app.site, maya.user.id), aVisitor(), 'maya')

    expect((await newestMail(app, 'reset-password')).mail?.recipient).toBe(RIGHT)
  })

  it('is not confirmed by the link that was emailed to the former one', async () => {
    const { app, maya, correct, confirm } = await aTypo()
    const { token } = await newestMail(app, 'confirm-email')

    // Whatever wants to change the member waits until both have begun.
    const answers: Promise<Response>[] = []
    await app.site.db.transaction().execute(async (trx) => {
      await trx.updateTable('member').set({ about: '' }).where('id', '=', maya.user.id).execute()
      answers.push(confirm(token))
      await setTimeout(200)
      answers.push(correct({ email: RIGHT, password: PASSWORD }))
      await setTimeout(800)
    })
    await Promise.all(answers)

    const { email, emailConfirmedAt } = await app.site.db
      .selectFrom('member')
      .select(['email', 'emailConfirmedAt'])
      .where('id', '=', maya.user.id)
      .executeTakeFirstOrThrow()
    expect([email, emailConfirmedAt]).not.toEqual([RIGHT, expect.any(String)])
  })
})
