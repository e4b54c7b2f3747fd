import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { RequestContext, Environment } from '../../api/http/environment.ts'
import type { Tag } from '../../domain/site/cache-tags.ts'
import type { SiteView } from '../../shared/office/settings/settings.ts'
import type { Facts } from '../../shared/playground/playground.ts'
import type { Look } from '../../shared/frame/theme.ts'
import type { Answer, PageState, PostedForm, Rendered, SharedData } from '../../web/entry-server.tsx'
import { Body } from '../http/compression.ts'
import { headersAt, NOT_INDEXED } from '../http/headers.ts'
import { htmlDocument, type PageFiles } from './document.ts'
import type { CachedPage } from '../http/cache/page-cache.ts'
import { tagsOf } from './page-tags.ts'

/** The pages as built for the server, or as Vite serves them in development. */
export interface Pages {
  render(
    request: Request,
    send: (path: string, init: RequestInit) => Promise<Answer>,
    state: PageState,
    shared: SharedData,
  ): Promise<Rendered>
  /** Runs the action of the page that a form was posted to: `runAction` of the pages. */
  post(request: Request, send: (path: string, init: RequestInit) => Promise<Answer>): Promise<Response>
  /** The pattern of the page that an address leads to: `routeAt` of the pages. */
  routeAt(pathname: string): Promise<string>
  filesFor(pages: readonly string[]): PageFiles
  /** What Vite adds to the head in development. */
  extraHead?: string
}

interface PageRequest {
  request: Request
  requestContext: RequestContext
  look: Look
  /** The form whose posting brings the page about. */
  posted?: PostedForm
}

/** A page ready to be sent, or where to go instead. */
export type RenderedPage =
  | { redirect: string; status: number }
  | {
      status: number
      page: CachedPage
      /** What it shows; null when it must not be cached for others. */
      tags: readonly Tag[] | null
    }

interface RendererParts {
  pages: Pages
  api: Hono<Environment>
  siteUrl: URL
  headers: Readonly<Record<string, string>>
  shared: SharedData
}

/** Renders pages over the API in the same process. */
export class Renderer {
  readonly #parts: RendererParts

  constructor(parts: RendererParts) {
    this.#parts = parts
  }

  /** What every page links to. */
  files(): PageFiles {
    return this.#parts.pages.filesFor([])
  }

  /** The pattern of the page that an address leads to, such as `/forum/members/:username`. */
  routeAt(pathname: string): Promise<string> {
    return this.#parts.pages.routeAt(pathname)
  }

  /** Has a page answer a form that was posted to it. */
  post(...posted: Parameters<Pages['post']>): Promise<Response> {
    return this.#parts.pages.post(...posted)
  }

  async render({ request, requestContext, look, posted }: PageRequest): Promise<RenderedPage> {
    const rendered = await this.#parts.pages.render(request, this.#sendAs(requestContext, request), { ...look, posted }, this.#dataFor(requestContext))
    if ('redirect' in rendered) return rendered

    const { status, html, head, files, state } = rendered
    const { hasSample = false, pictures = {} } = dataOf<SiteView>(state.queries, 'site') ?? {}
    const document = htmlDocument({
      siteUrl: this.#parts.siteUrl,
      theme: look.theme,
      head,
      html,
      state,
      files: this.#parts.pages.filesFor(files),
      facts: dataOf<Facts>(state.queries, 'facts'),
      sharePicture: pictures.share,
      isIndexed: !hasSample,
      extraHead: this.#parts.pages.extraHead,
    })
    const page = toCachedPage(document, { ...headersAt(new URL(request.url).pathname, this.#parts.headers), 'content-type': 'text/html; charset=utf-8', ...(hasSample && NOT_INDEXED) })
    return { status, page, tags: tagsOf(state.queries) }
  }

  /** What the page needn't ask for. Of a visitor, it's known that they aren't logged in. */
  #dataFor({ actor }: RequestContext): SharedData {
    const { shared } = this.#parts
    return actor.kind === 'visitor' ? { get: async (key, ask) => (key[0] === 'me' ? null : shared.get(key, ask)) } : shared
  }

  /** Calls the API as the visitor whose page this is, with the name of the visitor's program: bots are not counted as views. */
  #sendAs(requestContext: RequestContext, page: Request) {
    const agent = page.headers.get('user-agent') ?? ''
    return async (path: string, init: RequestInit): Promise<Answer> => {
      const request = new Request(new URL(path, this.#parts.siteUrl), init)
      request.headers.set('user-agent', agent)
      const handed: Pick<Answer, 'content'> = {}
      const answer = await this.#parts.api.fetch(request, { ...requestContext, handOver: (content) => (handed.content = content) })
      return Object.assign(answer, handed)
    }
  }
}

/** A page with the headers that let it be asked for again cheaply. */
export function toCachedPage(bytes: Uint8Array<ArrayBuffer>, ownHeaders: Readonly<Record<string, string>>): CachedPage {
  const headers = {
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    ...ownHeaders,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  }
  return { body: new Body(bytes), headers }
}

/** What the page's query of this name was answered. */
const dataOf = <Data>(queries: [unknown, unknown][], name: string): Data | undefined =>
  queries.find(([key]) => Array.isArray(key) && key[0] === name)?.[1] as Data | undefined
