import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useMatches } from '../../ui/router/router-context.tsx'
import { dismissComplaint } from '../../ui/overlay/toast-store.ts'
import { Toaster } from '../../ui/overlay/toaster.tsx'
import { AnnouncementBar } from './header/announcement-bar.tsx'
import { SampleNotice } from './header/sample-notice.tsx'
import { headOf } from './head.ts'
import { UnderWay } from './under-way.tsx'

/** What every page has: the way past the header, what's made up, toasts; and what navigation owes to those who cannot see it. */
export function Root() {
  useTitle()
  useFocusOnNewPage()
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <SampleNotice />
      <AnnouncementBar />
      <Outlet />
      <UnderWay />
      <Toaster />
    </>
  )
}

/** The title of the page on screen, also when its data comes later than the page. */
function useTitle() {
  const { search } = useLocation()
  const matches = useMatches()
  const queries = useQueryClient()
  useEffect(() => {
    const update = () => {
      const { title } = headOf(matches, queries, search)
      if (document.title !== title) document.title = title
    }
    update()
    return queries.getQueryCache().subscribe(update)
  }, [matches, queries, search])
}

/**
 * After a navigation within the site the focus stands at the start of the new page, unless the address names a place in
 * it. What the page before complained of stays there.
 */
function useFocusOnNewPage() {
  const { pathname, search, hash } = useLocation()
  const shown = useRef(pathname + search)
  useEffect(() => {
    if (shown.current === pathname + search) return
    shown.current = pathname + search
    dismissComplaint()
    if (!hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, search, hash])
}
