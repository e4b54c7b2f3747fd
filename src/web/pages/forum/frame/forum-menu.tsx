import { Bell, Bookmark, Flag, LayoutDashboard, type LucideIcon, Plus, UserRound } from 'lucide-react'
import type { CurrentUser } from '../../../../shared/accounts/accounts.ts'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Menu } from '../../../ui/overlay/use-menu.ts'
import { MenuBar } from '../../frame/header/menu-bar.tsx'
import { FORUM_LINKS } from './forum-links.ts'
import { LogOut } from './log-out.tsx'
import { SearchBox } from './search-box.tsx'

interface ForumMenuProps {
  menu: Menu
  me: CurrentUser | null | undefined
}

/** The forum's full-screen menu of small screens. */
export function ForumMenu({ menu, me }: ForumMenuProps) {
  const { dialog, close } = menu
  return (
    <dialog className="menu f-menu" aria-label="Menu" {...dialog}>
      <MenuBar menu={menu} />
      <SearchBox onSearch={close} />
      <ul>
        {FORUM_LINKS.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} onClick={close}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {me ? <MemberWays me={me} close={close} /> : <VisitorWays close={close} />}
    </dialog>
  )
}

function MemberWays({ me, close }: { me: CurrentUser; close: () => void }) {
  const unread = me.unreadNotifications
  return (
    <>
      <ul className="f-menu-mine">
        {me.isAdmin && <Way to="/office" Icon={LayoutDashboard} label="Office" close={close} />}
        <Way to="/forum/notifications" Icon={Bell} label={unread > 0 ? `Notifications (${unread})` : 'Notifications'} close={close} />
        <Way to="/forum/bookmarks" Icon={Bookmark} label="Bookmarks" close={close} />
        {me.role === 'moderator' && <Way to="/forum/reports" Icon={Flag} label="Reports" close={close} />}
        <Way to="/forum/profile" Icon={UserRound} label="Profile" close={close} />
        <li>
          <LogOut />
        </li>
      </ul>
      <Link to="/forum/new-topic" className={buttonClass()} onClick={close}>
        <Plus className="i" aria-hidden />
        Start a Discussion
      </Link>
    </>
  )
}

const Way = ({ to, Icon, label, close }: { to: string; Icon: LucideIcon; label: string; close: () => void }) => (
  <li>
    <Link to={to} onClick={close}>
      <Icon className="i" aria-hidden />
      {label}
    </Link>
  </li>
)

const VisitorWays = ({ close }: { close: () => void }) => (
  <div className="f-menu-enter">
    <Link className={buttonClass()} to="/forum/register" onClick={close}>
      Sign Up
    </Link>
    <Link className={buttonClass({ look: 'line' })} to="/forum/login" onClick={close}>
      Log In
    </Link>
  </div>
)
