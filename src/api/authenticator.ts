import { Hono } from 'hono'
import { getAuthenticator } from '../domain/accounts/authenticator/get-authenticator.ts'
import { removeAuthenticator } from '../domain/accounts/authenticator/remove-authenticator.ts'
import { renewRecoveryCodes } from '../domain/accounts/authenticator/renew-recovery-codes.ts'
import { confirmSetup, startSetup } from '../domain/accounts/authenticator/set-up-authenticator.ts'
import { confirmPassword } from '../domain/accounts/confirm-password.ts'
import { AuthenticatorRemoval, OwnPassword, TypedCode } from '../shared/authenticator-schemas.ts'
import { AUTHENTICATOR_OFF, PASSWORD_CONFIRMED } from '../shared/authenticator-words.ts'
import { readBody } from './body.ts'
import type { Environment } from './environment.ts'

/** What admins prove besides their log-in: the app's codes, and the password again. Paths are below /api/forum/auth. */
export const authenticator = new Hono<Environment>()
  .get('/authenticator', async (c) => c.json({ authenticator: await getAuthenticator(c.var.site, c.var.actor) }))
  .post('/authenticator/setup', async (c) => c.json({ setup: await startSetup(c.var.site, c.var.actor) }, 201))
  .post('/authenticator/confirmation', async (c) => {
    const { code } = readBody(c, TypedCode)
    return c.json({ recoveryCodes: await confirmSetup(c.var.site, c.var.actor, code) })
  })
  .post('/authenticator/recovery-codes', async (c) => {
    const { code } = readBody(c, TypedCode)
    return c.json({ recoveryCodes: await renewRecoveryCodes(c.var.site, c.var.actor, code) })
  })
  .post('/authenticator/removal', async (c) => {
    await removeAuthenticator(c.var.site, c.var.actor, readBody(c, AuthenticatorRemoval))
    return c.json({ message: AUTHENTICATOR_OFF })
  })
  .post('/confirm-password', async (c) => {
    await confirmPassword(c.var.site, c.var.actor, readBody(c, OwnPassword).password)
    return c.json({ message: PASSWORD_CONFIRMED })
  })
