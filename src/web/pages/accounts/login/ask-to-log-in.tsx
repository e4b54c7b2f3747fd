import { useLocation } from '../../../ui/router/router-context.tsx'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'

/** In place of a member's own page: visitors are asked to log in and come back. */
export function AskToLogIn({ title, isPending }: { title: string; isPending: boolean }) {
  const { pathname } = useLocation()
  if (isPending) return <h1>{title}</h1>
  return (
    <section>
      <h1>{title}</h1>
      <p className="lead">Please log in to see this page.</p>
      <Link className={buttonClass()} to={`/forum/login?next=${encodeURIComponent(pathname)}`}>
        Log In
      </Link>
    </section>
  )
}
