/** The landing page's sections, as header and menu name them. */
export const SECTIONS = [
  { label: 'Home', anchor: '#home' },
  { label: 'About', anchor: '#about' },
  { label: 'Features', anchor: '#features' },
  { label: 'Get in Touch', anchor: '#get-in-touch' },
  { label: 'Contact', anchor: '#contact' },
] as const

/** The pages beside it, in the order of header and menu. */
export const PAGES = [
  { label: 'Visit', to: '/visit' },
  { label: 'Blog', to: '/blog' },
] as const
