import type { Role } from '../../shared/accounts/accounts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../shared/time/instant.ts'
import type { Chance } from './chance.ts'
import { SAMPLE_MEMBERS } from './members.ts'
import { type PlannedLike, QUIET_MS } from './plan-likes.ts'
import type { PlannedTopic } from './plan-topics.ts'

export interface SampleMember {
  username: string
  firstName: string
  lastName: string
  about: string
}

/** Who is staff; the rest are members. */
const ROLES: Readonly<Record<string, Role>> = { rosa: 'admin', ines: 'moderator' }
/** Rosa, Ines, Maya and Omar stand first in the list and are online: logging in as one of them changes no number. */
export const STANDING_CAST = 4

/** Members seen within this many milliseconds are the ones online just after seeding; they stay so for minutes. */
const JUST_NOW_MS = 45 * SECOND_MS
const LONGEST_MEMBERSHIP_MS = 372 * DAY_MS

export const roleOf = (username: string): Role => ROLES[username] ?? 'member'

/** Every sample member, as listed. */
export const readMembers = (): SampleMember[] =>
  SAMPLE_MEMBERS.trim()
    .split('\n')
    .map((line) => {
      const [names = '', about = ''] = line.split(' | ')
      const [username = '', firstName = '', lastName = ''] = names.split(' ')
      return { username, firstName, lastName, about }
    })

/** When each joined: before the first post, and spread over the year for those who only read. */
export function planJoining(
  chance: Chance,
  now: number,
  { members, topics }: { members: SampleMember[]; topics: PlannedTopic[] },
): Map<string, number> {
  const firstPost = new Map<string, number>()
  for (const { by, at } of topics.flatMap(({ posts }) => posts)) {
    firstPost.set(by, Math.min(at, firstPost.get(by) ?? at))
  }
  return new Map(
    members.map(({ username }, index) => {
      if (index < STANDING_CAST) return [username, now - LONGEST_MEMBERSHIP_MS + index * DAY_MS]
      const wrote = firstPost.get(username)
      const joined = wrote ? wrote - HOUR_MS - chance() ** 2 * 40 * DAY_MS : now - (2 + chance() ** 1.4 * 350) * DAY_MS
      return [username, Math.floor(Math.max(joined, now - LONGEST_MEMBERSHIP_MS))]
    }),
  )
}

interface Doings {
  joined: Map<string, number>
  topics: PlannedTopic[]
  likes: PlannedLike[]
  /** How many are to be online. */
  online: number
}

/** When each was last seen: exactly `online` of them just now, the others between their last doing and a while ago. */
export function planSightings(
  chance: Chance,
  now: number,
  { joined, topics, likes, online }: Doings,
): Map<string, number> {
  const lastDoing = new Map(joined)
  for (const { by, at } of [...topics.flatMap(({ posts }) => posts), ...likes]) {
    lastDoing.set(by, Math.max(at, lastDoing.get(by) ?? at))
  }
  const names = [...joined.keys()]
  const lately = names.slice(STANDING_CAST).toSorted((a, b) => (lastDoing.get(b) ?? 0) - (lastDoing.get(a) ?? 0))
  const present = new Set([...names.slice(0, STANDING_CAST), ...lately].slice(0, online))
  return new Map(
    names.map((name) => {
      if (present.has(name)) return [name, now - Math.floor(chance() * JUST_NOW_MS)]
      const since = lastDoing.get(name) ?? now
      const until = now - QUIET_MS + 2 * MINUTE_MS
      return [name, Math.floor(since + chance() ** 4 * (until - since))]
    }),
  )
}
