import type { ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import { useLocation } from '../../ui/router/router-context.tsx'

/** A link to a section of the landing page: a place in the page there, a way to it from everywhere else. */
export function SectionLink({ anchor, children }: { anchor: string; children: ReactNode }) {
  const { pathname } = useLocation()
  return pathname === '/' ? <a href={anchor}>{children}</a> : <Link to={`/${anchor}`}>{children}</Link>
}
