import { Hono } from 'hono'
import { z } from 'zod'
import { changePassword } from '../../domain/accounts/password/change-password.ts'
import { confirmEmail } from '../../domain/accounts/email/confirm-email.ts'
import { confirmPassword } from '../../domain/accounts/sessions/confirm-password.ts'
import { forgotPassword } from '../../domain/accounts/password/forgot-password.ts'
import { mailConfirmation } from '../../domain/accounts/email/email-confirmation.ts'
import { isUsable } from '../../domain/accounts/email/email-links.ts'
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
import { atLeast } from '../http/answers.ts'
import type { Environment } from '../http/environment.ts'
import { LINK_TOKEN, linkTokenIn } from '../http/path.ts'
import { route } from '../http/route.ts'
import { MessageAnswer } from '../http/view-schema.ts'

/** Longer than mailing a link takes, so that the time does not tell whether there was an account to mail to. */
const FORGOT_MS = 250

const open = { tag: 'Accounts', who: 'anyone', answer: MessageAnswer } as const
const own = { tag: 'Accounts', who: 'members', answer: MessageAnswer } as const
const DEAD_LINK = { 400: 'Something is missing, or the link is too old, used or not the newest.' }
const WRONG_PASSWORD = { 400: 'The password is wrong, or something is missing.' }

/** Passwords, and the mailed links that set them and confirm addresses. Paths are below /api/forum/auth. */
export const passwords = new Hono<Environment>()
  .post('/forgot-password', route(
    {
      ...open, id: 'forgotPassword', summary: 'Have a link for a new password mailed',
      description: 'The answer is the same whether or not there is such an account.', body: { ForgotPassword },
    },
    async ({ site, actor, body }) => {
      await atLeast(FORGOT_MS, forgotPassword(site, actor, body().account))
      return { message: RESET_MAILED }
    },
  ))
  .get('/reset-password', route(
    {
      ...open, id: 'getResetLink', summary: 'Whether a mailed link still sets a new password',
      description: 'Looking does not use it up. `works` is false for every link that is unknown, too old, used or not the newest.',
      query: LINK_TOKEN, answer: z.strictObject({ works: z.boolean() }),
    },
    async ({ c, site }) => ({ works: await isUsable(site, 'reset-password', linkTokenIn(c)) }),
  ))
  .post('/reset-password', route(
    { ...open, id: 'resetPassword', summary: 'Set a new password with a mailed link', body: { NewPassword }, refusals: DEAD_LINK },
    async ({ site, body }) => {
      await resetPassword(site, body())
      return { message: PASSWORD_RESET }
    },
  ))
  .post('/first-admin', route(
    {
      ...open, id: 'setUpFirstAdmin', summary: 'Become the first admin with the link that the site prints', body: { FirstAdmin },
      refusals: { ...DEAD_LINK, 409: 'The user name or the email is taken.' },
    },
    async ({ site, body }) => {
      await setUpFirstAdmin(site, body())
      return { message: FIRST_ADMIN_READY }
    },
  ))
  .post('/confirm-email', route(
    { ...open, id: 'confirmEmail', summary: 'Confirm your email with a mailed link', body: { MailedToken }, refusals: DEAD_LINK },
    async ({ site, body }) => {
      await confirmEmail(site, body().token)
      return { message: EMAIL_CONFIRMED }
    },
  ))
  .post('/confirmation-mail', route(
    {
      ...own, id: 'mailConfirmation', summary: 'Have the link that confirms your email mailed again',
      refusals: { 409: 'It is confirmed already.' },
    },
    async ({ site, actor }) => {
      await mailConfirmation(site, actor)
      return { message: CONFIRMATION_MAILED }
    },
  ))
  .put('/password', route(
    {
      ...own, id: 'changePassword', summary: 'Change your password', description: 'Every other session ends.',
      body: { PasswordChange }, refusals: WRONG_PASSWORD,
    },
    async ({ site, actor, body }) => {
      await changePassword(site, actor, body())
      return { message: PASSWORD_CHANGED }
    },
  ))
  .post('/confirm-password', route(
    {
      ...own, id: 'confirmPassword', summary: 'Give your password again',
      description: 'What is asked for with `needs: "password"` then works for an hour.',
      body: { OwnPassword }, refusals: WRONG_PASSWORD,
    },
    async ({ site, actor, body }) => {
      await confirmPassword(site, actor, body().password)
      return { message: PASSWORD_CONFIRMED }
    },
  ))
