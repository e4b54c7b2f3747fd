/** The landing page's sections, as header and menu name them. */
export const SECTIONS = [
  { label: 'Home', anchor: '#home' },
  { label: 'About', anchor: '#about' },
  { label: 'Features', anchor: '#features' },
  { label: 'Get in Touch', anchor: '#get-in-touch' },
  { label: 'Contact', anchor: '#contact' },
] as const
