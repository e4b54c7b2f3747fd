import { buttonClass } from '../../ui/form/button.tsx'
import { Link } from '../../ui/link.tsx'

/** In place of a page that a list does not have, or no longer. */
export const NothingThisFar = ({ firstPage }: { firstPage: string }) => (
  <div className="card empty">
    <h2>The list ends before this page</h2>
    <Link className={buttonClass({ small: true })} to={firstPage}>
      To the first page
    </Link>
  </div>
)
