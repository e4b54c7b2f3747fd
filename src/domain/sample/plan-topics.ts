import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../shared/time/instant.ts'
import { type Chance, shuffled } from './chance.ts'
import { SAMPLE_CATEGORIES } from './sample-categories.ts'
import type { Ago, SampleReply, SampleTopic } from './sample-topic.ts'

/** A post with its writer and moment settled; `at` is in milliseconds. */
export interface PlannedPost {
  by: string
  text: string
  at: number
  /** Number of the post it answers. */
  to: number | null
}

export interface PlannedTopic extends Pick<SampleTopic, 'title' | 'pinned' | 'locked'> {
  category: string
  views: number
  posts: [PlannedPost, ...PlannedPost[]]
}

/** Whoever carries a family role or a trade in the name speaks only where a topic names them: the words must fit. */
const ANNOUNCED = /dad|papa|grand|mom|mama|auntie|tia|nanny|mrs|teacher|speechie|ot_for|doula|prof$|firstgrade|chalkdust/i

/** Every sample topic, the oldest first. `members` are all user names, standing cast first. */
export function planTopics(chance: Chance, now: number, members: readonly string[], cast: number): PlannedTopic[] {
  const anybody = shuffled(chance, members.slice(cast, -1).filter((name) => !ANNOUNCED.test(name)))
  const topics = SAMPLE_CATEGORIES.flatMap(({ name, topics }) =>
    topics.map((topic) => planTopic(chance, now, { category: name, topic, anybody })),
  )
  return topics.toSorted((a, b) => a.posts[0].at - b.posts[0].at)
}

interface Wanted {
  category: string
  topic: SampleTopic
  anybody: readonly string[]
}

function planTopic(chance: Chance, now: number, { category, topic, anybody }: Wanted): PlannedTopic {
  const times = timesOf(chance, now, topic)
  const named = topic.posts.map((post): SampleReply => (typeof post === 'string' ? { text: post } : post))
  const taken = new Set([topic.by, ...named.map(({ by }) => by)])
  const opener = topic.by ?? someone(chance, anybody, taken)
  const posts = named.map(({ by, to, text }, index): PlannedPost => {
    const writer = index === 0 || by === 'op' ? opener : (by ?? someone(chance, anybody, taken))
    return { by: writer, text, to: to ?? null, at: times[index] ?? now }
  })
  const [first, ...replies] = posts
  if (!first) throw new Error(`The sample topic "${topic.title}" says nothing.`)
  const views = topic.views ?? likelyViews(chance, now - first.at, replies.length)
  return { title: topic.title, pinned: topic.pinned, locked: topic.locked, category, views, posts: [first, ...replies] }
}

/** Somebody who is not in the topic yet. A few write a lot, most now and then. */
function someone(chance: Chance, anybody: readonly string[], taken: Set<string | undefined>): string {
  const free = anybody.filter((name) => !taken.has(name))
  const name = free[Math.floor(chance() ** 1.7 * free.length)] ?? 'maya'
  taken.add(name)
  return name
}

/** Most answers come soon after the question, the last when the topic says so; no two at once. */
function timesOf(chance: Chance, now: number, { opened, last, posts }: SampleTopic): number[] {
  const [start, end] = [now - ageOf(chance, opened), now - ageOf(chance, last)]
  const between = posts.slice(2).map(() => chance() ** 1.3)
  const shares = [0, ...between.toSorted((a, b) => a - b), 1].slice(0, posts.length)
  return shares.map((share, index) => {
    const isLast = index === posts.length - 1
    return Math.floor(isLast ? end : start + (end - start - HOUR_MS) * share) + (isLast ? 0 : index * MINUTE_MS)
  })
}

const likelyViews = (chance: Chance, age: number, replies: number): number =>
  Math.floor(40 + replies * 24 + chance() * 120 + Math.min(age / DAY_MS, 200) / 4)

const UNITS: Record<string, number> = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS }

/** Days are at any hour: a year of topics was not opened at the same minute. */
function ageOf(chance: Chance, ago: Ago): number {
  const age = Number.parseInt(ago, 10) * (UNITS[ago.slice(-1)] ?? DAY_MS)
  return ago.endsWith('d') ? age + Math.floor(chance() * 0.45 * DAY_MS) : age
}
