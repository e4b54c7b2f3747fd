import { CourtStrip, useIsWorking } from '../../ui/court-strip.tsx'
import { useLocation, useUnderWay } from '../../ui/router/router-context.tsx'
import './under-way.css'

/** Shows that what was asked for is on its way: the strip first, and another page's outline when that takes longer. */
export function UnderWay() {
  const place = useUnderWay()
  const { pathname } = useLocation()
  const isWorking = useIsWorking()
  return (
    <>
      {(place || isWorking) && <CourtStrip key={place?.key} />}
      {place && place.pathname !== pathname && <Placeholder key={place.pathname} pathname={place.pathname} />}
    </>
  )
}

/** Lies over the page that is being left, which stays as it is: Back leads to where it was scrolled to. */
const Placeholder = ({ pathname }: { pathname: string }) => (
  <div className={`on-its-way on-its-way-${kindOf(pathname)}`} role="status">
    <span className="vh">Loading</span>
  </div>
)

/** What the page will look like, roughly. */
function kindOf(pathname: string): 'posts' | 'rows' | 'cards' | 'text' {
  if (pathname.startsWith('/forum/topics')) return 'posts'
  if (/^\/(forum|office)/.test(pathname)) return 'rows'
  return pathname === '/blog' ? 'cards' : 'text'
}
