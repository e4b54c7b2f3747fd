import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '../../frame/breadcrumb.tsx'
import { Sidebar, type SidebarPlace } from './sidebar.tsx'

interface ForumPageProps {
  /** What stands between Forum Home and here; the last one is this page. */
  crumbs?: readonly Crumb[]
  /** One column for what's the visitor's own or to be filled in: nothing beside it. */
  isNarrow?: boolean
  /** What of the sidebar a phone shows below the page. */
  place?: SidebarPlace
  /** Stands below the sidebar. */
  beside?: ReactNode
  children: ReactNode
}

/** Breadcrumb, main part and sidebar of a forum page. */
export function ForumPage({ crumbs, isNarrow, place, beside, children }: ForumPageProps) {
  return (
    <>
      {crumbs && (
        <div className={isNarrow ? 'crumbs-narrow' : undefined}>
          <Breadcrumb crumbs={crumbs} />
        </div>
      )}
      <div className={['wrap f-main', crumbs && 'f-main-under', isNarrow && 'f-main-narrow'].filter(Boolean).join(' ')}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {!isNarrow && (
          <div className="f-side">
            <Sidebar place={place} />
            {beside}
          </div>
        )}
      </div>
    </>
  )
}
