import { z } from 'zod'
import {
  FirstAdmin,
  ForgotPassword,
  LogIn,
  MailedToken,
  NewPassword,
  PasswordChange,
  Registration,
} from '../../shared/accounts-schemas.ts'
import { OwnPassword } from '../../shared/authenticator-schemas.ts'
import { SessionSchema, User } from './accounts-answers.ts'
import type { Operations } from './operation.ts'
import { LINK_TOKEN } from './parameters.ts'
import { body, MessageAnswer } from './view-schema.ts'

const open = { tag: 'Accounts', who: 'anyone' } as const
const own = { tag: 'Accounts', who: 'members' } as const
const DEAD_LINK = { 400: 'Something is missing, or the link is too old, used or not the newest.' }
const WRONG_PASSWORD = { 400: 'The password is wrong, or something is missing.' }
body('MailedToken', MailedToken)

export const ACCOUNTS: Operations = {
  'GET /api/forum/auth/me': { ...own, id: 'getMe', summary: 'Who you are', answer: User },
  'POST /api/forum/auth/register': {
    ...open, id: 'register', summary: 'Make an account, and log in',
    description: 'The password must not be the user name or the email.',
    body: body('Registration', Registration), status: 201, answer: User, setsCookie: true,
    refusals: { 409: 'The user name or the email is taken.' },
  },
  'POST /api/forum/auth/login': {
    ...open, id: 'logIn', summary: 'Log in',
    description:
      'With a user name or an email. Where an authenticator app is on, the answer is 401 with `needs: "authenticator"` and a short-lived cookie, and its code finishes the log-in.',
    body: body('LogIn', LogIn), answer: User, setsCookie: true,
    refusals: { 401: 'Name and password do not belong together, or a code is wanted.' },
  },
  'POST /api/forum/auth/logout': { ...open, id: 'logOut', summary: 'Log out', answer: MessageAnswer },
  'POST /api/forum/auth/forgot-password': {
    ...open, id: 'forgotPassword', summary: 'Have a link for a new password mailed',
    description: 'The answer is the same whether or not there is such an account.',
    body: body('ForgotPassword', ForgotPassword), answer: MessageAnswer,
  },
  'GET /api/forum/auth/reset-password': {
    ...open, id: 'getResetLink', summary: 'Whether a mailed link still sets a new password',
    description: 'Looking does not use it up. `works` is false for every link that is unknown, too old, used or not the newest.',
    query: LINK_TOKEN, answer: z.strictObject({ works: z.boolean() }),
  },
  'POST /api/forum/auth/reset-password': {
    ...open, id: 'resetPassword', summary: 'Set a new password with a mailed link',
    body: body('NewPassword', NewPassword), answer: MessageAnswer, refusals: DEAD_LINK,
  },
  'POST /api/forum/auth/first-admin': {
    ...open, id: 'setUpFirstAdmin', summary: 'Become the first admin with the link that the site prints',
    body: body('FirstAdmin', FirstAdmin), answer: MessageAnswer,
    refusals: { ...DEAD_LINK, 409: 'The user name or the email is taken.' },
  },
  'POST /api/forum/auth/confirm-email': {
    ...open, id: 'confirmEmail', summary: 'Confirm your email with a mailed link',
    body: MailedToken, answer: MessageAnswer, refusals: DEAD_LINK,
  },
  'POST /api/forum/auth/confirmation-mail': {
    ...own, id: 'mailConfirmation', summary: 'Have the link that confirms your email mailed again',
    answer: MessageAnswer, refusals: { 409: 'It is confirmed already.' },
  },
  'PUT /api/forum/auth/password': {
    ...own, id: 'changePassword', summary: 'Change your password',
    description: 'Every other session ends.',
    body: body('PasswordChange', PasswordChange), answer: MessageAnswer, refusals: WRONG_PASSWORD,
  },
  'POST /api/forum/auth/confirm-password': {
    ...own, id: 'confirmPassword', summary: 'Give your password again',
    description: 'What is asked for with `needs: "password"` then works for an hour.',
    body: body('OwnPassword', OwnPassword), answer: MessageAnswer, refusals: WRONG_PASSWORD,
  },
  'GET /api/forum/auth/sessions': {
    ...own, id: 'listSessions', summary: 'Where you are logged in',
    answer: z.strictObject({ sessions: z.array(SessionSchema) }),
  },
  'DELETE /api/forum/auth/sessions': { ...own, id: 'endOtherSessions', summary: 'Log out everywhere else', answer: MessageAnswer },
  'DELETE /api/forum/auth/sessions/:id': {
    ...own, id: 'endSession', summary: 'Log out in one place',
    path: { id: z.int().min(1).describe('The session’s number.') },
    answer: MessageAnswer, refusals: { 404: 'Not one of yours.' },
  },
}
