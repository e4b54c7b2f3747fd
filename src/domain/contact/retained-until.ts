import { type Instant, monthsAfter } from '../../shared/time/instant.ts'

/** How long messages are kept. Source: docs/rules/privacy.md */
export const ANSWERED_MONTHS = 24
export const OTHER_MONTHS = 12

/** When a message goes by itself. */
export const retainedUntil = ({ createdAt, answeredAt }: { createdAt: Instant; answeredAt: Instant | null }): Instant =>
  monthsAfter(createdAt, answeredAt === null ? OTHER_MONTHS : ANSWERED_MONTHS)
