/**
 * The facts that pages show beside “Know Before You Go”, which shows all of them. The landing page takes its lists from
 * this table, except for the tiles, each of which has its own words. The office tells the owner from it where a fact is
 * read. A test compares it with what the pages show (tests/api/office/fact-places.test.ts).
 */
export const LANDING_FACTS = {
  tiles: ['ages', 'city', 'location', 'opening-year', 'opening-date', 'pricing'],
  tabs: ['overview', 'mission', 'vision'],
  values: ['value.child-centered', 'value.safety', 'value.inclusive'],
  portrait: ['founder'],
  why: ['why'],
  badges: ['badge.innovation', 'badge.safety', 'badge.comfort', 'badge.inclusivity'],
  features: ['feature.pods', 'feature.light', 'feature.checkin', 'feature.cafe', 'feature.creative', 'feature.events'],
  touch: ['ages', 'city', 'opening-year', 'location', 'pricing'],
} as const

/** Of check-in at the door. */
const CHECK_IN_FACTS = ['feature.checkin', 'check-in-privacy'] as const

/** A key of one of the lists above. */
export type LandingFact<Part extends keyof typeof LANDING_FACTS> = (typeof LANDING_FACTS)[Part][number]

/** Where each part of the landing page begins. */
const ANCHORS: Record<keyof typeof LANDING_FACTS, string> = {
  tiles: '/#home', tabs: '/#about', values: '/#about', portrait: '/#about', why: '/#about', badges: '/#about', features: '/#features', touch: '/#get-in-touch',
}

/** The pages that show a fact itself, each once, with where on it. */
export function pagesShowing(key: string): { name: string; link: string }[] {
  const parts = Object.entries(LANDING_FACTS) as [keyof typeof LANDING_FACTS, readonly string[]][]
  const part = parts.find(([, keys]) => keys.includes(key))
  return [
    { name: 'Know Before You Go', link: `/visit#${key}` },
    ...(part ? [{ name: 'Homepage', link: ANCHORS[part[0]] }] : []),
    ...(CHECK_IN_FACTS.some((one) => one === key) ? [{ name: 'Face check-in', link: `/visit/check-in#${key}` }] : []),
  ]
}
