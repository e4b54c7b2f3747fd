import { SHOWN_MEMBER } from '../../../shared/accounts/accounts-words.ts'
import { type Api, ApiError, type CallOptions } from './api.ts'

/** Names the member whose page writes; no one for a page of a visitor. */
export const asShown = (id: number | undefined): Record<string, string> => (id === undefined ? {} : { [SHOWN_MEMBER]: String(id) })

/**
 * The API, with every write in the name of the member whom the page shows. The site refuses what comes from a page of
 * another account than the one that is logged in.
 *
 * @param onForbidden - called after every write that was refused, which may be because of that
 */
export const apiAs = (api: Api, shown: () => number | undefined, onForbidden: () => void): Api =>
  aroundWrites(api, (write) =>
    write(asShown(shown())).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 403) onForbidden()
      throw error
    }),
  )

/**
 * The API, with something done around every write but a stream. `write` may be called more than once, and takes headers
 * to add.
 */
export function aroundWrites(api: Api, make: <T>(write: (headers?: CallOptions['headers']) => Promise<T>) => Promise<T>): Api {
  const around = <T>(write: (options: CallOptions) => Promise<T>, options?: CallOptions) =>
    make((headers) => write({ ...options, headers: { ...options?.headers, ...headers } }))
  return {
    ...api,
    post: (path, body, options) => around((all) => api.post(path, body, all), options),
    put: (path, body, options) => around((all) => api.put(path, body, all), options),
    patch: (path, body, options) => around((all) => api.patch(path, body, all), options),
    delete: (path, body, options) => around((all) => api.delete(path, body, all), options),
  }
}
