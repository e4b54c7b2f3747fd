import { type Context, Hono } from 'hono'
import { finishLogIn } from '../domain/accounts/authenticator/finish-log-in.ts'
import { removeAvatar } from '../domain/accounts/change-avatar.ts'
import { askErasure, cancelErasure } from '../domain/accounts/ask-erasure.ts'
import { changePassword } from '../domain/accounts/change-password.ts'
import { changeProfile } from '../domain/accounts/change-profile.ts'
import { confirmEmail } from '../domain/accounts/confirm-email.ts'
import { correctEmail } from '../domain/accounts/correct-email.ts'
import { currentUser } from '../domain/accounts/current-user.ts'
import { deviceOf } from '../domain/accounts/device.ts'
import { endOtherSessions, endSession, logOut } from '../domain/accounts/end-session.ts'
import { forgotPassword } from '../domain/accounts/forgot-password.ts'
import { getMember } from '../domain/accounts/get-member.ts'
import { listSessions } from '../domain/accounts/list-sessions.ts'
import { logIn } from '../domain/accounts/log-in.ts'
import { isUsable } from '../domain/accounts/mailed-links.ts'
import { mailConfirmation } from '../domain/accounts/mail-confirmation.ts'
import { register } from '../domain/accounts/register.ts'
import { requireMember } from '../domain/accounts/require-member.ts'
import { resetPassword } from '../domain/accounts/reset-password.ts'
import { setUpFirstAdmin } from '../domain/accounts/set-up-first-admin.ts'
import type { Begun } from '../domain/accounts/start-session.ts'
import { AppError } from '../domain/errors.ts'
import { changeReplyMail, unsubscribe } from '../domain/accounts/unsubscribe.ts'
import { OwnPassword } from '../shared/authenticator-schemas.ts'
import {
  EmailCorrection,
  FirstAdmin,
  ForgotPassword,
  LogIn,
  MailedToken,
  NewPassword,
  PasswordChange,
  ProfileChange,
  Registration,
} from '../shared/accounts-schemas.ts'
import {
  ACCOUNT_RESTORED,
  CONFIRMATION_MAILED,
  EMAIL_CONFIRMED,
  EMAIL_CORRECTED,
  ERASURE_REQUESTED,
  FIRST_ADMIN_READY,
  LOGGED_OUT,
  OTHER_SESSIONS_ENDED,
  PASSWORD_CHANGED,
  PASSWORD_RESET,
  REPLY_MAIL_BEGUN,
  REPLY_MAIL_STOPPED,
  RESET_MAILED,
  SESSION_ENDED,
} from '../shared/accounts-words.ts'
import { TypedCode } from '../shared/authenticator-schemas.ts'
import { CODE_WANTED } from '../shared/authenticator-words.ts'
import { atLeast } from './at-least.ts'
import { readBody } from './body.ts'
import type { Environment } from './environment.ts'
import { givePendingToken, giveToken, pendingTokenIn, takePendingTokenBack, takeTokenBack } from './session-cookie.ts'

/** Longer than mailing a link takes, so that the time does not tell whether there was an account to mail to. */
const FORGOT_MS = 250

