import { Link } from 'react-router'
import { buttonClass } from '../../../ui/form/button.tsx'

/** The way back to the list. */
export const AllPosts = () => (
  <Link className={buttonClass({ look: 'line', small: true })} to="/office/blog">
    All posts
  </Link>
)
