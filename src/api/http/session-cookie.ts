import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import { PENDING_MS } from '../../domain/accounts/authenticator/finish-log-in.ts'
import { DEVICE_DAYS, SESSION_DAYS } from '../../shared/privacy/retention.ts'
import { DAY_MS, SECOND_MS } from '../../shared/time/instant.ts'
import type { Environment } from './environment.ts'

const NAME = 'session'
/** As long as the longest session; the server ends most of them sooner. */
const MAX_AGE_SECONDS = (SESSION_DAYS * DAY_MS) / SECOND_MS

const isSecure = (siteUrl: URL): boolean => siteUrl.protocol === 'https:'

/** Waits beside the session's cookie for the code of an authenticator app. */
const PENDING_NAME = 'log-in'
/** As long as the login waits. */
const PENDING_SECONDS = PENDING_MS / SECOND_MS

/** Says which accounts a browser has logged in to before. */
const DEVICE_NAME = 'device'
const DEVICE_SECONDS = (DEVICE_DAYS * DAY_MS) / SECOND_MS

/** On https the prefix makes browsers refuse a cookie that another host or plain http tries to plant. */
const nameFor = (siteUrl: URL, name = NAME): string => (isSecure(siteUrl) ? `__Host-${name}` : name)

/** The token in a request's Cookie header, if there is one. */
export const tokenIn = (cookies: string | undefined, siteUrl: URL): string | undefined =>
  cookies ? parse(cookies, nameFor(siteUrl))[nameFor(siteUrl)] || undefined : undefined

const attributesFor = (siteUrl: URL) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(siteUrl) }) as const

/** Hands the token to the browser, where no script can read it. */
export function giveToken(c: Context<Environment>, token: string): void {
  const { url } = c.var.site
  setCookie(c, nameFor(url), token, { ...attributesFor(url), maxAge: MAX_AGE_SECONDS })
}

/** Has the browser drop its session token. */
export function takeTokenBack(c: Context<Environment>): void {
  const { url } = c.var.site
  deleteCookie(c, nameFor(url), attributesFor(url))
}

/** Hands out the token of a login that waits for its code. */
export function givePendingToken(c: Context<Environment>, token: string): void {
  const { url } = c.var.site
  setCookie(c, nameFor(url, PENDING_NAME), token, { ...attributesFor(url), maxAge: PENDING_SECONDS })
}

/** Lets the browser be told from unknown ones at its next login. */
export function giveDeviceTokens(c: Context<Environment>, tokens: string): void {
  const { url } = c.var.site
  setCookie(c, nameFor(url, DEVICE_NAME), tokens, { ...attributesFor(url), maxAge: DEVICE_SECONDS })
}

/** What {@link giveDeviceTokens} gave the browser; empty without it. */
export const deviceTokensIn = (c: Context<Environment>): string => cookieNamed(c, DEVICE_NAME)

/** The token of a login that waits; empty without one. */
export const pendingTokenIn = (c: Context<Environment>): string => cookieNamed(c, PENDING_NAME)

function cookieNamed(c: Context<Environment>, plainName: string): string {
  const name = nameFor(c.var.site.url, plainName)
  return parse(c.req.header('cookie') ?? '', name)[name] ?? ''
}

/** Has the browser drop the token of a login that waits for its code. */
export function takePendingTokenBack(c: Context<Environment>): void {
  const { url } = c.var.site
  deleteCookie(c, nameFor(url, PENDING_NAME), attributesFor(url))
}
