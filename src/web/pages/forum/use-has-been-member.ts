import { useState } from 'react'
import type { CurrentUser } from '../../../shared/accounts/accounts.ts'

/** Whether somebody is, or was, logged in while this is shown: a session that ends takes no words out of sight. */
export function useHasBeenMember(me: CurrentUser | null | undefined): boolean {
  const [hasBeen, setHasBeen] = useState(Boolean(me))
  if (me && !hasBeen) setHasBeen(true)
  return hasBeen || Boolean(me)
}
