import { useQuery } from '@tanstack/react-query'
import { Bell, Bookmark, Flag, LayoutDashboard, Menu } from 'lucide-react'
import { useLocation } from '../../../ui/router/router-context.tsx'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { currentUserQuery } from '../../../queries/accounts-queries.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useMenu } from '../../../ui/overlay/use-menu.ts'
import { Logo } from '../../frame/header/logo.tsx'
import { ForumMenu } from './forum-menu.tsx'
import { currentOf, FORUM_LINKS } from './forum-links.ts'
import { LogOut } from './log-out.tsx'
import { SearchBox } from './search-box.tsx'
import '../../frame/header/site-header.css'
import './forum-header.css'

/** The sticky header of all forum pages. */
export function ForumHeader() {
  const { pathname } = useLocation()
  const { data: me, isPending } = useQuery(currentUserQuery(useApi()))
  const menu = useMenu('menu')

  return (
    <header className="f-h">
      <div className="wrap">
        <Link className="logo" to="/">
          <Logo alt="On Joue, home" />
        </Link>
        <span className="sub">Community Forum</span>
        <nav className="f-nav" aria-label="Forum">
          {FORUM_LINKS.map(({ label, to }) => (
            <Link key={to} to={to} aria-current={currentOf(to, pathname)}>
              {label}
            </Link>
          ))}
        </nav>
        <SearchBox />
        <div className="f-act">
          {!isPending && (me ? <MemberLinks me={me} /> : <VisitorLinks />)}
          <button type="button" className="burger" aria-label="Open menu" {...menu.button}>
            <Menu className="i" aria-hidden />
          </button>
        </div>
      </div>
      <ForumMenu menu={menu} me={me} />
    </header>
  )
}

const VisitorLinks = () => (
  <>
    <Link className="ghost" to="/forum/login">
      Log In
    </Link>
    <Link className={`${buttonClass({ small: true })} hide-s`} to="/forum/register">
      Sign Up
    </Link>
  </>
)

function MemberLinks({ me }: { me: CurrentUser }) {
  const unread = me.unreadNotifications
  return (
    <>
      <Link
        className="icon-btn"
        to="/forum/notifications"
        title="Notifications"
        aria-label={unread > 0 ? `Notifications, ${unread} new` : 'Notifications'}
      >
        <Bell className="i" aria-hidden />
        {unread > 0 && (
          <span className="unread" aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </Link>
      {me.isAdmin && (
        <Link className="icon-btn hide-s" to="/office" title="Office" aria-label="Office">
          <LayoutDashboard className="i" aria-hidden />
        </Link>
      )}
      {me.role === 'moderator' && (
        <Link className="icon-btn hide-s" to="/forum/reports" title="Reports" aria-label="Reports">
          <Flag className="i" aria-hidden />
        </Link>
      )}
      <Link className="icon-btn hide-s" to="/forum/bookmarks" title="Bookmarks" aria-label="Bookmarks">
        <Bookmark className="i" aria-hidden />
      </Link>
      <Link className="icon-btn" to="/forum/profile" title="Profile">
        <Avatar id={me.id} name={me.username} picture={me.avatar} small />
        <span className="vh">Profile</span>
      </Link>
      <LogOut />
    </>
  )
}
