import { describe, expect, it } from 'vitest'
import { PASSWORD_COST } from '../../../src/domain/accounts/password/password-hash.ts'
import { DAY_MS, MINUTE_MS } from '../../../src/shared/time/instant.ts'
import { anApp } from '../../support/a-site.ts'
import { outboxEmails } from '../../support/emails/outbox.ts'
import { cookieIn, loggedIn, MAYA, newestMail, PASSWORD, registered, registrationOf } from '../../support/members.ts'

type App = Awaited<ReturnType<typeof anApp>>
const REGISTER = '/api/forum/auth/register'
const membersOf = ({ site }: App) => site.db.selectFrom('member').selectAll().orderBy('id').execute()
const countedMembers = async ({ site }: App) =>
  (await site.db.selectFrom('siteTotal').select('count').where('key', '=', 'members').executeTakeFirstOrThrow()).count

type Refused = [what: string, wrong: Record<string, unknown>, field: string, message: string]
const WRONG_CHARACTERS = 'Username can only contain letters, numbers, underscores, and hyphens'
const IS_NAME = 'Password can’t be your username or email'
const twice = (password: string) => ({ password, confirmPassword: password })

const REFUSED: Refused[] = [
  ['a user name of two letters [R218]', { username: 'ab' }, 'username', 'Username must be at least 3 characters'],
  ['a user name of 21 [R219]', { username: 'a'.repeat(21) }, 'username', 'Username cannot exceed 20 characters'],
  ...['may a', 'maya!', 'mäya', 'ma@ya', '<b>maya'].map(
    (username): Refused => [`the user name ${username} [R220]`, { username }, 'username', WRONG_CHARACTERS],
  ),
  ['an email that is none [R221]', { email: 'maya@' }, 'email', 'Please enter a valid email address'],
  ['a password of five letters [R222]', twice('abcde'), 'password', 'Password must be at least 6 characters'],
  ['a password of 201', twice('x'.repeat(201)), 'password', 'Password cannot exceed 200 characters'],
  ['no second password [R223]', { confirmPassword: '' }, 'confirmPassword', 'Please confirm your password'],
  ['another second password [R224]', { confirmPassword: 'quiet corner 8' }, 'confirmPassword', 'Passwords do not match'],
  ['no first name [R225]', { firstName: '  ' }, 'firstName', 'First name is required'],
  ['no last name [R226]', { lastName: '' }, 'lastName', 'Last name is required'],
  ['terms not agreed to [R227]', { terms: false }, 'terms', 'You must agree to the terms and conditions'],
  ['terms agreed to in words [R227]', { terms: 'true' }, 'terms', 'You must agree to the terms and conditions'],
  ['the user name as password', { username: 'maya-maya', ...twice('MAYA-maya') }, 'password', IS_NAME],
  ['the email as password', twice('maya@example.com'), 'password', IS_NAME],
]

