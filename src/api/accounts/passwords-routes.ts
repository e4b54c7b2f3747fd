import { Hono } from 'hono'
import { z } from 'zod'
import { changePassword } from '../../domain/accounts/password/change-password.ts'
import { confirmEmail } from '../../domain/accounts/email/confirm-email.ts'
import { confirmPassword } from '../../domain/accounts/sessions/confirm-password.ts'
import { forgotPassword } from '../../domain/accounts/password/forgot-password.ts'
import { mailConfirmation } from '../../domain/accounts/email/email-confirmation.ts'
import { rememberDevice } from '../../domain/accounts/sessions/known-device.ts'
import { isUsable } from '../../domain/accounts/email/use-link.ts'
import { resetPassword } from '../../domain/accounts/password/reset-password.ts'
import { setUpFirstAdmin } from '../../domain/accounts/staff/set-up-first-admin.ts'
import { FirstAdmin, ForgotPassword, MailedToken, NewPassword, PasswordChange } from '../../shared/accounts/accounts-schemas.ts'
import {
  CONFIRMATION_MAILED,
  EMAIL_CONFIRMED,
  FIRST_ADMIN_READY,
  PASSWORD_CHANGED,
  PASSWORD_RESET,
  RESET_MAILED,
} from '../../shared/accounts/accounts-words.ts'
import { OwnPassword } from '../../shared/accounts/authenticator-schemas.ts'
import { PASSWORD_CONFIRMED } from '../../shared/accounts/authenticator-words.ts'
import { withNoEmail } from '../../shared/emails/no-email.ts'
import { atLeast } from '../http/answers.ts'
import type { Environment } from '../http/environment.ts'
import { LINK_TOKEN, linkTokenIn } from '../http/path.ts'
import { route } from '../http/route.ts'
import { deviceTokensIn, giveDeviceTokens } from '../http/session-cookie.ts'
import { MessageAnswer } from '../http/view-schema.ts'

/** Longer than mailing a link takes, so that the time does not tell whether there was an account to email to. */
const FORGOT_MS = 250

const open = { tag: 'Accounts', who: 'anyone', answer: MessageAnswer } as const
const own = { tag: 'Accounts', who: 'members', answer: MessageAnswer } as const
const DEAD_LINK = { 400: 'Something is missing, or the link has expired, was already used, or isn’t the latest one.' }
const WRONG_PASSWORD = { 400: 'Wrong password, or something is missing.' }

/** Passwords, and the emailed links that set them and confirm addresses. Paths are below /api/forum/auth. */
export const passwords = new Hono<Environment>()
  .post('/forgot-password', route(
    {
      ...open, id: 'forgotPassword', summary: 'Request a password reset email',
      description: 'The response is the same whether or not the account exists.', body: { ForgotPassword },
    },
    async ({ site, actor, body }) => {
      await atLeast(FORGOT_MS, forgotPassword(site, actor, body().account))
      return { message: withNoEmail(site.hasMailServer, RESET_MAILED, 'link') }
    },
  ))
  .get('/reset-password', route(
    {
      ...open, id: 'getResetLink', summary: 'Check a password reset link',
      description: 'Checking doesn’t use it up. `works` is false if the link is unknown, expired, already used, or not the latest one.',
      query: LINK_TOKEN, answer: z.strictObject({ works: z.boolean() }),
    },
    async ({ c, site }) => ({ works: await isUsable(site, 'reset-password', linkTokenIn(c)) }),
  ))
  .post('/reset-password', route(
    {
      ...open, id: 'resetPassword', summary: 'Reset a password',
      description: 'Ends all sessions. Others’ guesses so far don’t hold up the next login.',
      body: { NewPassword }, refusals: DEAD_LINK,
    },
    async ({ c, site, body }) => {
      const { memberId, isProof } = await resetPassword(site, body())
      if (isProof) giveDeviceTokens(c, await rememberDevice(site, deviceTokensIn(c), memberId))
      return { message: PASSWORD_RESET }
    },
  ))
  .post('/first-admin', route(
    {
      ...open, id: 'setUpFirstAdmin', summary: 'Create the first admin with the link the site prints', body: { FirstAdmin },
      refusals: { ...DEAD_LINK, 409: 'The username or email is already taken.' },
    },
    async ({ site, body }) => {
      await setUpFirstAdmin(site, body())
      return { message: FIRST_ADMIN_READY }
    },
  ))
  .post('/confirm-email', route(
    { ...open, id: 'confirmEmail', summary: 'Confirm your email', body: { MailedToken }, refusals: DEAD_LINK },
    async ({ site, body }) => {
      await confirmEmail(site, body().token)
      return { message: EMAIL_CONFIRMED }
    },
  ))
  .post('/confirmation-mail', route(
    {
      ...own, id: 'mailConfirmation', summary: 'Resend the confirmation email',
      refusals: { 409: 'Already confirmed.' },
    },
    async ({ site, actor }) => {
      await mailConfirmation(site, actor)
      return { message: withNoEmail(site.hasMailServer, CONFIRMATION_MAILED, 'link') }
    },
  ))
  .put('/password', route(
    {
      ...own, id: 'changePassword', summary: 'Change your password', description: 'Ends all other sessions.',
      body: { PasswordChange }, refusals: WRONG_PASSWORD,
    },
    async ({ site, actor, body }) => {
      await changePassword(site, actor, body())
      return { message: PASSWORD_CHANGED }
    },
  ))
  .post('/confirm-password', route(
    {
      ...own, id: 'confirmPassword', summary: 'Confirm your password',
      description: 'Requests that returned `needs: "password"` then work for an hour.',
      body: { OwnPassword }, refusals: WRONG_PASSWORD,
    },
    async ({ site, actor, body }) => {
      await confirmPassword(site, actor, body().password)
      return { message: PASSWORD_CONFIRMED }
    },
  ))
