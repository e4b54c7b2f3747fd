import type { Role } from '../../shared/accounts/accounts.ts'
import type { CategoryLook, ReactionKind } from '../../shared/forum/forum.ts'
import { type Instant, MINUTE_MS, toInstant } from '../../shared/time/instant.ts'
import { chanceFrom } from './chance.ts'
import { planLikes } from './plan-likes.ts'
import { planJoining, planSightings, readMembers, roleOf, type SampleMember, STANDING_CAST } from './plan-members.ts'
import { type PlannedTopic, planTopics } from './plan-topics.ts'
import { SAMPLE_CATEGORIES } from './sample-categories.ts'

/** Who is who by the name in the content; `username` is the one the member gets. */
interface MemberPlan extends SampleMember {
  name: string
  role: Role
  createdAt: Instant
  lastSeenAt: Instant
}

interface PostPlan {
  by: string
  text: string
  createdAt: Instant
  to: number | null
  likes: { by: string; kind: ReactionKind; createdAt: Instant }[]
}

export interface TopicPlan {
  category: string
  title: string
  views: number
  isPinned: boolean
  isLocked: boolean
  posts: PostPlan[]
}

/** The whole sample community, ready to be written. */
export interface SamplePlan {
  members: MemberPlan[]
  categories: { name: string; description: string; look: CategoryLook }[]
  topics: TopicPlan[]
}

interface Options {
  /** How many members, and how many of them online. */
  members: number
  online: number
  /** A lower-cased user name that somebody real has. */
  takenKey: string | null
}

/** The same community every time; only the moments follow the clock. */
const SEED = 2025

/** Works out who wrote what when. Nothing is read or written. */
export function planSample(moment: Instant, { members: count, online, takenKey }: Options): SamplePlan {
  const [chance, now] = [chanceFrom(SEED), Date.parse(moment)]
  const everybody = readMembers()
  const members = everybody.slice(0, count)
  const topics = planTopics(chance, now, everybody.map(({ username }) => username), STANDING_CAST)
  const joined = planJoining(chance, now, { members, topics })
  const liked = topics.map((topic) =>
    topic.posts.map((post, index) => planLikes(chance, { topic, post, number: index + 1 }, { joined, now })),
  )
  const seen = planSightings(chance, now, { joined, topics, likes: liked.flat(2), online })
  return {
    members: members.map((member) => ({
      ...member,
      name: member.username,
      username: member.username.toLowerCase() === takenKey ? `${member.username}-sample` : member.username,
      role: roleOf(member.username),
      createdAt: toInstant(joined.get(member.username) ?? now),
      lastSeenAt: toInstant(seen.get(member.username) ?? now),
    })),
    categories: SAMPLE_CATEGORIES.map(({ name, description, look }) => ({ name, description, look })),
    topics: topics.map((topic, index) => toTopicPlan(topic, liked[index] ?? [])),
  }
}

type Likes = ReturnType<typeof planLikes>

const toTopicPlan = ({ category, title, views, pinned, locked, posts }: PlannedTopic, likes: Likes[]): TopicPlan => ({
  category, title, views, isPinned: pinned ?? false, isLocked: locked ?? false,
  posts: posts.map(({ by, text, to, at }, index) => ({
    by, text, to, createdAt: toInstant(at),
    likes: (likes[index] ?? []).map((like) => ({ by: like.by, kind: like.kind, createdAt: toInstant(like.at) })),
  })),
})

/** How long members take to confirm their address and staff to pin a topic. */
export const SOON_MS = 4 * MINUTE_MS
