import { z } from 'zod'
import { logReason } from '../forum-schemas.ts'
import { LOCK_HOURS, LOCK_HOURS_MISSING, SLOW_MINUTES, SLOW_MINUTES_MISSING } from './topic-limits.ts'

export const TopicLock = z.object({ hours: z.literal(LOCK_HOURS, LOCK_HOURS_MISSING).nullish(), reason: logReason })
export type TopicLock = z.output<typeof TopicLock>

/** Why a post or a topic is hidden. */
export const Hiding = z.object({ reason: logReason.optional() })
export type Hiding = z.output<typeof Hiding>

export const SlowMode = z.object({ minutes: z.literal(SLOW_MINUTES, SLOW_MINUTES_MISSING), reason: logReason })
export type SlowMode = z.output<typeof SlowMode>
