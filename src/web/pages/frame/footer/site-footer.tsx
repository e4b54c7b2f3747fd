import { useQuery } from '@tanstack/react-query'
import mark from '../../../art/logos/logo-mark.svg'
import logoOnDark from '../../../art/logos/logo-on-dark.svg'
import { useApi } from '../../../queries/client/api-context.tsx'
import { siteQuery } from '../../../queries/site-queries.ts'
import { WithFrench } from '../emphasized.tsx'
import { SectionLink } from '../section-link.tsx'
import { useTexts } from '../use-texts.ts'
import { ThemeSwitch } from '../header/theme-switch.tsx'
import { Link } from '../../../ui/link.tsx'
import './site-footer.css'

const QUICK_LINKS = [
  { label: 'Home', anchor: '#home' },
  { label: 'About Us', anchor: '#about' },
  { label: 'Features', anchor: '#features' },
  { label: 'Contact', anchor: '#contact' },
]
const COMMUNITY = [
  { label: 'Know Before You Go', to: '/visit' },
  { label: 'Community Forum', to: '/forum' },
  { label: 'Blog', to: '/blog' },
  { label: 'Guidelines', to: '/forum/guidelines' },
  { label: 'Search', to: '/search' },
]
const FINE_PRINT = [
  { label: 'Privacy', to: '/forum/privacy' },
  { label: 'Terms', to: '/forum/terms' },
  { label: 'Remove Something', to: '/forum/removal-request' },
]
/** Placeholders until the owner names the accounts. */
const SOCIAL = [
  { short: 'Ig', name: 'Instagram', key: 'instagram' },
  { short: 'Fb', name: 'Facebook', key: 'facebook' },
  { short: 'Yt', name: 'YouTube', key: 'youtube' },
] as const

/** The dark band at the end of all pages outside forum and office. */
export function SiteFooter() {
  const api = useApi()
  const texts = useTexts('frame')
  const links = useQuery(siteQuery(api)).data?.socialLinks
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="top">
          <div>
            <img className="on-band" src={logoOnDark} alt="On Joue" width="187" height="44" loading="lazy" />
            <p className="pledge">
              <Unbroken text={texts.pledge} />
            </p>
            <div className="social">
              {SOCIAL.map(({ short, name, key }) => (
                // A placeholder until the owner names the account.
                <a key={name} href={links?.[key] || '#'} onClick={(event) => links?.[key] || event.preventDefault()}>
                  <span aria-hidden>{short}</span>
                  <span className="vh">
                    {name}
                    {!links?.[key] && ' (coming soon)'}
                  </span>
                </a>
              ))}
            </div>
          </div>
          <nav aria-label="Quick links">
            <h2>Quick links</h2>
            <ul>
              {QUICK_LINKS.map(({ label, anchor }) => (
                <li key={anchor}>
                  <SectionLink anchor={anchor}>{label}</SectionLink>
                </li>
              ))}
            </ul>
          </nav>
          <LinkColumn title="Community" links={COMMUNITY} />
          <LinkColumn title="Fine print" links={FINE_PRINT} />
        </div>
        <div className="base">
          <span>
            <WithFrench text={texts.motto} as="span" />
          </span>
          <ThemeSwitch />
        </div>
      </div>
      <img className="rise" src={mark} alt="" loading="lazy" width="240" height="240" />
      <div className="strip" aria-hidden="true" />
    </footer>
  )
}

/** Keeps “2–12” on one line, and a year with its dash. */
const Unbroken = ({ text }: { text: string }) =>
  text
    .replaceAll(' – ', '\u00a0–\u00a0')
    .split(/(\d+–\d+)/)
    .map((piece, at) => (at % 2 === 1 ? <span key={at} className="nw">{piece}</span> : piece))

function LinkColumn({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
