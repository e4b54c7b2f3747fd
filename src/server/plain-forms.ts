import type { Hono } from 'hono'
import type { RequestContext, Environment } from '../api/environment.ts'
import { AppError } from '../domain/errors.ts'
import { FORUM_HOME, SHOWN_MEMBER } from '../shared/accounts-words.ts'
import { AUTHENTICATOR_PAGE } from '../shared/authenticator-words.ts'
import type { ErrorBody } from '../shared/errors.ts'
import { type PostView, topicAddress, type TopicView } from '../shared/forum.ts'
import { nextPath } from '../shared/next-path.ts'
import type { PostedForm as PlainFormResult } from '../web/entry-server.tsx'
import { flashIn } from '../shared/flash.ts'

/**
 * What a plain form leads to: another page, where `told` is the form that it says is done, or the same page with
 * its errors or its answer. Cookies come along.
 */
export type PlainFormOutcome =
  | { goTo: string; done?: string; cookies?: string[] }
  | { status: number; retryAfter: string | null; result: PlainFormResult; cookies?: string[] }

type Values = Record<string, string>

/** A form that also works without scripts: its API call, and the page that says it is done. */
interface PlainForm {
  method?: 'POST' | 'PUT' | 'DELETE'
  path: string | ((values: Values, page: URL) => string)
  thanks: string | ((page: URL, answered: unknown) => string)
  /** The same page shows the answer, which is told only this once. */
  showsAnswer?: true
  /** What the call takes, where that is not what the fields say. */
  body?: (values: Values, page: URL) => unknown
}

const FORMS: Record<string, PlainForm> = {
  login: { path: '/api/forum/auth/login', thanks: whereTo },
  authenticator: { path: '/api/forum/auth/authenticator', thanks: whereTo },
  // An unticked box sends nothing, a ticked one "on".
  register: {
    path: '/api/forum/auth/register',
    thanks: whereTo,
    body: (values) => ({ ...values, terms: values.terms === 'on' }),
  },
  logout: { path: '/api/forum/auth/logout', thanks: FORUM_HOME },
  'forgot-password': { path: '/api/forum/auth/forgot-password', thanks: '/forum/forgot-password?sent=forgot-password' },
  'reset-password': { path: '/api/forum/auth/reset-password', thanks: '/forum/login?sent=reset-password', body: withToken },
  'first-admin': { path: '/api/forum/auth/first-admin', thanks: '/forum/login?sent=first-admin&next=/office', body: withToken },
  'confirm-email': { path: '/api/forum/auth/confirm-email', thanks: '/forum/confirm-email?sent=confirm-email', body: withToken },
  'confirm-place': { path: '/api/waitlist/confirm', thanks: '/waitlist/confirm?sent=confirm-place', body: withToken },
  'leave-waitlist': { path: '/api/waitlist/unsubscribe', thanks: '/waitlist/unsubscribe?sent=leave-waitlist', body: withToken },
  'tell-me': {
    path: ({ fact = '' }) => `/api/facts/${encodeURIComponent(fact) || '0'}/watches`,
    thanks: (page) => `${visitPage(page)}?sent=tell-me#sent`,
  },
  'confirm-watch': { path: '/api/facts/watch/confirm', thanks: watching('confirm-watch'), body: withToken },
  'stop-watch': { path: '/api/facts/watch/unsubscribe', thanks: '/visit/unsubscribe?sent=stop-watch', body: withToken },
  'poll-vote': {
    method: 'PUT',
    path: ({ poll = '' }) => `/api/facts/polls/${encodeURIComponent(poll) || '0'}/vote`,
    thanks: (page) => (page.pathname === '/visit' ? '/visit?sent=poll-vote#sent' : watching('poll-vote')(page)),
    body: ({ choice }, page) => ({ choiceId: Number(choice ?? 0), token: tokenIn(page) || undefined }),
  },
  'correct-message': { method: 'PUT', path: mine('/message'), thanks: corrected('correct-message') },
  'correct-email': { method: 'PUT', path: mine('/email'), thanks: corrected('correct-email') },
  'erase': { method: 'DELETE', path: mine(''), thanks: '/mine?sent=erase' },
  'confirmation-mail': { path: '/api/forum/auth/confirmation-mail', thanks: profile('confirmation-mail') },
  unsubscribe: { path: '/api/forum/unsubscribe', thanks: '/forum/unsubscribe?sent=unsubscribe', body: withToken },
  'reply-mail-on': { method: 'PUT', path: '/api/forum/profile/reply-mail', thanks: profile('reply-mail-on') },
  'reply-mail-off': { method: 'DELETE', path: '/api/forum/profile/reply-mail', thanks: profile('reply-mail-off') },
  'own-email': { method: 'PUT', path: '/api/forum/profile/email', thanks: profile('own-email') },
  erasure: { method: 'PUT', path: '/api/forum/profile/erasure', thanks: profile('erasure') },
  'keep-account': { method: 'DELETE', path: '/api/forum/profile/erasure', thanks: profile('keep-account') },
  password: { method: 'PUT', path: '/api/forum/auth/password', thanks: profile('password') },
  about: { method: 'PUT', path: '/api/forum/profile', thanks: profile('about') },
  'remove-avatar': { method: 'DELETE', path: '/api/forum/profile/avatar', thanks: profile('remove-avatar') },
  'end-session': {
    method: 'DELETE',
    path: ({ session = '' }) => `/api/forum/auth/sessions/${encodeURIComponent(session) || '0'}`,
    thanks: profile('end-session'),
  },
  'confirm-password': { path: '/api/forum/auth/confirm-password', thanks: ({ pathname, search }) => `${pathname}${search}` },
  'authenticator-setup': { path: '/api/forum/auth/authenticator/setup', thanks: AUTHENTICATOR_PAGE },
  'authenticator-confirmation': {
    path: '/api/forum/auth/authenticator/confirmation',
    thanks: AUTHENTICATOR_PAGE,
    showsAnswer: true,
  },
  'recovery-codes': { path: '/api/forum/auth/authenticator/recovery-codes', thanks: AUTHENTICATOR_PAGE, showsAnswer: true },
  'authenticator-removal': {
    path: '/api/forum/auth/authenticator/removal',
    thanks: `${AUTHENTICATOR_PAGE}?sent=authenticator-removal`,
  },
  'new-topic': {
    path: '/api/forum/topics',
    thanks: (_, answered) => topicAddress((answered as { topic: TopicView }).topic),
    body: (values) => ({ ...values, categoryId: Number(values.categoryId) }),
  },
  reply: {
    path: (_, page) => `/api/forum/topics/${topicIn(page).id}/posts`,
    thanks: (page, answered) => topicAddress(topicIn(page), answered as PostView),
  },
  'end-sessions': { method: 'DELETE', path: '/api/forum/auth/sessions', thanks: profile('end-sessions') },
}

