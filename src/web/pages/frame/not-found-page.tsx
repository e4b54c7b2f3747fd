import type { ReactNode } from 'react'
import marelle from '../../art/marelle-404.svg'
import { buttonClass } from '../../ui/form/button.tsx'
import { Link } from '../../ui/link.tsx'
import type { PageHandle } from './head.ts'
import './not-found.css'

/** What goes with it in a route. */
export const notFoundHandle: PageHandle = { head: { title: '404 | On Joue', description: 'There’s no page at this address.' }, file: '' }

/** Any path that leads nowhere. @param children - what else there is to say */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  return (
    <main id="main" className="nf" tabIndex={-1}>
      <div>
        <img src={marelle} alt="" width="720" height="330" />
        <h1>404 Page Not Found</h1>
        <p>Did you forget to add the page to the router?</p>
        <p className="nf-ways">
          <Link className={buttonClass()} to="/">
            Back to Homepage
          </Link>
          <Link className={buttonClass({ look: 'line' })} to="/forum">
            Visit the Forum
          </Link>
        </p>
        <form className="nf-search" role="search" action="/forum/search">
          <input
            className="input"
            type="search"
            name="q"
            aria-label="Search the forum"
            placeholder="Search the forum"
            maxLength={200}
            required
          />
          <button type="submit" className={buttonClass({ look: 'line' })}>
            Search
          </button>
        </form>
        <p className="small">
          Or read the{' '}
          <Link className="link" to="/blog">
            blog
          </Link>
          , or{' '}
          <a className="link" href="/#contact">
            ask us
          </a>{' '}
          where it went.
        </p>
        {children}
      </div>
    </main>
  )
}
