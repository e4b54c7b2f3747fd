import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { RequestContext, Environment } from '../../api/http/environment.ts'
import type { Tag } from '../../domain/site/cache-tags.ts'
import type { Facts } from '../../shared/playground/playground.ts'
import type { Theme } from '../../shared/theme.ts'
import type { PageState, PostedForm, Rendered } from '../../web/entry-server.tsx'
import { encodeAll } from '../http/compression.ts'
import { headersAt } from '../http/headers.ts'
import { htmlDocument, type PageFiles } from './document.ts'
import type { CachedPage } from '../http/page-cache.ts'
import { tagsOf } from './page-tags.ts'

/** The pages as built for the server, or as Vite serves them in development. */
export interface Pages {
  render(
    request: Request,
    send: (path: string, init: RequestInit) => Promise<Response>,
    state: PageState,
  ): Promise<Rendered>
  /** Runs the action of the page that a form was posted to: `runAction` of the pages. */
  post(request: Request, send: (path: string, init: RequestInit) => Promise<Response>): Promise<Response>
  filesFor(pages: readonly string[]): PageFiles
  /** What Vite adds to the head in development. */
  extraHead?: string
}

/** Quick, for pages made while somebody waits. */
const PAGE_BROTLI = 5

interface PageRequest {
  request: Request
  requestContext: RequestContext
  theme: Theme
  /** The form whose posting brings the page about. */
  posted?: PostedForm
}

/** A page ready to be sent, or where to go instead. */
export type RenderedPage =
  | { redirect: string }
  | {
      status: number
      page: CachedPage
      /** What it shows; null when it must not be cached for others. */
      tags: readonly Tag[] | null
    }

/** Renders pages over the API in the same process. */
export class Renderer {
  readonly #pages: Pages
  readonly #api: Hono<Environment>
  readonly #siteUrl: URL
  readonly #headers: Readonly<Record<string, string>>

  constructor(pages: Pages, api: Hono<Environment>, siteUrl: URL, headers: Readonly<Record<string, string>>) {
    this.#pages = pages
    this.#api = api
    this.#siteUrl = siteUrl
    this.#headers = headers
  }

  /** What every page links to. */
  files(): PageFiles {
    return this.#pages.filesFor([])
  }

  /** Has a page answer a form that was posted to it. */
  post(...posted: Parameters<Pages['post']>): Promise<Response> {
    return this.#pages.post(...posted)
  }

  async render({ request, requestContext, theme, posted }: PageRequest): Promise<RenderedPage> {
    const rendered = await this.#pages.render(request, this.#sendAs(requestContext, request), { theme, posted })
    if ('redirect' in rendered) return rendered

    const { status, html, head, files, state } = rendered
    const text = htmlDocument({
      siteUrl: this.#siteUrl,
      theme,
      head,
      html,
      state,
      files: this.#pages.filesFor(files),
      facts: factsIn(state.queries),
      extraHead: this.#pages.extraHead,
    })
    const page = await toCachedPage(text, { ...headersAt(new URL(request.url).pathname, this.#headers), 'content-type': 'text/html; charset=utf-8' })
    return { status, page, tags: tagsOf(state.queries) }
  }

  /** Calls the API as the visitor whose page this is, with the name of the visitor's program: robots are not counted as views. */
  #sendAs(requestContext: RequestContext, page: Request) {
    const agent = page.headers.get('user-agent') ?? ''
    return async (path: string, init: RequestInit) => {
      const request = new Request(new URL(path, this.#siteUrl), init)
      request.headers.set('user-agent', agent)
      return this.#api.fetch(request, requestContext)
    }
  }
}

/** A page in every encoding, with the headers that let it be asked for again cheaply. */
export async function toCachedPage(text: string, ownHeaders: Readonly<Record<string, string>>): Promise<CachedPage> {
  const bytes = new TextEncoder().encode(text)
  const headers = {
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    ...ownHeaders,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  }
  return { encoded: await encodeAll(bytes, PAGE_BROTLI), headers }
}

const factsIn = (queries: [unknown, unknown][]): Facts | undefined =>
  queries.find(([key]) => Array.isArray(key) && key[0] === 'facts')?.[1] as Facts | undefined