function whereTo(page: URL): string {
  return nextPath(page.searchParams.get('next'), FORUM_HOME)
}

/** The topic whose page a form was posted to, as its address names it. */
function topicIn({ pathname }: URL): { id: number; slug: string } {
  const [, id, slug = ''] = /^\/forum\/topics\/(\d{1,15})(?:\/([^/]*))?/.exec(pathname) ?? []
  return { id: Number(id ?? 0), slug }
}

function profile(sent: string): string {
  return `/forum/profile?sent=${sent}`
}

/** What is held under a private link: the API takes its token in the address, as the page does. */
function mine(what: string) {
  return (_: Values, page: URL): string => `/api/mine${what}?token=${encodeURIComponent(tokenIn(page))}`
}

function corrected(sent: string) {
  return (page: URL): string => `/mine?token=${encodeURIComponent(tokenIn(page))}&sent=${sent}`
}

/** Where one asked to be told: both pages say that it is noted. */
function visitPage({ pathname }: URL): string {
  return pathname === '/visit/check-in' ? pathname : '/visit'
}

/** The page of a link that confirms an address, which is also where that address votes. */
function watching(sent: string) {
  return (page: URL): string => `/visit/confirm?token=${encodeURIComponent(tokenIn(page))}&sent=${sent}`
}

const tokenIn = (page: URL): string => page.searchParams.get('token') ?? ''

/** A mailed token stays in the page's address: a page that held it could not be kept for others. */
function withToken(values: Values, page: URL): unknown {
  return { token: tokenIn(page), ...values }
}

/** Never sent back to the browser, not even into the field it came from. */
const SECRETS = new Set(['password', 'confirmPassword', 'currentPassword', 'token', 'code', 'sendKey'])

/**
 * Carries out a form that was posted to a page, through the same API a script would call.
 *
 * @throws AppError `wrong-type` for anything but an urlencoded form, `invalid` for a form this site does not have
 */
export async function carryOut(
  api: Hono<Environment>,
  requestContext: RequestContext,
  page: URL,
  sent: Headers,
  body: string,
): Promise<PlainFormOutcome> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(sent.get('content-type') ?? '')) {
    throw new AppError('wrong-type', 'This address takes plain forms only. The API is under /api.')
  }
  const values = Object.fromEntries(new URLSearchParams(body))
  const name = values.form ?? ''
  const form = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined
  if (!form) throw new AppError('invalid', 'There is no such form on this page.')

  const answer = await api.fetch(toCall(form, values, page, sent), requestContext)
  const cookies = answer.headers.getSetCookie()
  if (answer.ok && form.showsAnswer) {
    const result = { form: name, values: {}, errors: {}, answer: await answer.json() }
    return { status: 200, retryAfter: null, result, cookies }
  }
  if (answer.ok) {
    const goTo = typeof form.thanks === 'string' ? form.thanks : form.thanks(page, await answeredIn(answer))
    // An address that a form was only given to go on to may name another one.
    return { goTo, ...(flashIn(new URL(goTo, page).searchParams) === name && { done: name }), cookies }
  }
  return { ...(await toResult(name, values, answer)), retryAfter: answer.headers.get('retry-after'), cookies }
}

/** What a call answered; some answer nothing. */
const answeredIn = async (answer: Response): Promise<unknown> => (answer.status === 204 ? undefined : answer.json())

/** The API call a script would make for this form. */
function toCall({ method = 'POST', path, body }: PlainForm, values: Values, page: URL, sent: Headers): Request {
  const address = typeof path === 'string' ? path : path(values, page)
  // A log-in that waits for its code is known by a cookie of its own; posting the same page again is the same act.
  const headers = {
    'content-type': 'application/json',
    'user-agent': sent.get('user-agent') ?? '',
    cookie: sent.get('cookie') ?? '',
    ...(/^\d{1,15}$/.test(values.shownMember ?? '') && { [SHOWN_MEMBER]: values.shownMember }),
    ...(values.sendKey && { 'idempotency-key': encodeURIComponent(values.sendKey) }),
  }
  const content = body ? body(values, page) : { ...values, source: 'plain-form' }
  return new Request(new URL(address, page), { method, headers, body: JSON.stringify(content) })
}

async function toResult(form: string, all: Values, answer: Response) {
  const { message, errors = {}, needs } = (await answer.json()) as ErrorBody
  const first = Object.entries(errors).flatMap(([field, [complaint]]) => (complaint ? [[field, complaint]] : []))
  const failure = first.length > 0 ? undefined : message
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => !SECRETS.has(name)))
  return { status: answer.status, result: { form, values, errors: Object.fromEntries(first), failure, needs } }
}