/** Registration, log-in, sessions, passwords and profiles. Paths are below /api/forum. */
export const accounts = new Hono<Environment>()
  .get('/auth/me', async (c) => {
    const { id } = requireMember(c.var.actor, 'You are not logged in.')
    return c.json({ user: await currentUser(c.var.site, id) })
  })
  .post('/auth/login', async (c) => {
    const begun = await logIn(c.var.site, c.var.actor, readBody(c, LogIn), deviceIn(c))
    if ('token' in begun) return c.json(await enter(c, begun))
    givePendingToken(c, begun.pendingToken)
    throw new AppError('signed-out', CODE_WANTED, { needs: 'authenticator' })
  })
  .post('/auth/authenticator', async (c) => {
    const waiting = { token: pendingTokenIn(c), ...readBody(c, TypedCode) }
    const begun = await finishLogIn(c.var.site, c.var.actor, waiting, deviceIn(c))
    takePendingTokenBack(c)
    return c.json(await enter(c, begun))
  })
  .post('/auth/register', async (c) => {
    const begun = await register(c.var.site, c.var.actor, readBody(c, Registration), deviceIn(c))
    return c.json(await enter(c, begun), 201)
  })
  .post('/auth/logout', async (c) => {
    await logOut(c.var.site, c.var.actor)
    takeTokenBack(c)
    return c.json({ message: LOGGED_OUT })
  })
  .post('/auth/forgot-password', async (c) => {
    const { account } = readBody(c, ForgotPassword)
    await atLeast(FORGOT_MS, forgotPassword(c.var.site, c.var.actor, account))
    return c.json({ message: RESET_MAILED })
  })
  .get('/auth/reset-password', async (c) => c.json({ works: await isUsable(c.var.site, 'reset-password', c.req.query('token') ?? '') }))
  .post('/auth/reset-password', async (c) => {
    await resetPassword(c.var.site, readBody(c, NewPassword))
    return c.json({ message: PASSWORD_RESET })
  })
  .post('/auth/first-admin', async (c) => {
    await setUpFirstAdmin(c.var.site, readBody(c, FirstAdmin))
    return c.json({ message: FIRST_ADMIN_READY })
  })
  .post('/auth/confirm-email', async (c) => {
    await confirmEmail(c.var.site, readBody(c, MailedToken).token)
    return c.json({ message: EMAIL_CONFIRMED })
  })
  .post('/auth/confirmation-mail', async (c) => {
    await mailConfirmation(c.var.site, c.var.actor)
    return c.json({ message: CONFIRMATION_MAILED })
  })
  .put('/auth/password', async (c) => {
    await changePassword(c.var.site, c.var.actor, readBody(c, PasswordChange))
    return c.json({ message: PASSWORD_CHANGED })
  })
  .get('/auth/sessions', async (c) => c.json({ sessions: await listSessions(c.var.site, c.var.actor) }))
  .delete('/auth/sessions', async (c) => {
    await endOtherSessions(c.var.site, c.var.actor)
    return c.json({ message: OTHER_SESSIONS_ENDED })
  })
  .delete('/auth/sessions/:id', async (c) => {
    const { site, actor } = c.var
    const id = toId(c.req.param('id'))
    await endSession(site, actor, id)
    if (actor.kind === 'member' && actor.sessionId === id) takeTokenBack(c)
    return c.json({ message: SESSION_ENDED })
  })
  .post('/unsubscribe', async (c) => {
    await unsubscribe(c.var.site, readBody(c, MailedToken).token)
    return c.json({ message: REPLY_MAIL_STOPPED })
  })
  .put('/profile/reply-mail', (c) => setReplyMail(c, true))
  .delete('/profile/reply-mail', (c) => setReplyMail(c, false))
  .put('/profile/email', async (c) => {
    const { site, actor } = c.var
    const { id } = requireMember(actor)
    await correctEmail(site, actor, readBody(c, EmailCorrection))
    return c.json({ user: await currentUser(site, id), message: EMAIL_CORRECTED })
  })
  .put('/profile/erasure', async (c) => {
    const { site, actor } = c.var
    const { id } = requireMember(actor)
    await askErasure(site, actor, readBody(c, OwnPassword).password)
    return c.json({ user: await currentUser(site, id), message: ERASURE_REQUESTED })
  })
  .delete('/profile/erasure', async (c) => {
    const { site, actor } = c.var
    await cancelErasure(site, actor)
    return c.json({ user: await currentUser(site, requireMember(actor).id), message: ACCOUNT_RESTORED })
  })
  .put('/profile', async (c) => {
    const { site, actor } = c.var
    const { id } = requireMember(actor)
    await changeProfile(site, actor, readBody(c, ProfileChange))
    return c.json({ user: await currentUser(site, id) })
  })
  .delete('/profile/avatar', async (c) => {
    const { site, actor } = c.var
    const { id } = requireMember(actor)
    await removeAvatar(site, actor)
    return c.json({ user: await currentUser(site, id) })
  })
  .get('/members/:username', async (c) => c.json({ member: await getMember(c.var.site, c.req.param('username')) }))

async function enter(c: Context<Environment>, { memberId, token }: Begun) {
  giveToken(c, token)
  return { user: await currentUser(c.var.site, memberId) }
}

async function setReplyMail(c: Context<Environment>, isWanted: boolean) {
  const { site, actor } = c.var
  const { id } = requireMember(actor)
  await changeReplyMail(site, actor, isWanted)
  return c.json({ user: await currentUser(site, id), message: isWanted ? REPLY_MAIL_BEGUN : REPLY_MAIL_STOPPED })
}

const deviceIn = (c: Context<Environment>): string => deviceOf(c.req.header('user-agent'))

/** A whole number both databases can hold; 0, which nothing has, for anything else. */
const toId = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)
