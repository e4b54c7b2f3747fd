/** The landing page's sections, as header and menu name them. */
export const SECTIONS = [
  { label: 'Home', anchor: '#home' },
  { label: 'About', anchor: '#about' },
  { label: 'Features', anchor: '#features' },
  { label: 'Get in Touch', anchor: '#get-in-touch' },
  { label: 'Contact', anchor: '#contact' },
] as const

/** Address of a section: within the page on the landing page, through it from everywhere else. */
export const sectionAddress = (anchor: string, pathname: string): string => (pathname === '/' ? anchor : `/${anchor}`)
