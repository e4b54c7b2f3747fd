import logoOnDark from '../../../art/logos/logo-on-dark.svg'
import { HelpLinks } from '../../frame/footer/help-links.tsx'
import { ThemeSwitch } from '../../frame/header/theme-switch.tsx'
import { Link } from '../../../ui/link.tsx'
import '../../frame/footer/site-footer.css'

/** The narrow band at the end of forum pages. */
export function ForumFooter() {
  return (
    <footer className="foot f-foot">
      <div className="wrap">
        <Link className="logo" to="/">
          <img className="on-band" src={logoOnDark} alt="On Joue, home" width="136" height="32" loading="lazy" />
        </Link>
        <HelpLinks />
        <nav aria-label="Forum policies">
          <Link to="/forum/guidelines">Guidelines</Link>
          <Link to="/forum/privacy">Privacy</Link>
          <Link to="/forum/terms">Terms</Link>
          <Link to="/forum/removal-request">Remove Something</Link>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  )
}
