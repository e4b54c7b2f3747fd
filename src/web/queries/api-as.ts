import { SHOWN_MEMBER } from '../../shared/accounts-words.ts'
import { type Api, ApiError, type CallOptions } from './api.ts'

/** Names the member whose page writes; nobody for a page of a visitor. */
export const asShown = (id: number | undefined): Record<string, string> => (id === undefined ? {} : { [SHOWN_MEMBER]: String(id) })

/**
 * The API, with every write in the name of the member whom the page shows. The site refuses what comes from a page of
 * another account than the one that is logged in.
 *
 * @param onForbidden - called after every write that was refused, which may be because of that
 */
export function apiAs(api: Api, shown: () => number | undefined, onForbidden: () => void): Api {
  const named = (options?: CallOptions): CallOptions => ({ ...options, headers: { ...options?.headers, ...asShown(shown()) } })
  const asMember = <T>(call: Promise<T>): Promise<T> =>
    call.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 403) onForbidden()
      throw error
    })
  return {
    ...api,
    post: <T>(path: string, body: unknown, options?: CallOptions) => asMember(api.post<T>(path, body, named(options))),
    put: <T>(path: string, body?: unknown, options?: CallOptions) => asMember(api.put<T>(path, body, named(options))),
    patch: <T>(path: string, body: unknown, options?: CallOptions) => asMember(api.patch<T>(path, body, named(options))),
    delete: <T>(path: string, options?: CallOptions) => asMember(api.delete<T>(path, named(options))),
  }
}
