import type { FactTexts } from './fact-fields.ts'

/** What visitors are told of a fact. Source: docs/rules/playground.md#badges */
export const BADGES = ['announced', 'planned', 'being-decided', 'not-offered'] as const
export type Badge = (typeof BADGES)[number]

export const BADGE_NAMES: Record<Badge, string> = {
  announced: 'Announced',
  planned: 'Planned',
  'being-decided': 'Being decided',
  'not-offered': 'Not offered',
}

type Status = Pick<FactTexts, 'state' | 'standing'>

/** What a badge stands for, as it's saved. */
export const STATUS_OF: Record<Badge, Status> = {
  announced: { state: 'known', standing: 'announced' },
  planned: { state: 'known', standing: 'planned' },
  'being-decided': { state: 'being-decided', standing: 'announced' },
  'not-offered': { state: 'no', standing: 'announced' },
}

/** What the owner says of a fact. */
export function claimOf({ state, standing }: Status): Badge {
  if (state === 'no') return 'not-offered'
  return state === 'known' ? standing : 'being-decided'
}

/** Facts about this website: anyone can see that it has a forum, so nothing is announced or planned about them. */
export const ABOUT_THIS_SITE: readonly string[] = ['waitlist', 'contact', 'forum', 'blog', 'website-privacy']

/** What’s so today and no plan: what the name means, who’s behind it, and what it stands for. Nothing is claimed of it until the owner announces it. */
const SO_TODAY: readonly string[] = ['name', 'mission', 'founder', 'values', 'why', 'badge.inclusivity']

/** The badge of a fact; null for one about this website, and for one that’s so today while no one has announced it. */
export function badgeOf(fact: Status & { key: string }): Badge | null {
  if (ABOUT_THIS_SITE.includes(fact.key)) return null
  const claim = claimOf(fact)
  return claim === 'planned' && SO_TODAY.includes(fact.key) ? null : claim
}
