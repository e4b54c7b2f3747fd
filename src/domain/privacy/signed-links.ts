import { createHmac, timingSafeEqual } from 'node:crypto'
import { emailKey } from '../../shared/text/text.ts'
import { AppError } from '../site/app-error.ts'
import { consumeFixedWindow } from '../limits/consume-limit.ts'
import type { EmailSubject } from '../emails/outbox/queue-email.ts'
import type { Actor, Site } from '../site/site.ts'
import { isKeyOf } from '../../shared/typed-object.ts'

/** What a link allows its holder: to see and change what we hold, to stop our email, to confirm one address. */
type Purpose = 'mine' | 'unsubscribe' | 'confirm'

const SUBJECT_CODES = { m: 'message', w: 'waitlist', f: 'fact-watch' } as const
const TOKEN = /^([mwf])([1-9]\d{0,8})\.([\w-]{43})$/

/** What a token speaks of, before anyone has looked whether it is genuine. */
export interface LinkSubject {
  kind: (typeof SUBJECT_CODES)[keyof typeof SUBJECT_CODES]
  id: number
  about: EmailSubject
}

/** The page where one sees, corrects and deletes what we hold. */
export const privateLink = (site: Site, about: EmailSubject): string => linkTo(site, '/mine', tokenFor(site, 'mine', about))

/** The page where one leaves the waitlist. */
export const unsubscribeLink = (site: Site, entryId: number): string =>
  linkTo(site, '/waitlist/unsubscribe', tokenFor(site, 'unsubscribe', `waitlist:${entryId}`))

/** The page where the owner of an address says yes to it. It is good for that address only. */
export const confirmationLink = (site: Site, entryId: number, email: string): string =>
  linkTo(site, '/waitlist/confirm', tokenFor(site, 'confirm', `waitlist:${entryId}`, emailKey(email)))

/** The page where the owner of an address says yes to being told of a fact, and votes in its poll. */
export const watchLink = (site: Site, watchId: number, email: string): string =>
  linkTo(site, '/visit/confirm', tokenFor(site, 'confirm', `fact-watch:${watchId}`, emailKey(email)))

/** The page where one says that one does not want to be told after all. */
export const watchStopLink = (site: Site, watchId: number): string =>
  linkTo(site, '/visit/unsubscribe', tokenFor(site, 'unsubscribe', `fact-watch:${watchId}`))

const linkTo = ({ url }: Site, page: string, token: string): string => new URL(`${page}?token=${token}`, url).href

function tokenFor({ linkKey }: Site, purpose: Purpose, about: EmailSubject, address = ''): string {
  const mac = createHmac('sha256', linkKey).update(JSON.stringify([purpose, about, address])).digest('base64url')
  return `${about.charAt(0)}${about.split(':')[1]}.${mac}`
}

/** What a token is about; undefined for what no token looks like. */
export function subjectOf(token: string): LinkSubject | undefined {
  const [, code, id] = TOKEN.exec(token) ?? []
  if (!code || !id || !isKeyOf(SUBJECT_CODES, code)) return undefined
  const kind = SUBJECT_CODES[code]
  return { kind, id: Number(id), about: `${kind}:${Number(id)}` }
}

/** Whether this site made the token, for this purpose and address. It takes the same time for every wrong one. */
export function isVerified(site: Site, purpose: Purpose, token: string, address = ''): boolean {
  const subject = subjectOf(token)
  if (!subject) return false
  const right = Buffer.from(tokenFor(site, purpose, subject.about, emailKey(address)))
  const given = Buffer.from(token)
  return given.length === right.length && timingSafeEqual(given, right)
}

/**
 * What a genuine token is about. Wrong ones are counted.
 *
 * @param kind - what it has to be about; anything without it
 * @throws AppError `not-found` for a wrong token, `too-many` past the limit on them
 */
export async function verifyLink(site: Site, actor: Actor, purpose: Purpose, token: string, kind?: LinkSubject['kind']): Promise<LinkSubject> {
  const subject = subjectOf(token)
  if (!subject || (kind && subject.kind !== kind) || !isVerified(site, purpose, token)) throw await wrongLink(site, actor)
  return subject
}

/** Counts a wrong link. @returns the refusal @throws AppError `too-many` past the limit on them */
export async function wrongLink(site: Site, { network }: Actor): Promise<AppError> {
  await consumeFixedWindow(site, 'wrongLinks', network)
  return deadLink()
}

export const deadLink = () => new AppError('not-found', 'This link doesn’t work, or what it pointed to has been deleted.')
