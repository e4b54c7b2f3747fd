import type { OfficeFactView } from '../../../../shared/office/facts/office-facts.ts'

interface FactGroup {
  title: string
  facts: OfficeFactView[]
}

/** Which facts stand together. A key ending in a dot takes all that begin with it; what is named nowhere is about a visit. */
const GROUPS: readonly { title: string; keys: readonly string[] }[] = [
  {
    title: 'Announcement',
    keys: ['announcement', 'about', 'name', 'ages', 'city', 'location', 'opening-year', 'opening-date', 'pricing', 'hours'],
  },
  {
    title: 'About us',
    keys: ['overview', 'mission', 'vision', 'founder', 'values', 'value.', 'why', 'badge.'],
  },
  { title: 'What’s planned', keys: ['features', 'feature.'] },
  { title: 'Your visit', keys: [] },
  { title: 'This website', keys: ['waitlist', 'contact', 'forum', 'blog', 'website-privacy'] },
]
const A_VISIT = 3

/** The facts in groups, in the owner's order; groups without facts are left out. */
export function inGroups(facts: readonly OfficeFactView[]): FactGroup[] {
  const groups = GROUPS.map(({ title }): FactGroup => ({ title, facts: [] }))
  for (const fact of facts) groups[groupOf(fact.key)]?.facts.push(fact)
  return groups.filter((group) => group.facts.length > 0)
}

function groupOf(key: string): number {
  const found = GROUPS.findIndex(({ keys }) => keys.some((known) => (known.endsWith('.') ? key.startsWith(known) : key === known)))
  return found < 0 ? A_VISIT : found
}
