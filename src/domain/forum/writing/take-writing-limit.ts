import type { Transaction } from '../../../db/connection.ts'
import { after, DAY_MS } from '../../../shared/time/instant.ts'
import { AppError } from '../../site/app-error.ts'
import type { LimitName } from '../../site/limit-rules.ts'
import { consumeFixedWindow } from '../../limits/consume-limit.ts'
import { requireCooldown } from '../../limits/cooldown.ts'
import type { Member, Site } from '../../site/site.ts'

type WritingLimit = Extract<LimitName, 'replies' | 'reactions' | 'edits' | 'reports'>

/**
 * Counts one use of a member's limit in the transaction of what is done, so that what fails or changes nothing
 * costs nothing.
 *
 * @throws AppError `too-many` past the limit
 */
export async function takeWritingLimit(trx: Transaction, site: Site, name: WritingLimit, member: Member): Promise<void> {
  if (isStaff(member) && LIFTED.has(name)) return
  await consumeFixedWindow({ ...site, db: trx }, name, `member:${member.id}`)
}

/** What staff do without limits, so that they can clean up after others. Source: docs/rules/limits.md */
const LIFTED: ReadonlySet<WritingLimit> = new Set(['replies', 'edits'])

const isStaff = ({ role }: Member): boolean => role !== 'member'

/**
 * The same for topics, whose minute begins with the topic before.
 *
 * @throws AppError `too-many` past the limit
 */
export async function consumeTopicCooldown(trx: Transaction, site: Site, member: Member): Promise<void> {
  if (!isStaff(member)) await requireCooldown({ ...site, db: trx }, 'topics', `member:${member.id}`)
}

/**
 * Refuses what is past the limits of a member's first 24 hours; staff have none.
 *
 * @param count - how many the member has written so far
 * @throws AppError `too-many` until the day is over
 */
export async function checkFirstDay(
  site: Site,
  name: Extract<LimitName, 'firstDayReplies' | 'firstDayTopics'>,
  member: Member,
  count: () => Promise<number>,
): Promise<void> {
  if (isStaff(member)) return
  const isOverAt = after(member.createdAt, DAY_MS)
  const leftMs = Date.parse(isOverAt) - Date.parse(site.clock.now())
  if (leftMs <= 0) return
  const max = Math.min(...site.limits[name].map((allowance) => allowance.max))
  if ((await count()) < max) return
  const what = name === 'firstDayTopics' ? 'topics' : 'replies'
  const message = `New members can post ${max} ${what} on their first day. Please come back tomorrow.`
  throw new AppError('too-many', message, { retryAfterSeconds: Math.ceil(leftMs / 1_000) })
}
