import { Menu, MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { useMenu } from '../../../ui/overlay/use-menu.ts'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SectionLink } from '../section-link.tsx'
import { SECTIONS } from '../footer/site-links.ts'
import './site-header.css'

/** How far the page scrolls before the header gets its own ground, in pixels. Source: docs/rules/requirements.md, R300. */
const SCROLL_THRESHOLD_PX = 50

/** The fixed header of all pages outside forum and office. */
export function SiteHeader() {
  const isScrolled = useIsScrolled()
  const menu = useMenu('menu')

  return (
    <header className={isScrolled ? 'site-h scrolled' : 'site-h'}>
      <div className="wrap">
        <Link className="logo" to="/">
          <Logo alt="On Joue, home" />
        </Link>
        <nav className="nav" aria-label="Main">
          {SECTIONS.map(({ label, anchor }) => (
            <SectionLink key={anchor} anchor={anchor}>
              {label}
            </SectionLink>
          ))}
          <Link to="/visit">Visit</Link>
          <Link to="/blog">Blog</Link>
          <Link to="/forum" className={buttonClass({ look: 'sun', small: true })}>
            <MessageCircle className="i" aria-hidden />
            Community Forum
          </Link>
        </nav>
        <button type="button" className="burger" aria-label="Open menu" {...menu.button}>
          <Menu className="i" aria-hidden />
        </button>
      </div>
      <MobileMenu menu={menu} />
    </header>
  )
}

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLL_THRESHOLD_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
