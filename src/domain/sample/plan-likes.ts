import type { ReactionKind } from '../../shared/forum/forum.ts'
import { MINUTE_MS } from '../../shared/time/instant.ts'
import type { Chance } from './chance.ts'
import type { PlannedPost, PlannedTopic } from './plan-topics.ts'

export interface PlannedLike {
  by: string
  kind: ReactionKind
  at: number
}

/** Nobody who is not online has done anything since. */
export const QUIET_MS = 15 * MINUTE_MS

/** Likes and thumbs-up of one post, by others than its writer; widely read topics and opening posts get more. */
export function planLikes(
  chance: Chance,
  { topic, post, number }: { topic: PlannedTopic; post: PlannedPost; number: number },
  { joined, now }: { joined: ReadonlyMap<string, number>; now: number },
): PlannedLike[] {
  const reach = Math.min(2.5, Math.max(0.6, topic.views / 300))
  const most = { like: number === 1 ? 12 : 7, 'thumbs-up': number === 1 ? 7 : 5 }
  const names = [...joined.keys()].filter((name) => name !== post.by)
  return (['like', 'thumbs-up'] as const).flatMap((kind) => {
    const count = Math.round(chance() ** 2 * most[kind] * reach)
    const start = Math.floor(chance() * names.length)
    return Array.from({ length: count }, (_, index): PlannedLike => {
      // Eleven has no factor in common with the number of others, 246 or 245, so nobody comes up twice.
      const by = names[(start + index * 11) % names.length] ?? post.by
      const earliest = Math.max(post.at, joined.get(by) ?? 0)
      return { by, kind, at: Math.floor(earliest + chance() ** 3 * Math.max(0, now - QUIET_MS - earliest)) }
    })
  })
}
