import { MessageCircle } from 'lucide-react'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Menu } from '../../../ui/overlay/use-menu.ts'
import { MenuBar } from './menu-bar.tsx'
import { SECTIONS } from '../footer/site-links.ts'

/** The full-screen menu of small screens. */
export function MobileMenu({ menu }: { menu: Menu }) {
  const { dialog, close } = menu
  return (
    <dialog className="menu" aria-label="Menu" {...dialog}>
      <MenuBar menu={menu} />
      <ul>
        {SECTIONS.map(({ label, anchor }) => (
          <li key={anchor}>
            <Link to={`/${anchor}`} onClick={close}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/visit" onClick={close}>
            Visit
          </Link>
        </li>
        <li>
          <Link to="/blog" onClick={close}>
            Blog
          </Link>
        </li>
        <li>
          <Link to="/search" onClick={close}>
            Search
          </Link>
        </li>
      </ul>
      <i />
      <i />
      <svg viewBox="0 0 88 36" fill="none" aria-hidden="true">
        <path d="M6 6c14 32 62 32 76 0" stroke="currentColor" strokeWidth="9" strokeLinecap="round" />
      </svg>
      <Link to="/forum" className={buttonClass()} onClick={close}>
        <MessageCircle className="i" aria-hidden />
        Community Forum
      </Link>
    </dialog>
  )
}
