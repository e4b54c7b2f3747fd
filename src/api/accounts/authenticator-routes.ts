import { Hono } from 'hono'
import { z } from 'zod'
import { getAuthenticator } from '../../domain/accounts/authenticator/get-authenticator.ts'
import { removeAuthenticator } from '../../domain/accounts/authenticator/remove-authenticator.ts'
import { renewRecoveryCodes } from '../../domain/accounts/authenticator/renew-recovery-codes.ts'
import { confirmSetup, startSetup } from '../../domain/accounts/authenticator/set-up-authenticator.ts'
import { AuthenticatorRemoval, TypedCode } from '../../shared/accounts/authenticator-schemas.ts'
import { AUTHENTICATOR_OFF } from '../../shared/accounts/authenticator-words.ts'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'
import { MessageAnswer } from '../http/view-schema.ts'
import { AuthenticatorSchema, RecoveryCodes, SetupSchema } from './account-views.ts'

const own = { tag: 'Authenticator app', who: 'members' } as const
const admins = { tag: 'Authenticator app', who: 'admins' } as const
const CODE_WRONG = { 400: 'Wrong code.' }
const PASSWORD_AGAIN = { 403: 'Confirm your password first: `needs: "password"`.' }
const NOT_FOR_YOU = { 404: 'Only admins can set one up.' }

/** The app whose codes admins prove themselves with. Paths are below /api/forum/auth/authenticator. */
export const authenticator = new Hono<Environment>()
  .get('/', route(
    {
      ...own, id: 'getAuthenticator', summary: 'Get your authenticator app’s status',
      answer: z.strictObject({ authenticator: AuthenticatorSchema }),
    },
    async ({ site, actor }) => ({ authenticator: await getAuthenticator(site, actor) }),
  ))
  .post('/setup', route(
    {
      ...admins, id: 'startAuthenticatorSetup', summary: 'Start setting up an app',
      status: 201, answer: z.strictObject({ setup: SetupSchema }),
      refusals: { ...PASSWORD_AGAIN, ...NOT_FOR_YOU, 409: 'An app is already on.' },
    },
    async ({ site, actor }) => ({ setup: await startSetup(site, actor) }),
  ))
  .post('/confirmation', route(
    {
      ...admins, id: 'confirmAuthenticator', summary: 'Turn on the app',
      description: 'Recovery codes are shown only once. Ends all other sessions.',
      body: { TypedCode }, answer: RecoveryCodes,
      refusals: { ...CODE_WRONG, ...NOT_FOR_YOU, 409: 'Setup has expired. Start again.' },
    },
    async ({ site, actor, body }) => ({ recoveryCodes: await confirmSetup(site, actor, body().code) }),
  ))
  .post('/recovery-codes', route(
    {
      ...own, id: 'renewRecoveryCodes', summary: 'Create new recovery codes',
      body: { TypedCode }, answer: RecoveryCodes, refusals: { ...CODE_WRONG, ...PASSWORD_AGAIN },
    },
    async ({ site, actor, body }) => ({ recoveryCodes: await renewRecoveryCodes(site, actor, body().code) }),
  ))
  .post('/removal', route(
    {
      ...own, id: 'removeAuthenticator', summary: 'Turn off the app',
      body: { AuthenticatorRemoval }, answer: MessageAnswer, refusals: { 400: 'Wrong password or code.' },
    },
    async ({ site, actor, body }) => {
      await removeAuthenticator(site, actor, body())
      return { message: AUTHENTICATOR_OFF }
    },
  ))
