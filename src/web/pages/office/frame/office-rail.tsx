import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Menu } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DoorView } from '../../../../shared/office/overview.ts'
import logoOnDark from '../../../art/logos/logo-on-dark.svg'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLayer, useLocation } from '../../../ui/router/router-context.tsx'
import { OFFICE_LINKS } from './office-links.ts'

/** Every other address begins with this one. */
const OVERVIEW = '/office'

/** The way around the office: a rail beside the page, and on small screens a bar above it that unfolds. */
export function OfficeRail({ door }: { door: DoorView }) {
  const { pathname } = useLocation()
  const { data: me } = useQuery(currentUserQuery(useApi()))
  const here = OFFICE_LINKS.find(({ to, leadsTo }) => pathname === to || pathname === leadsTo || (to !== OVERVIEW && pathname.startsWith(`${to}/`)))
  return (
    <header className="adm-nav">
      <Link className="logo" to="/">
        <img className="on-band" src={logoOnDark} alt="On Joue, home" width="170" height="40" />
      </Link>
      <FoldedRooms key={pathname} door={door} here={here} />
      <Rooms door={door} here={here?.to} label="Office" />
      <p className="ft">
        <Avatar id={me?.id} name={door.username} picture={door.avatar} />
        <span>
          {door.username}
          <br />
          <Link to="/forum/profile">Your profile</Link>
        </span>
      </p>
    </header>
  )
}

/** The rooms on small screens. It unfolds before the scripts are there; with them, Escape and Back fold it up, too. */
function FoldedRooms({ door, here }: { door: DoorView; here: (typeof OFFICE_LINKS)[number] | undefined }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    if (!menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  // It may have been unfolded before.
  useEffect(() => setOpen(menu.current?.open === true), [])
  useLayer(isOpen, close)
  useEscape(isOpen, close)
  return (
    <details className="adm-menu" ref={menu} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <Menu className="i" aria-hidden />
        {here ? <span className="vh">Office menu, current page: </span> : <span className="vh">Office </span>}
        {here?.label ?? 'menu'}
      </summary>
      <Rooms door={door} here={here?.to} label="Office menu" />
    </details>
  )
}

function useEscape(isOpen: boolean, close: () => void): void {
  const pressed = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && close())
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => void pressed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])
}

const Rooms = ({ door, here, label }: { door: DoorView; here: string | undefined; label: string }) => (
  <nav className="adm-rooms" aria-label={label}>
    <ul>
      {OFFICE_LINKS.map(({ label: name, to, Icon, waiting }) => (
        <li key={to}>
          <Link className="n" to={to} aria-current={to === here ? 'page' : undefined}>
            <Icon className="i" aria-hidden />
            {name}
            {waiting && door.waiting[waiting] > 0 && <CountBadge count={door.waiting[waiting]} />}
          </Link>
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

const CountBadge = ({ count }: { count: number }) => (
  <span className="ct">
    {count > 99 ? '99+' : count}
    <span className="vh"> waiting</span>
  </span>
)
