import { Secret, TOTP } from 'otpauth'
import { SECOND_MS } from '../../src/shared/time/instant.ts'
import type { anApp } from './a-site.ts'
import { loggedIn, registered } from './members.ts'

type App = Awaited<ReturnType<typeof anApp>>
export const AUTH = '/api/forum/auth'
export const STEP_MS = 30 * SECOND_MS

/** What an app with this secret shows, now or that many steps of time from now. */
export const codeAt = ({ clock }: Pick<App, 'clock'>, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(clock.now()) + steps * STEP_MS })

/** Rosa, registered and made an admin, with the session of her browser. */
export async function anAdmin(app: App, username = 'rosa') {
  const { user, headers } = await registered(app, username)
  await app.site.db.updateTable('member').set({ role: 'admin' }).where('id', '=', user.id).execute()
  return { id: user.id, username, headers }
}

/** An admin whose authenticator app is on; its first code is used up. */
export async function anAdminWithApp(app: App, username = 'rosa') {
  const admin = await anAdmin(app, username)
  const begun = await app.post(`${AUTH}/authenticator/setup`, {}, { headers: admin.headers })
  const { setup } = (await begun.json()) as { setup: { secret: string; address: string } }
  const code = codeAt(app, setup.secret)
  const confirmed = await app.post(`${AUTH}/authenticator/confirmation`, { code }, { headers: admin.headers })
  if (confirmed.status !== 200) throw new Error(await confirmed.text())
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
  return { ...admin, ...setup, recoveryCodes }
}

/** Gives the right password from one more browser. @returns what that browser then holds */
export async function halfLoggedIn(app: App, username = 'rosa', from?: string) {
  const { answer } = from ? await loggedIn(app, username, undefined, from) : await loggedIn(app, username)
  const cookie = answer.headers.getSetCookie().find((text) => /^(__Host-)?log-in=/.test(text)) ?? ''
  return { answer, cookie, headers: { cookie: cookie.slice(0, Math.max(cookie.indexOf(';'), 0)) } }
}

/** Sends a code for a login that waits. */
export const sendCode = (app: App, headers: Record<string, string>, code: string, from = '198.51.100.9') =>
  app.post(`${AUTH}/authenticator`, { code }, { headers, from })
