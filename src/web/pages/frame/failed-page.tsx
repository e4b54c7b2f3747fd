import { ApiError } from '../../queries/client/api.ts'
import { buttonClass } from '../../ui/form/button.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import './not-found.css'

/** Stands in for a page that could not be loaded. */
export function FailedPage({ error }: { error: unknown }) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return <NotFoundPage />
  return (
    <main id="main" className="nf" tabIndex={-1}>
      <div>
        <h1>This page didn’t load</h1>
        <p>Something went wrong on our end, or your connection dropped. Please try again.</p>
        <p className="nf-ways">
          <button type="button" className={buttonClass()} onClick={() => location.reload()}>
            Try Again
          </button>
          <a className={buttonClass({ look: 'line' })} href="/">
            Back to Homepage
          </a>
        </p>
      </div>
    </main>
  )
}
