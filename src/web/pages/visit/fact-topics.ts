import { isOpen, OPENING_KEY, readOpening } from '../../../shared/playground/opening.ts'
import type { Facts, FactView } from '../../../shared/playground/playground.ts'

interface Topic {
  /** What stands behind the # of its address. */
  id: string
  title: string
  facts: FactView[]
}

/** What stands together. A key ending in a dot takes all that begin with it; what is named nowhere comes last. */
const TOPICS: readonly [id: string, title: string, keys: readonly string[]][] = [
  ['opening', 'Opening', ['announcement', 'opening-year', 'opening-date']],
  ['place', 'Location', ['city', 'location', 'parking']],
  ['prices', 'Prices', ['pricing', 'membership', 'booking']],
  ['ages-and-grown-ups', 'Ages', ['ages', 'infants', 'supervision']],
  ['when', 'Hours', ['hours']],
  ['food', 'Food and allergies', ['feature.cafe', 'allergens']],
  ['access', 'Accessibility and senses', ['accessibility', 'feature.light', 'badge.inclusivity']],
  ['safety-and-check-in', 'Safety, check-in, and privacy', ['safety', 'feature.checkin', 'check-in-privacy', 'cleaning', 'website-privacy']],
  ['parties', 'Parties and groups', ['birthdays', 'groups', 'feature.events']],
  ['rules', 'What to bring', ['socks', 'wifi']],
  ['spaces', 'What’s planned', ['overview', 'features', 'feature.']],
  ['about-us', 'Who we are', ['about', 'name', 'mission', 'vision', 'founder', 'values', 'value.', 'why', 'badge.']],
  ['and-more', 'More', []],
]

/** The facts by topic, each once; topics without facts are left out. */
export function inTopics(facts: readonly FactView[]): Topic[] {
  const left = new Map(facts.map((fact) => [fact.key, fact]))
  const take = (key: string): FactView[] => {
    const found = [...left.values()].filter((fact) => (key.endsWith('.') ? fact.key.startsWith(key) : fact.key === key))
    for (const fact of found) left.delete(fact.key)
    return found
  }
  const topics = namedFirst().map(({ id, title, keys }) => ({ id, title, facts: keys.flatMap(take) }))
  return topics
    .toSorted((a, b) => orderOf(a.id) - orderOf(b.id))
    .map((topic) => ({ ...topic, title: titleOf(topic, facts), ...(topic.id === 'and-more' && { facts: [...left.values()] }) }))
    .filter((topic) => topic.facts.length > 0)
}

/** Keys that are written out come before those that take whatever begins alike. */
const namedFirst = () =>
  TOPICS.flatMap(([id, title, keys]) => ({ id, title, keys, takesMore: keys.some((key) => key.endsWith('.')) }))
    .toSorted((a, b) => Number(a.takesMore) - Number(b.takesMore))

/** What the first planned spaces are called once there's a door to come through. */
function titleOf({ id, title }: Topic, facts: readonly FactView[]): string {
  const opening = readOpening(facts.find(({ key }) => key === OPENING_KEY)?.opening ?? '')
  return id === 'spaces' && opening && isOpen(opening) ? 'What’s inside' : title
}

const orderOf = (id: string): number => TOPICS.findIndex(([known]) => known === id)

/** What parents ask first, in the order they ask it. */
const FIRST = ['opening-date', 'location', 'pricing', 'ages', 'hours', 'allergens', 'accessibility', 'check-in-privacy']

export const atAGlance = (facts: Facts): FactView[] => FIRST.flatMap((key) => facts[key] ?? [])
