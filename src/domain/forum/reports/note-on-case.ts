import { requireActiveMember } from '../../access/require-active-member.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { stateOf } from './case-state.ts'
import { recordReportAct } from './report-act.ts'

/** Keeps a note beside a reported post, for staff only. @throws AppError as {@link decideCase}, but for `conflict` */
export async function noteOnCase(site: Site, actor: Actor, postId: number, note: string): Promise<void> {
  const member = await requireActiveMember(site.db, actor)
  requireModerator(member)
  await site.db.transaction().execute(async (trx) => {
    await stateOf(trx, postId)
    const createdAt = site.clock.now()
    await recordReportAct(trx, { postId, actorId: member.id, kind: 'note', words: note, createdAt })
    await recordOfficeAct(trx, { actorId: member.id, kind: 'report.note', createdAt })
  })
}
