import { apiRoutes } from '../../../src/api/routes.ts'
import type { aBlog } from '../blog/a-blog.ts'
import type { MemberRow } from '../a-forum.ts'
import { findRoute } from './described-answers.ts'

export type Forum = Awaited<ReturnType<typeof aBlog>>
/** A member; no one; or a request with these headers, through the whole site. */
export type Asker = MemberRow | null | { headers: Record<string, string> }

/** Calls that belong together. */
export type Scene = (forum: Forum, calls: DescribedCalls) => Promise<void>

/** Sends calls, and remembers which routes went well or were refused. What is answered is checked by the API itself. */
export class DescribedCalls {
  readonly done = new Set<string>()
  readonly refused = new Set<string>()
  readonly #forum: Forum
  readonly #api: ReturnType<typeof apiRoutes>

  constructor(forum: Forum) {
    this.#forum = forum
    this.#api = apiRoutes(forum.site)
  }

  /** @returns the answer's body, parsed where it is JSON */
  async call<T = unknown>(asker: Asker, call: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
    const [method = '', address = ''] = call.split(' ')
    const route = findRoute(this.#api, method, address.split('?')[0] ?? '')
    if (!route) throw new Error(`${call} is described nowhere.`)
    const answer = await this.#send(asker, method, address, body, headers)
    const list = answer.status < 400 ? this.done : this.refused
    list.add(route.name)
    const text = await answer.text()
    return (answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : text) as T
  }

  async #send(asker: Asker, method: string, path: string, body: unknown, more: Record<string, string>): Promise<Response> {
    const isFile = body instanceof Uint8Array
    const headers = { 'content-type': isFile ? 'image/png' : 'application/json', ...more }
    const sent = isFile ? { body: body as Uint8Array<ArrayBuffer> } : body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }
    if (asker && 'headers' in asker) return this.#forum.ask(path, { method, headers: { ...headers, ...asker.headers }, ...sent })
    return this.#forum.askAs(asker, path, { method, headers, ...sent })
  }
}
