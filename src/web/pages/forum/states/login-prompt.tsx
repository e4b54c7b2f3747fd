import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from '../../../ui/router/router-context.tsx'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'

/** In place of what only members have: the way in, and back to here. */
export function LoginPrompt({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const next = `?next=${encodeURIComponent(pathname + search)}`
  return (
    <div className="notice on-paper">
      <span>{children}</span>
      <span className="notice-ways">
        <Link className={buttonClass({ small: true })} to={`/forum/login${next}`}>
          Log In
        </Link>
        <Link className={buttonClass({ look: 'line', small: true })} to={`/forum/register${next}`}>
          Sign Up
        </Link>
      </span>
    </div>
  )
}

/** Below the form of a member who was logged out in the meantime, where it moves nothing: the way back in, and to what was written. */
export function LoggedOutNotice() {
  const { data: me } = useQuery(currentUserQuery(useApi()))
  return me === null && <LoginPrompt>You’re logged out. This browser will keep your text until you log back in.</LoginPrompt>
}

/** Whether someone is, or was, logged in while this is shown: a session that ends takes no words out of sight. */
export function useHasBeenMember(me: CurrentUser | null | undefined): boolean {
  const [hasBeen, setHasBeen] = useState(Boolean(me))
  if (me && !hasBeen) setHasBeen(true)
  return hasBeen || Boolean(me)
}
