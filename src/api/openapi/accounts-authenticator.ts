import { z } from 'zod'
import { AuthenticatorRemoval, TypedCode } from '../../shared/authenticator-schemas.ts'
import { AuthenticatorSchema, RecoveryCodes, SetupSchema, User } from './accounts-answers.ts'
import type { Operations } from './operation.ts'
import { body, MessageAnswer } from './view-schema.ts'

const tag = 'Authenticator app'
const CODE_WRONG = { 400: 'The code does not fit.' }
const PASSWORD_AGAIN = { 403: 'Give your password again: `needs: "password"`.' }
const NOT_FOR_YOU = { 404: 'Only admins can set one up.' }

export const AUTHENTICATOR: Operations = {
  'POST /api/forum/auth/authenticator': {
    id: 'finishLogIn', tag, who: 'anyone', summary: 'Finish a log-in with a code',
    description: 'With the cookie that the log-in set. The code is the app’s, or a recovery code.',
    body: body('TypedCode', TypedCode), answer: User, setsCookie: true,
    refusals: { ...CODE_WRONG, 401: 'No log-in waits for a code. Please log in again.' },
  },
  'GET /api/forum/auth/authenticator': {
    id: 'getAuthenticator', tag, who: 'members', summary: 'Whether your app is on, and what is left to do',
    answer: z.strictObject({ authenticator: AuthenticatorSchema }),
  },
  'POST /api/forum/auth/authenticator/setup': {
    id: 'startAuthenticatorSetup', tag, who: 'admins', summary: 'Begin to set up an app',
    status: 201, answer: z.strictObject({ setup: SetupSchema }),
    refusals: { ...PASSWORD_AGAIN, ...NOT_FOR_YOU, 409: 'An app is on already.' },
  },
  'POST /api/forum/auth/authenticator/confirmation': {
    id: 'confirmAuthenticator', tag, who: 'admins', summary: 'Turn the app on with its first code',
    description: 'Recovery codes are shown this once. Every other session ends.',
    body: TypedCode, answer: RecoveryCodes,
    refusals: { ...CODE_WRONG, ...NOT_FOR_YOU, 409: 'The set-up is over. Please begin again.' },
  },
  'POST /api/forum/auth/authenticator/recovery-codes': {
    id: 'renewRecoveryCodes', tag, who: 'members', summary: 'Make new recovery codes',
    body: TypedCode, answer: RecoveryCodes, refusals: { ...CODE_WRONG, ...PASSWORD_AGAIN },
  },
  'POST /api/forum/auth/authenticator/removal': {
    id: 'removeAuthenticator', tag, who: 'members', summary: 'Turn your app off',
    body: body('AuthenticatorRemoval', AuthenticatorRemoval), answer: MessageAnswer,
    refusals: { 400: 'The password or the code is wrong.' },
  },
}
