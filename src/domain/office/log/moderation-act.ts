import { z } from 'zod'

const TOPIC_MARKS = ['pin-topic', 'unpin-topic', 'lock-topic', 'unlock-topic', 'hide-topic', 'unhide-topic'] as const
export type TopicMark = (typeof TOPIC_MARKS)[number]

/** Which reports hid a post without anyone of the staff: one of a child's details, or so many of anything else. */
const HiddenFor = z.union([z.object({ reason: z.literal('child-details') }), z.object({ reporters: z.int() })])
/** Why a moderator did it. */
const Why = z.object({ why: z.string() })

/** What staff did to others' topics and posts, with what can't be read from the rest, such as the title before. */
export const ModerationAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['unslow-topic', 'purge-version', 'restore-post', 'unhide-post']), detail: z.undefined().optional() }),
  z.object({ kind: z.enum(TOPIC_MARKS), detail: z.object({ reason: z.string(), until: z.string().nullable() }).optional() }),
  z.object({ kind: z.literal('slow-topic'), detail: z.object({ reason: z.string(), minutes: z.int() }) }),
  z.object({ kind: z.literal('hide-post'), detail: z.union([HiddenFor, Why]).optional() }),
  z.object({ kind: z.enum(['edit-post', 'remove-post']), detail: Why.optional() }),
  z.object({ kind: z.literal('rename-topic'), detail: z.object({ titleBefore: z.string(), reason: z.string().optional() }) }),
  z.object({ kind: z.literal('merge-topic'), detail: z.object({ titleBefore: z.string(), topicBefore: z.int(), posts: z.int(), reason: z.string() }) }),
  z.object({ kind: z.literal('split-topic'), detail: z.object({ topicBefore: z.int(), posts: z.int(), reason: z.string() }) }),
  z.object({ kind: z.literal('move-topic'), detail: z.object({ categoryBefore: z.int(), reason: z.string().optional() }) }),
])
export type HiddenFor = z.output<typeof HiddenFor>
export type ModerationAct = z.output<typeof ModerationAct>
export type ModerationKind = ModerationAct['kind']
