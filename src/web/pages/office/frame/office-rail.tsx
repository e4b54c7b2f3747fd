import { ExternalLink, Menu } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import type { DoorView } from '../../../../shared/office/overview.ts'
import logoOnDark from '../../../art/logo-on-dark.svg'
import { Avatar } from '../../../ui/avatar.tsx'
import { Link } from '../../../ui/link.tsx'
import { OFFICE_LINKS } from './office-links.ts'

/** The way around the office: a rail beside the page, and on small screens a bar above it that unfolds. */
export function OfficeRail({ door }: { door: DoorView }) {
  const { pathname } = useLocation()
  const here = OFFICE_LINKS.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <header className="adm-nav">
      <Link className="logo" to="/">
        <img className="on-band" src={logoOnDark} alt="On Joue, home" width="170" height="40" />
      </Link>
      <details className="adm-menu" key={pathname}>
        <summary>
          <Menu className="i" aria-hidden />
          <span className="vh">Office menu, current page: </span>
          {here?.label}
        </summary>
        <Rooms door={door} label="Office menu" />
      </details>
      <Rooms door={door} label="Office" />
      <p className="ft">
        <Avatar name={door.username} picture={door.avatar} />
        <span>
          {door.username}
          <br />
          <Link to="/forum/profile">Your profile</Link>
        </span>
      </p>
    </header>
  )
}

const Rooms = ({ door, label }: { door: DoorView; label: string }) => (
  <nav className="adm-rooms" aria-label={label}>
    <ul>
      {OFFICE_LINKS.map(({ label: name, to, Icon, waiting }) => (
        <li key={to}>
          <NavLink className="n" to={to} end={to === '/office'}>
            <Icon className="i" aria-hidden />
            {name}
            {waiting && door.waiting[waiting] > 0 && <Waiting count={door.waiting[waiting]} />}
          </NavLink>
        </li>
      ))}
      <li>
        <a className="n" href="/">
          <ExternalLink className="i" aria-hidden />
          View site
        </a>
      </li>
    </ul>
  </nav>
)

const Waiting = ({ count }: { count: number }) => (
  <span className="ct">
    {count > 99 ? '99+' : count}
    <span className="vh"> waiting</span>
  </span>
)
