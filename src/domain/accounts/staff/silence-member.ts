import type { Transaction } from '../../../db/connection.ts'
import type { SILENCE_DAYS } from '../../../shared/accounts/accounts-words.ts'
import { after, DAY_MS } from '../../../shared/time/instant.ts'
import { memberToModerate } from '../../access/member-to-moderate.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Actor, Site } from '../../site/site.ts'

interface Silence {
  days: (typeof SILENCE_DAYS)[number]
  /** What the member is told. */
  reason: string
}

/**
 * Keeps a member from posting for some days. They read, like, bookmark, and report as usual, and can still take back
 * what they wrote. A second silence takes the place of the first. The member is told by email and in the forum.
 *
 * @throws AppError `signed-out`, `forbidden` for all but staff, and for members of the team; `not-found`
 */
export async function silenceMember(site: Site, actor: Actor, username: string, { days, reason }: Silence): Promise<void> {
  const moderator = await requireActiveMember(site.db, actor)
  requireModerator(moderator)
  await site.db.transaction().execute(async (trx) => {
    const { id, email } = await memberToModerate(trx, moderator, username)
    const createdAt = site.clock.now()
    await setSilence(trx, id, after(createdAt, days * DAY_MS), reason)
    await recordOfficeAct(trx, { actorId: moderator.id, kind: 'member.silence', detail: { days, reason }, subject: `member:${id}`, createdAt })
    await queueEmail(trx, site, { template: 'member-silenced', memberId: id, to: email })
  })
}

/** Lets a silenced member post again. One who may already stays as is, and is not told. @throws AppError as {@link silenceMember} */
export async function endSilence(site: Site, actor: Actor, username: string): Promise<void> {
  const moderator = await requireActiveMember(site.db, actor)
  requireModerator(moderator)
  await site.db.transaction().execute(async (trx) => {
    const { id, email, silencedUntil } = await memberToModerate(trx, moderator, username)
    const createdAt = site.clock.now()
    if (silencedUntil === null || silencedUntil <= createdAt) return
    await setSilence(trx, id, null, null)
    await recordOfficeAct(trx, { actorId: moderator.id, kind: 'member.end-silence', subject: `member:${id}`, createdAt })
    await queueEmail(trx, site, { template: 'silence-ended', memberId: id, to: email })
  })
}

export const setSilence = (trx: Transaction, id: number, silencedUntil: string | null, silenceReason: string | null) =>
  trx.updateTable('member').set({ silencedUntil, silenceReason }).where('id', '=', id).execute()
