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
      {(place || isWorking) && <CourtStrip />}
      {place && place.pathname !== pathname && <Placeholder pathname={place.pathname} />}
    </>
  )
}

/** Lies over the page that is being left, which stays as it is: Back leads to where it was scrolled to. */
const Placeholder = ({ pathname }: { pathname: string }) => (
  <div className={`on-its-way on-its-way-${kindOf(pathname)}`} role="status" aria-label="Loading" />
)

/** What the page will look like, roughly. */
const kindOf = (pathname: string): string => /^\/(forum\/topics|forum|office|blog$)/.exec(pathname)?.[1]?.replace('/', '-') ?? 'text'
