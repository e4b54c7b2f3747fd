import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CurrentUser } from '../../../shared/accounts.ts'
import { currentUserQuery } from '../../queries/accounts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { load, type PageLoader } from '../frame/page-data.ts'
import { AuthFrame } from './auth-frame.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { useWhereNext } from './where-next.ts'

/** Who was logged in when the page was opened. Whoever logs in on it is led on from there. */
export function useLoggedInAlready(): CurrentUser | null | undefined {
  const queries = useQueryClient()
  return useState(() => queries.getQueryData<CurrentUser | null>(['me']))[0]
}

/** In the browser, the page before it knows: to members none leads here. */
export const loadWhoIsHere: PageLoader = async (site) => {
  if (site.isServer) await load(site, currentUserQuery(site.api))
  return null
}

/** In place of a form for visitors: who is logged in, the way on, and a way to be somebody else. */
export function LoggedInAlready({ username }: { username: string }) {
  const { next } = useWhereNext()
  return (
    <AuthFrame title="You are logged in" lead={`You are here as ${username}. To use another account, log out first.`}>
      <div className="form">
        <Link className={buttonClass({ block: true })} to={next}>
          Continue
        </Link>
        <LogOutButton />
      </div>
    </AuthFrame>
  )
}