describe('registering', () => {
  it('makes an account, counts it, and logs it in [R186 R256 D18 D60]', async () => {
    const app = await anApp()

    const answer = await app.post(REGISTER, MAYA)

    expect(answer.status).toBe(201)
    expect(await answer.json()).toEqual({
      user: {
        id: 1,
        username: 'Maya',
        avatar: null,
        isAdmin: false,
        role: 'member',
        email: 'Maya@example.com',
        firstName: 'Maya',
        lastName: 'Lindqvist',
        about: '',
        isEmailConfirmed: false,
        wantsReplyMail: true,
        unreadNotifications: 0,
        blocks: {},
        suspension: null,
        silence: null,
        erasedAt: null,
      },
    })
    expect(await countedMembers(app)).toBe(1)
    const me = await app.ask('/api/forum/auth/me', { headers: { cookie: cookieIn(answer) } })
    expect(await me.json()).toMatchObject({ user: { id: 1, username: 'Maya' } })
  })

  it('keeps the password as Argon2id with 19 MiB and two passes, and nothing of it elsewhere', async () => {
    const app = await anApp({ passwordCost: PASSWORD_COST })

    await app.post(REGISTER, MAYA)

    const [member] = await membersOf(app)
    expect(member?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(JSON.stringify(await app.site.db.selectFrom('outbox').selectAll().execute())).not.toContain(MAYA.password)
  })

  it('emails a link that confirms the address by a button, not by being opened [D69]', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    const isConfirmed = async () => {
      const { user } = (await (await app.ask('/api/forum/auth/me', { headers })).json()) as { user: { isEmailConfirmed: boolean } }
      return user.isEmailConfirmed
    }

    const { mail, link, token } = await newestMail(app, 'confirm-email')
    await app.ask(link)

    expect(mail).toMatchObject({ recipient: 'maya@example.com', sentAt: null })
    expect(await isConfirmed()).toBe(false)
    expect((await app.post('/api/forum/auth/confirm-email', { token })).status).toBe(200)
    expect((await app.post('/api/forum/auth/confirm-email', { token })).status).toBe(200)
    expect(await isConfirmed()).toBe(true)
  })

  it.each(REFUSED)('is refused with %s, on the server too [R232]', async (_, wrong, field, message) => {
    const app = await anApp()

    const answer = await app.post(REGISTER, { ...MAYA, ...wrong })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message, errors: { [field]: [message] } })
    expect(await membersOf(app)).toEqual([])
    expect(await countedMembers(app)).toBe(0)
  })

  it('names every bad field at once [R256 D62]', async () => {
    const app = await anApp()

    const answer = await app.post(REGISTER, { password: 'secret12', confirmPassword: 'secret13' })

    const { errors } = (await answer.json()) as { errors: object }
    expect(Object.keys(errors).toSorted()).toEqual(['confirmPassword', 'email', 'firstName', 'lastName', 'terms', 'username'])
  })

  it('answers for what is no text at all, beside two passwords that are, with the bad field [Q012]', async () => {
    const app = await anApp()

    for (const field of ['username', 'email']) {
      const answer = await app.post(REGISTER, { ...MAYA, [field]: { toString: 1 } })

      expect(answer.status).toBe(400)
      expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field])
    }
  })

  it('takes six characters, as the rule says, though the hint recommends more [R229 R222 D03]', async () => {
    const app = await anApp()

    const answer = await app.post(REGISTER, { ...MAYA, password: 'abc de', confirmPassword: 'abc de' })

    expect(answer.status).toBe(201)
  })

  it('refuses a name that is taken in another letter case, and an address too [Q020 D19]', async () => {
    const app = await anApp()
    await app.post(REGISTER, MAYA)

    const name = await app.post(REGISTER, { ...registrationOf('mAYA'), email: 'other@example.com' })
    const both = await app.post(REGISTER, { ...MAYA, username: 'maya', email: 'MAYA@EXAMPLE.COM' })

    expect([name.status, both.status]).toEqual([409, 409])
    expect(await name.json()).toMatchObject({ errors: { username: [expect.stringContaining('taken')] } })
    const { errors } = (await both.json()) as { errors: object }
    expect(Object.keys(errors)).toEqual(['username', 'email'])
    expect(await membersOf(app)).toHaveLength(1)
  })

  it.each(['admin', 'Moderator', 'On-Joue', 'on_joue', 'staff', 'help', 'ALL', 'here', 'unknown', '_admin_'])(
    'refuses the name %s as taken',
    async (username) => {
      const app = await anApp()

      const answer = await app.post(REGISTER, registrationOf(username))

      expect(answer.status).toBe(409)
      expect(await membersOf(app)).toEqual([])
    },
  )

  it('twelve times at once makes one account, counted once', async () => {
    const app = await anApp({ limitFactor: 100 })

    const answers = await Promise.all(Array.from({ length: 12 }, () => app.post(REGISTER, MAYA)))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(11).fill(409)])
    expect(await countedMembers(app)).toBe(1)
    expect(await membersOf(app)).toHaveLength(1)
  })

  it('takes nothing that the form does not ask for', async () => {
    const app = await anApp()
    const extras = {
      ...{ id: 99, role: 'admin', isAdmin: true, is_admin: true, avatar: '/x.png', about: 'Hi', passwordHash: 'x', password_hash: 'x' },
      ...{ emailConfirmedAt: '2026-01-01', isEmailConfirmed: true, createdAt: '2000-01-01', lastSeenAt: '2000-01-01' },
      ...{ suspendedUntil: '2099-01-01', sampledAt: '2026-01-01', usernameKey: 'rosa', unreadNotifications: 7 },
    }

    const answer = await app.post(REGISTER, { ...MAYA, ...extras, ['__proto__']: { role: 'admin' } })

    expect(answer.status).toBe(201)
    expect(await membersOf(app)).toMatchObject([
      {
        ...{ id: 1, role: 'member', avatar: null, about: '', emailConfirmedAt: null, suspendedUntil: null, sampledAt: null },
        ...{ usernameKey: 'maya', createdAt: app.clock.now(), lastSeenAt: app.clock.now() },
      },
    ])
  })

  it('is possible three times a day from one network without a mail server, and tried five times in half an hour', async () => {
    const app = await anApp()
    const from = '192.0.2.9'
    for (const name of ['one', 'two', 'three']) {
      expect((await app.post(REGISTER, registrationOf(name), { from })).status).toBe(201)
    }

    const fourth = await app.post(REGISTER, registrationOf('four'), { from })
    await app.post(REGISTER, registrationOf('one'), { from })
    const sixth = await app.post(REGISTER, registrationOf('one'), { from })

    expect([fourth.status, sixth.status]).toEqual([429, 429])
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(3600)
    expect((await app.post(REGISTER, registrationOf('four'))).status).toBe(201)
    app.clock.pass(DAY_MS)
    expect((await app.post(REGISTER, registrationOf('five'), { from })).status).toBe(201)
  })

  it('emails the link again, every ten minutes at most', async () => {
    const app = await anApp()
    const { headers } = await registered(app)
    const again = () => app.post('/api/forum/auth/confirmation-mail', {}, { headers })
    const first = await newestMail(app, 'confirm-email')

    expect((await again()).status).toBe(429)
    app.clock.pass(10 * MINUTE_MS)
    expect((await again()).status).toBe(200)

    const second = await newestMail(app, 'confirm-email')
    expect((await app.post('/api/forum/auth/confirm-email', { token: first.token })).status).toBe(400)
    expect((await app.post('/api/forum/auth/confirm-email', { token: second.token })).status).toBe(200)
    app.clock.pass(10 * MINUTE_MS)
    expect((await again()).status).toBe(409)
  })
})

