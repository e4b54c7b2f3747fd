import { Plus } from 'lucide-react'
import seesaw from '../../../art/empty-seesaw.svg'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'

/** Stands in for a list of topics from all over the forum. */
export const NoTopicsYet = () => (
  <div className="card empty">
    <img src={seesaw} alt="" width="240" height="135" />
    <h2>It takes two</h2>
    <p>There’s nothing here yet. Want to go first?</p>
    <Link className={buttonClass({ small: true })} to="/forum/new-topic">
      <Plus className="i" aria-hidden />
      Start a Discussion
    </Link>
  </div>
)
