import { X } from 'lucide-react'
import logoOnSun from '../../../art/logos/logo-on-sun.svg'
import { Link } from '../../../ui/link.tsx'
import type { Menu } from '../../../ui/overlay/use-menu.ts'

/** The top of a full-screen menu: the way home, and the way out. */
export const MenuBar = ({ menu: { close, closeButton } }: { menu: Menu }) => (
  <div className="bar">
    <Link className="logo" to="/" onClick={close}>
      <img src={logoOnSun} alt="On Joue, home" width="171" height="40" loading="lazy" />
    </Link>
    <button type="button" aria-label="Close menu" {...closeButton}>
      <X className="i" aria-hidden />
    </button>
  </div>
)
