/** What a call may carry besides its body. */
export interface CallOptions {
  signal?: AbortSignal
  headers?: Readonly<Record<string, string>>
}

/** One page of a list, and how long the whole list is. */
export interface Page<T> {
  items: T[]
  total: number
}

/** What a call answers that has no more to say than that it worked. */
export interface Acknowledgement {
  message: string
}

/** The site's own API, whether it is a network away or in the same process. */
export interface Api {
  get<T>(path: string, options?: CallOptions): Promise<T>
  /**
   * Like `get`, for lists that say in `X-Total-Count` how long they are.
   *
   * @param name - where the answer holds the list; it is the list itself without one
   */
  getPage<T>(path: string, name?: string, options?: CallOptions): Promise<Page<T>>
  post<T>(path: string, body: unknown, options?: CallOptions): Promise<T>
  /** Like `post`, for an answer that is read as it comes. */
  stream(path: string, body: unknown, options?: CallOptions): Promise<Response>
  put<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>
  patch<T>(path: string, body: unknown, options?: CallOptions): Promise<T>
  delete<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>
}

/** An answer that is not OK. The message is `status: body`; people are shown what `body` says, never the message. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The answer's text, or the status text when it was empty. */
  readonly body: string

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.status = status
    this.body = body
  }
}

/** An answer. From the same process, it may come with its content and without a body. */
export type Answer = Response & { content?: unknown }

/** Sends a request somewhere and returns the answer; `fetch` for the network. */
export type Send = (path: string, init: RequestInit) => Promise<Answer>

/** @throws ApiError on any answer that is not OK, whatever `send` throws when there is none */
export function apiOver(send: Send): Api {
  const call = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await send(path, { credentials: 'same-origin', ...init })
    if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
    return response
  }
  const sendBy = (method: string) => (path: string, body?: unknown, options?: CallOptions) =>
    call(path, { ...options, method, ...jsonBody(body, options) })
  const withBody = (method: string) => async <T>(path: string, body?: unknown, options?: CallOptions) =>
    contentOf<T>(await sendBy(method)(path, body, options))

  return {
    get: async (path, options) => contentOf(await call(path, { ...options })),
    getPage: async <T>(path: string, name?: string, options?: CallOptions) => {
      const response = await call(path, { ...options })
      const content = await contentOf<T[] | Record<string, T[]>>(response)
      const items = (Array.isArray(content) ? content : content[name ?? '']) ?? []
      return { items, total: Number(response.headers.get('x-total-count') ?? items.length) }
    },
    post: withBody('POST'),
    stream: sendBy('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    delete: withBody('DELETE'),
  }
}

function jsonBody(body: unknown, options?: CallOptions): RequestInit {
  if (body === undefined) return {}
  return { headers: { 'content-type': 'application/json', ...options?.headers }, body: JSON.stringify(body) }
}

/** The answer's JSON; undefined when there is nothing to say. */
async function contentOf<T>(response: Answer): Promise<T> {
  if (import.meta.env.SSR && response.content !== undefined) return response.content as T
  const text = response.status === 204 ? '' : await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as T
}

/** What doesn't exist, not anymore, or not for this visitor, is null: a page says so rather than failing. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null
    throw error
  }
}
