import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { DraftStore } from '../../../drafts/draft-store.ts'
import { currentUserQuery, whoIsHere } from '../../../queries/accounts-queries.ts'
import { apiAs } from '../../../queries/client/api-as.ts'
import type { Api } from '../../../queries/client/api.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'

/** What a tab says after it was reloaded because of another account. */
const reloads = new DraftStore<object>(() => sessionStorage, { prefix: 'on-joue.' })
const RELOADED = 'reloaded'

/** The account that a page shows. Another one that logs in in another tab reloads the page. */
class ShownSession {
  /** For everything on the page: writes nothing under an account that the page doesn't show. */
  readonly api: Api
  readonly #asking: Api
  #channel: BroadcastChannel | undefined
  #id: number | undefined

  constructor(api: Api) {
    this.#asking = api
    this.api = apiAs(api, () => this.#id, () => void this.#check())
  }

  /** A member who is logged out is still shown: what was started is still theirs. */
  show({ id, username }: CurrentUser): void {
    if (id === this.#id) return
    this.#id = id
    this.#channel?.postMessage(id)
    if (!reloads.find(RELOADED)) return
    reloads.remove(RELOADED)
    const text = 'You switched accounts in another tab, so we reloaded this page.'
    showToast({ tone: 'warn', title: `You’re logged in as ${username}`, text })
  }

  /** Listens to the other tabs of this browser, which tell the id of the member they show. @returns what ends that */
  listen(): () => void {
    const channel = new BroadcastChannel('session')
    channel.addEventListener('message', ({ data: id }) => void (id !== this.#id && this.#check()))
    this.#channel = channel
    return () => channel.close()
  }

  /** A page that the browser kept whole is shown to the member it was for, and reloaded for anyone else. */
  async restore(): Promise<void> {
    const id = this.#id // other queries may find someone else first, and show them
    if (id === undefined) return
    const { style } = document.documentElement
    style.visibility = 'hidden'
    const now = await whoIsHere(this.#asking)
    if (now?.id === id) style.visibility = ''
    else location.reload()
  }

  /** A message may be older than the latest login, so the site decides. */
  async #check(): Promise<void> {
    const id = this.#id
    const now = id === undefined ? undefined : await whoIsHere(this.#asking)
    if (!now || now.id === id) return
    reloads.save(RELOADED, {})
    // Unsaved text is in the draft store, and this account can't save it: nothing asks before the page is left.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
    location.reload()
  }
}

let isOpened = false

/**
 * For pages that show who is logged in. Another tab may have changed that, and a page that comes back from the
 * browser's memory is as it was left: what it shows is fetched again.
 *
 * @param isStale - whether a page that is made again from what was first served has to fetch, too
 * @returns the API for the page
 */
export function useSession(isStale: (queries: QueryClient) => boolean = () => true): Api {
  const [api, queries] = [useApi(), useQueryClient()]
  const { data: me } = useQuery(currentUserQuery(api))
  const [session] = useState(() => new ShownSession(api))
  useEffect(() => session.listen(), [session])
  useEffect(() => void (me && session.show(me)), [session, me])
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      void session.restore()
      void queries.invalidateQueries()
    }
    window.addEventListener('pageshow', restore)
    return () => window.removeEventListener('pageshow', restore)
  }, [session, queries])
  useEffect(() => {
    if (isOpened) return
    isOpened = true
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit?.type === 'back_forward' && isStale(queries)) void queries.invalidateQueries()
  }, [queries, isStale])
  return session.api
}

/** What no session changes. */
const SAME_FOR_ALL = new Set<unknown>(['facts', 'me'])

/** Tells the pages who is logged in now, and drops what they knew for the member before. */
export function rememberUser(queries: QueryClient, user: CurrentUser | null): void {
  queries.setQueryData(['me'], user)
  queries.removeQueries({ predicate: ({ queryKey: [name] }) => !SAME_FOR_ALL.has(name) })
}
