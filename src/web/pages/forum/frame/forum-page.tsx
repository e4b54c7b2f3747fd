import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '../../frame/breadcrumb.tsx'
import { Sidebar } from './sidebar.tsx'

interface ForumPageProps {
  /** What stands between Forum Home and here; the last one is this page. */
  crumbs?: readonly Crumb[]
  children: ReactNode
}

/** Breadcrumb, main part and sidebar of a forum page. */
export function ForumPage({ crumbs, children }: ForumPageProps) {
  return (
    <>
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <div className={crumbs ? 'wrap f-main f-main-under' : 'wrap f-main'}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Sidebar />
      </div>
    </>
  )
}
