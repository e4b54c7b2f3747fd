import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { CurrentUser } from '../../../shared/accounts.ts'
import { askWhoIsHere, currentUserQuery } from '../../queries/accounts.ts'
import { apiAs } from '../../queries/api-as.ts'
import type { Api } from '../../queries/api.ts'
import { useApi } from '../../queries/api-context.tsx'
import { buttonClass } from '../../ui/button.tsx'
import './log-in-again.css'

/** The member a page shows, and whoever logged in meanwhile in another tab. */
class ShownMember {
  /** For everything on the page: writes nothing under an account that the page does not show. */
  readonly api: Api
  readonly #asking: Api
  #id: number | undefined
  #other: string | undefined
  readonly #listeners = new Set<() => void>()

  constructor(api: Api) {
    this.#asking = api
    this.api = apiAs(api, () => this.#id, { onTaken: () => this.#tell(undefined), onForbidden: () => void this.lookAgain() })
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The name of somebody else who is logged in by now. */
  readonly other = (): string | undefined => this.#other

  /** Somebody who is logged out goes on being shown: what was begun is still theirs. */
  show({ id }: CurrentUser): void {
    this.#id = id
    this.#tell(undefined)
  }

  async lookAgain(): Promise<void> {
    if (this.#id === undefined) return
    const now = await whoIsHere(this.#asking)
    if (now !== undefined) this.#tell(now && now.id !== this.#id ? now.username : undefined)
  }

  /** A page that the browser kept whole is shown again to the member it was for, and loaded anew for anybody else. */
  async showAgain(): Promise<void> {
    const id = this.#id // whatever else asks anew may be told of somebody else first, and show them
    if (id === undefined) return
    const { style } = document.documentElement
    style.visibility = 'hidden'
    const now = await whoIsHere(this.#asking)
    if (now?.id === id) style.visibility = ''
    else location.reload()
  }

  #tell(other: string | undefined): void {
    this.#other = other
    for (const listener of this.#listeners) listener()
  }
}

/** Undefined if that cannot be told. */
const whoIsHere = (api: Api): Promise<CurrentUser | null | undefined> => askWhoIsHere(api).catch(() => undefined)

/**
 * For pages that show who is logged in: in another tab that may have changed. It is asked for when somebody comes back
 * to this one, or is refused something.
 *
 * @returns the API for the page, and the bar that says who is logged in by now, if that is somebody else
 */
export function useShownMember(): { api: Api; bar: ReactNode } {
  const api = useApi()
  const { data: me } = useQuery(currentUserQuery(api))
  const [member] = useState(() => new ShownMember(api))
  useEffect(() => void (me && member.show(me)), [member, me])
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void member.lookAgain()
    const restore = ({ persisted }: PageTransitionEvent) => persisted && void member.showAgain()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', restore)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', restore)
    }
  }, [member])
  const other = useSyncExternalStore(member.subscribe, member.other, member.other)
  return { api: member.api, bar: other !== undefined && <OtherMemberBar username={other} /> }
}

const OtherMemberBar = ({ username }: { username: string }) => (
  <p className="session-ended" role="status">
    You are logged in as {username} by now, in another tab. Nothing is sent from this page.
    <button type="button" className={buttonClass({ look: 'line', small: true })} onClick={() => location.reload()}>
      Go On as {username}
    </button>
  </p>
)
