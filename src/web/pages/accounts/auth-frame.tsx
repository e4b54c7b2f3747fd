import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import posterAtNight from '../../art/marelle-poster-night.svg'
import poster from '../../art/marelle-poster.svg'
import { Link } from '../../ui/link.tsx'
import { dismissComplaint } from '../../ui/overlay/toast-store.ts'
import { NightPicture } from '../frame/night-picture.tsx'
import { HelpLinks } from '../frame/footer/help-links.tsx'
import { Logo } from '../frame/header/logo.tsx'
import './accounts.css'

interface AuthFrameProps {
  title: string
  lead?: string
  wide?: boolean
  /** Where its way out leads; to the forum if nothing is said. */
  back?: { to: string; label: string }
  children: ReactNode
}

const FORUM = { to: '/forum', label: 'Back to the forum' }

/** A page of its own for one form, with the poster beside it where there is room. */
export function AuthFrame({ title, lead, wide, back = FORUM, children }: AuthFrameProps) {
  // One form gives way to another on the same page, too.
  useEffect(() => dismissComplaint, [])
  return (
    <main id="main" className="auth" tabIndex={-1}>
      <div className="art">
        <NightPicture className="poster" src={poster} night={posterAtNight} width="480" height="760" />
      </div>
      <div className="form-side">
        <div className="topbar">
          <Link className="logo" to="/">
            <Logo alt="On Joue, home" />
          </Link>
          <Link className="back small" to={back.to}>
            <ArrowLeft className="i" aria-hidden />
            {back.label}
          </Link>
        </div>
        <div className={wide ? 'form-in wide' : 'form-in'}>
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        <HelpLinks />
      </div>
    </main>
  )
}
