import type { Transaction } from '../../../db/connection.ts'
import { slowModeInWords } from '../../../shared/forum/topics/topic-limits.ts'
import { after, MINUTE_MS } from '../../../shared/time/instant.ts'
import { inAustin } from '../../../shared/time/austin-time.ts'
import { AppError } from '../../site/app-error.ts'
import type { Member, Site } from '../../site/site.ts'
import type { TopicRow } from './find-to-write.ts'

/** @throws AppError `too-many` when a member's last post in a topic in slow mode isn't long enough ago; staff aren't slowed */
export async function requireSlowPace(trx: Transaction, { clock }: Site, member: Member, { id, slowMinutes }: TopicRow): Promise<void> {
  if (slowMinutes === null || member.role !== 'member') return
  const last = await trx.selectFrom('post').select('createdAt').where('topicId', '=', id).where('authorId', '=', member.id).orderBy('number', 'desc').limit(1).executeTakeFirst()
  if (!last) return
  const next = after(last.createdAt, slowMinutes * MINUTE_MS)
  const now = clock.now()
  if (now >= next) return
  const retryAfterSeconds = Math.ceil((Date.parse(next) - Date.parse(now)) / 1_000)
  throw new AppError('too-many', `${slowModeInWords(slowMinutes)} You can post again on ${inAustin(next)}. Your text is still here.`, { retryAfterSeconds })
}
