import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'

/** In place of a page that a list does not have, or no longer. */
export const NothingThisFar = ({ firstPage }: { firstPage: string }) => (
  <div className="card empty">
    <h2>There’s nothing on this page</h2>
    <Link className={buttonClass({ small: true })} to={firstPage}>
      Go to the First Page
    </Link>
  </div>
)
