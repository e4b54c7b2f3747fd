import type { Hono } from 'hono'
import type { RequestContext, Environment } from '../../../api/http/environment.ts'
import { AppError } from '../../../domain/site/app-error.ts'
import { SHOWN_MEMBER } from '../../../shared/accounts/accounts-words.ts'
import { flashIn } from '../../../shared/text/flash.ts'
import type { PostedForm } from '../../../web/entry-server.tsx'
import type { AppContext } from '../request-context.ts'
import { flashCookie } from './flash-cookie.ts'
import type { Renderer } from '../../pages/rendering.ts'

const URLENCODED = 'application/x-www-form-urlencoded'

/**
 * What became of a form that was posted without JavaScript: another page to go to, or the same page to be rendered with
 * `posted`. Cookies are those of the API's answers.
 */
export type FormOutcome = { cookies: string[] } & (
  | { goTo: string }
  | { posted: PostedForm; status: number; retryAfter: string | null }
)

/**
 * Has the page that a form was posted to answer it, over the API in this process.
 *
 * @throws AppError `wrong-type` for anything but an urlencoded form, `invalid` for a form that the page doesn't have
 */
export async function answerForm(renderer: Renderer, api: Hono<Environment>, siteUrl: URL, c: AppContext): Promise<FormOutcome> {
  const { pathname, search } = new URL(c.req.url)
  const page = new URL(`${pathname}${search}`, siteUrl)
  const fields = readFields(c)
  const calls = new Calls(api, c.var.requestContext, page, c.req.raw.headers, fields.get('shownMember'))
  const request = new Request(page, { method: 'POST', headers: { 'content-type': URLENCODED }, body: c.var.bodyText })
  const answer = await renderer.post(request, calls.send)
  const { cookies, retryAfter } = calls

  const location = answer.headers.get('location')
  if (location !== null) return { goTo: location, cookies: [...cookiesOf(answer, location, fields, siteUrl), ...cookies] }
  const posted = (await answer.json()) as PostedForm | null // what the page's action returns
  if (!posted) throw new AppError('invalid', 'There’s no such form on this page.')
  return { posted, status: answer.status, retryAfter, cookies }
}

function readFields(c: AppContext): URLSearchParams {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new AppError('wrong-type', 'This page only accepts form posts. The API is under /api.')
  }
  return new URLSearchParams(c.var.bodyText)
}

/** The redirect's own cookies. An address that a form was only given to go on to may name another form. */
function cookiesOf(redirect: Response, location: string, fields: URLSearchParams, siteUrl: URL): string[] {
  // A button's own comes after the form's, and the page's action takes the last, too.
  const form = fields.getAll('form').at(-1)
  const isSaid = form !== undefined && flashIn(new URL(location, siteUrl).searchParams) === form
  return [...redirect.headers.getSetCookie(), ...(isSaid ? [flashCookie(siteUrl, form)] : [])]
}

/** The API as the visitor who posted calls it, and what its answers say to the visitor's browser. */
class Calls {
  readonly cookies: string[] = []
  retryAfter: string | null = null
  readonly #headers: Record<string, string>
  readonly #fetch: (request: Request) => Response | Promise<Response>
  readonly #page: URL

  /** @param shownMember - the member whom the page shows, as the form's hidden field names them */
  constructor(api: Hono<Environment>, requestContext: RequestContext, page: URL, sent: Headers, shownMember: string | null) {
    this.#fetch = (request) => api.fetch(request, requestContext)
    this.#page = page
    this.#headers = {
      'user-agent': sent.get('user-agent') ?? '',
      // A login that waits for its code is known by a cookie of its own.
      cookie: sent.get('cookie') ?? '',
      // The form was checked when it came.
      origin: page.origin,
      ...(/^\d{1,15}$/.test(shownMember ?? '') && { [SHOWN_MEMBER]: shownMember ?? '' }),
    }
  }

  readonly send = async (path: string, init: RequestInit): Promise<Response> => {
    const request = new Request(new URL(path, this.#page), init)
    for (const [name, value] of Object.entries(this.#headers)) request.headers.set(name, value)
    const answer = await this.#fetch(request)
    this.cookies.push(...answer.headers.getSetCookie())
    this.retryAfter = answer.headers.get('retry-after')
    return answer
  }
}