describe('a registration past the day’s limit of its network, such as a daycare’s Wi-Fi', () => {
  const DAYCARE = '192.0.2.9'
  const SMTP = { smtpUrl: 'smtp://mail.test' }

  /** The fourth account of the day from one network. */
  async function aFourth() {
    const app = await anApp(SMTP)
    for (const name of ['one', 'two', 'three']) await app.post(REGISTER, registrationOf(name), { from: DAYCARE })
    const answer = await app.post(REGISTER, registrationOf('four'), { from: DAYCARE })
    return { app, answer }
  }

  it('makes an account that opens with the emailed link', async () => {
    const { app, answer } = await aFourth()

    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ user: null, message: expect.stringContaining('confirm your email address first') })
    expect(cookieIn(answer)).toBe('')
    expect((await app.ask('/api/forum/members/four')).status).toBe(404)

    const { token, mail } = await newestMail(app, 'confirm-email')
    expect(mail?.text).toContain('Once you do, you can log in.')
    expect((await app.post('/api/forum/auth/confirm-email', { token })).status).toBe(200)
    expect((await loggedIn(app, 'four')).answer.status).toBe(200)
    expect((await app.ask('/api/forum/members/four')).status).toBe(200)
    expect(await (await app.ask('/api/forum/stats')).json()).toMatchObject({ stats: { members: 4 } })
  })

  it('lets no one in before, but emails the link again to someone who has the password', async () => {
    const { app } = await aFourth()
    app.clock.pass(10 * MINUTE_MS)

    const wrong = await loggedIn(app, 'four', 'another password')
    expect(await wrong.answer.json()).toMatchObject({ message: expect.stringContaining('don’t match') })
    const right = await loggedIn(app, 'four')

    expect(right.answer.status).toBe(401)
    expect(await right.answer.json()).toMatchObject({ message: expect.stringContaining('confirm your email address first') })
    expect((await outboxEmails(app.site, 'confirm-email')).filter(({ recipient }) => recipient === 'four@example.com')).toHaveLength(1)
    const { token } = await newestMail(app, 'confirm-email')
    await app.post('/api/forum/auth/confirm-email', { token })
    expect((await loggedIn(app, 'four')).answer.status).toBe(200)
  })

  it('still ends at five tries in half an hour', async () => {
    const { app } = await aFourth()

    await app.post(REGISTER, registrationOf('five'), { from: DAYCARE })
    expect((await app.post(REGISTER, registrationOf('six'), { from: DAYCARE })).status).toBe(429)
  })
})

describe('a throwaway email address', () => {
  it.each(['maya@mailinator.com', 'Maya@MAILINATOR.com', 'maya@inbox.mailinator.com'])('such as %s is refused', async (email) => {
    const app = await anApp()

    const answer = await app.post(REGISTER, { ...MAYA, email })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: { email: ['This looks like a throwaway email address. Please use one you check.'] } })
    expect(await membersOf(app)).toEqual([])
  })

  it('is refused as a correction, too', async () => {
    const app = await anApp()
    const { headers } = await registered(app)

    const answer = await app.ask('/api/forum/profile/email', { method: 'PUT', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ email: 'maya@mailinator.com', password: PASSWORD }) })

    expect(answer.status).toBe(400)
    expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual(['email'])
  })

  it('isn’t one that forwards to a mailbox of one’s own', async () => {
    const app = await anApp()

    for (const [n, domain] of ['privaterelay.appleid.com', 'mozmail.com', 'duck.com'].entries()) {
      expect((await app.post(REGISTER, { ...registrationOf(`maya${n}`), email: `maya@${domain}` })).status).toBe(201)
    }
  })
})
