import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { useFlash } from '../../../forms/use-page-form.ts'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { textsQuery } from '../../../queries/texts-queries.ts'
import { load, type PageLoader } from '../../frame/page-data.ts'
import { useWhereNext } from './where-next.ts'
import { Link } from '../../../ui/link.tsx'

/** What the page says, and who is here. In the browser, the page before it knows that: to members none leads here. */
export const loadForm = (group: 'login' | 'register'): PageLoader => async (site) => {
  await Promise.all([load(site, textsQuery(site.api, group)), site.isServer && load(site, currentUserQuery(site.api))])
  return null
}

/** Above a form for visitors: who is logged in already, and the way on. The form is for anyone who wants to be someone else. */
export function LoggedInAlready() {
  const queries = useQueryClient()
  // Anyone who logs in on this page is led on from it.
  const [me] = useState(() => queries.getQueryData<CurrentUser | null>(['me']))
  const { next } = useWhereNext()
  if (useFlash() || !me) return null
  return (
    <p className="after">
      You’re already logged in as <b>{me.username}</b>.{' '}
      <Link className="link" to={next}>
        Continue as {me.username}
      </Link>
    </p>
  )
}
