import type { Context } from 'hono'
import { currentUser } from '../../domain/accounts/sessions/current-user.ts'
import { deviceOf } from '../../domain/accounts/sessions/device.ts'
import { rememberDevice } from '../../domain/accounts/sessions/known-device.ts'
import type { Begun } from '../../domain/accounts/sessions/start-session.ts'
import type { Environment } from '../http/environment.ts'
import { deviceTokensIn, giveDeviceTokens, giveToken } from '../http/session-cookie.ts'

/** Sets the cookie of a new session, and answers with its member. */
export async function enter(c: Context<Environment>, { memberId, token }: Begun) {
  giveToken(c, token)
  giveDeviceTokens(c, await rememberDevice(c.var.site, deviceTokensIn(c), memberId))
  return { user: await currentUser(c.var.site, memberId) }
}

/** The device as a person would call it, from what its browser says. */
export const deviceIn = (c: Context<Environment>): string => deviceOf(c.req.header('user-agent'))
