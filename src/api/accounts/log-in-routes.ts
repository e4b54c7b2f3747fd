import { Hono } from 'hono'
import { z } from 'zod'
import { finishLogIn } from '../../domain/accounts/authenticator/finish-log-in.ts'
import { currentUser } from '../../domain/accounts/sessions/current-user.ts'
import { endOtherSessions, endSession, logOut } from '../../domain/accounts/sessions/end-session.ts'
import { listSessions } from '../../domain/accounts/sessions/list-sessions.ts'
import { logIn } from '../../domain/accounts/sessions/log-in.ts'
import { register } from '../../domain/accounts/sign-up/register.ts'
import { requireMember } from '../../domain/access/require-member.ts'
import { AppError } from '../../domain/site/app-error.ts'
import { LogIn, Registration } from '../../shared/accounts/accounts-schemas.ts'
import { LOGGED_OUT, OTHER_SESSIONS_ENDED, REGISTER_WAITS, SESSION_ENDED } from '../../shared/accounts/accounts-words.ts'
import { TypedCode } from '../../shared/accounts/authenticator-schemas.ts'
import { CODE_WANTED } from '../../shared/accounts/authenticator-words.ts'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'
import { deviceTokensIn, givePendingToken, pendingTokenIn, takePendingTokenBack, takeTokenBack } from '../http/session-cookie.ts'
import { MessageAnswer } from '../http/view-schema.ts'
import { Registered, SessionSchema, User } from './account-views.ts'
import { enter, deviceIn } from './enter.ts'

const open = { tag: 'Accounts', who: 'anyone' } as const
const own = { tag: 'Accounts', who: 'members' } as const

/** Registration, login and sessions. Paths are below /api/forum/auth. */
export const logInRoutes = new Hono<Environment>()
  .get('/me', route(
    { ...own, id: 'getMe', summary: 'Get the current user', answer: User },
    async ({ site, actor }) => ({ user: await currentUser(site, requireMember(actor, 'You’re not logged in.').id) }),
  ))
  .post('/register', route(
    {
      ...open, id: 'register', summary: 'Create an account and log in',
      description: 'The password can’t be the username or the email. When many have signed up from one network, `user` is null, no session starts, and the account opens with the link we email.',
      body: { Registration }, status: 201, answer: Registered, setsCookie: true,
      refusals: { 409: 'The username or email is already taken.' },
    },
    async ({ c, site, actor, body }) => {
      const begun = await register(site, actor, body(), deviceIn(c))
      return 'token' in begun ? enter(c, begun) : { user: null, message: REGISTER_WAITS.text }
    },
  ))
  .post('/login', route(
    {
      ...open, id: 'logIn', summary: 'Log in',
      description: 'Takes a username or an email. If the member uses an authenticator app, this returns 401 with `needs: "authenticator"` and a short-lived cookie; the app’s code completes the login.',
      body: { LogIn }, answer: User, setsCookie: true,
      refusals: { 401: 'Wrong username or password, or a code is needed.' },
    },
    async ({ c, site, actor, body }) => {
      const begun = await logIn(site, actor, body(), deviceIn(c), deviceTokensIn(c))
      if ('token' in begun) return enter(c, begun)
      givePendingToken(c, begun.pendingToken)
      throw new AppError('signed-out', CODE_WANTED, { needs: 'authenticator' })
    },
  ))
  .post('/authenticator', route(
    {
      tag: 'Authenticator app', who: 'anyone', id: 'finishLogIn', summary: 'Complete a login with a code',
      description: 'Needs the cookie set by the login request. Takes a code from the app or a recovery code.',
      body: { TypedCode }, answer: User, setsCookie: true,
      refusals: { 400: 'Wrong code.', 401: 'No login is waiting for a code. Log in again.' },
    },
    async ({ c, site, actor, body }) => {
      const pending = { token: pendingTokenIn(c), ...body() }
      const begun = await finishLogIn(site, actor, pending, deviceIn(c))
      takePendingTokenBack(c)
      return enter(c, begun)
    },
  ))
  .post('/logout', route(
    { ...open, id: 'logOut', summary: 'Log out', answer: MessageAnswer },
    async ({ c, site, actor }) => {
      await logOut(site, actor)
      takeTokenBack(c)
      return { message: LOGGED_OUT }
    },
  ))
  .get('/sessions', route(
    { ...own, id: 'listSessions', summary: 'List your sessions', answer: z.strictObject({ sessions: z.array(SessionSchema) }) },
    async ({ site, actor }) => ({ sessions: await listSessions(site, actor) }),
  ))
  .delete('/sessions', route(
    { ...own, id: 'endOtherSessions', summary: 'Log out of all other devices', answer: MessageAnswer },
    async ({ site, actor }) => {
      await endOtherSessions(site, actor)
      return { message: OTHER_SESSIONS_ENDED }
    },
  ))
  .delete('/sessions/:id', route(
    {
      ...own, id: 'endSession', summary: 'Log out of one device',
      path: { id: z.int().min(1).describe('Session ID.') },
      answer: MessageAnswer, refusals: { 404: 'Not your session.' },
    },
    async ({ c, site, actor, path }) => {
      const id = toId(path.id)
      await endSession(site, actor, id)
      if (actor.kind === 'member' && actor.sessionId === id) takeTokenBack(c)
      return { message: SESSION_ENDED }
    },
  ))

/** A whole number both databases can hold; 0, which nothing has, for anything else. */
const toId = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)
