import onDark from '../../../art/logos/logo-on-dark.svg'
import onLight from '../../../art/logos/logo.svg'

/** The word mark in the ink of the theme. */
export function Logo({ alt }: { alt: string }) {
  return (
    <>
      <img className="on-light" src={onLight} alt={alt} width="171" height="40" />
      <img className="on-dark" src={onDark} alt={alt} width="171" height="40" />
    </>
  )
}
