import { SHOWN_MEMBER } from '../../shared/accounts-words.ts'
import { aroundWrites, type Api, ApiError } from './api.ts'

/** Names the member whose page writes; nobody for a page of a visitor. */
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
