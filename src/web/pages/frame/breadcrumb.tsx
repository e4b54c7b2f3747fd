import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from '../../ui/link.tsx'

export interface Crumb {
  label: string
  to?: string
}

/** The way from Forum Home to a page of the forum or of a member. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <div className="wrap">
      <nav className="crumbs" aria-label="Breadcrumb">
        <Link to="/forum">Forum Home</Link>
        {crumbs.map(({ label, to }, at) => (
          <Fragment key={label}>
            <ChevronRight className="i" aria-hidden />
            {at === crumbs.length - 1 ? (
              <span aria-current="page" title={label} dir="auto">
                {label}
              </span>
            ) : to ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span>{label}</span>
            )}
          </Fragment>
        ))}
      </nav>
    </div>
  )
}
