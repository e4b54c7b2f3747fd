import type { CurrentUser } from '../../src/shared/accounts/accounts.ts'
import type { anApp } from './a-site.ts'
import { outboxEmails, tokenIn } from './emails/outbox.ts'

type App = Awaited<ReturnType<typeof anApp>>

export const PASSWORD = 'quiet corner 7'

/** What Maya types when she registers. */
export const MAYA = {
  username: 'Maya',
  email: 'Maya@example.com',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  firstName: 'Maya',
  lastName: 'Lindqvist',
  terms: true,
}

export const registrationOf = (username: string) => ({ ...MAYA, username, email: `${username}@example.com` })

/** The `name=value` of the session cookie an answer sets. */
export const cookieIn = (answer: Response): string => {
  const cookie = answer.headers.getSetCookie().find((text) => /^(__Host-)?session=/.test(text)) ?? ''
  return cookie.slice(0, Math.max(cookie.indexOf(';'), 0))
}

/** Registers a member, from a network of its own, and returns what its browser then holds. */
export async function registered(app: App, username = 'maya') {
  const answer = await app.post('/api/forum/auth/register', registrationOf(username), { from: networkOf(username) })
  if (answer.status !== 201) throw new Error(`${username} could not register: ${await answer.text()}`)
  const { user } = (await answer.json()) as { user: CurrentUser }
  return { user, headers: { cookie: cookieIn(answer) } }
}

/** Logs in from one more browser. */
export async function loggedIn(app: App, username: string, password = PASSWORD, from = networkOf(username)) {
  const answer = await app.post('/api/forum/auth/login', { username, password }, { from })
  return { answer, headers: { cookie: cookieIn(answer) } }
}

const networkOf = (username: string): string => {
  const sum = [...username].reduce((total, character) => total * 7 + character.charCodeAt(0), 0)
  return `198.51.${sum % 250}.${(sum >> 8) % 250}`
}

/** The newest email of a kind, with its link if it has one. */
export async function newestMail({ site }: App, template: string) {
  const mail = (await outboxEmails(site, template)).at(-1)
  const link = mail?.link ?? ''
  return { mail, link, token: tokenIn(link) }
}
