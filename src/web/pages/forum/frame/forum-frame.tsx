import type { QueryClient } from '@tanstack/react-query'
import { Outlet } from '../../../ui/router/router-context.tsx'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { ApiProvider } from '../../../queries/client/api-context.tsx'
import { useSession } from '../../accounts/login/use-session.ts'
import { load, type PageLoader } from '../../frame/page-data.ts'
import { usePersistentFocus } from '../../frame/use-persistent-focus.ts'
import { ForumFooter } from './forum-footer.tsx'
import { ForumHeader } from './forum-header.tsx'
import './forum-frame.css'

export const loadFrame: PageLoader = async (site) => {
  await load(site, currentUserQuery(site.api))
  return null
}

/** Visitors write nothing and are spared the asking. */
const isMember = (queries: QueryClient) => Boolean(queries.getQueryData(['me']))

/** Header and footer of all forum pages; each page brings its breadcrumb and sidebar by `ForumPage`. */
export function ForumFrame() {
  usePersistentFocus()
  const api = useSession(isMember)
  return (
    <ApiProvider value={api}>
      <div className="strip" aria-hidden="true" />
      <ForumHeader />
      <Outlet />
      <ForumFooter />
    </ApiProvider>
  )
}
