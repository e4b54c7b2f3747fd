import { z } from 'zod'
import { text } from '../text/text.ts'
import { SUSPENSION_REASON_MAX_CHARS, SUSPENSION_REASON_TOO_LONG } from './report-words.ts'
import { LOCK_HOURS, LOCK_HOURS_MISSING, LOG_REASON_MISSING, SLOW_MINUTES, SLOW_MINUTES_MISSING } from './topic-limits.ts'

const reason = text(3, LOG_REASON_MISSING, SUSPENSION_REASON_MAX_CHARS, SUSPENSION_REASON_TOO_LONG)

export const TopicLock = z.object({ hours: z.literal(LOCK_HOURS, LOCK_HOURS_MISSING).nullish(), reason })
export type TopicLock = z.output<typeof TopicLock>

export const SlowMode = z.object({ minutes: z.literal(SLOW_MINUTES, SLOW_MINUTES_MISSING), reason })
export type SlowMode = z.output<typeof SlowMode>
