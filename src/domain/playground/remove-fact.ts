import { isMadeFromQuestion, isReferredTo } from '../../shared/playground/fact-words.ts'
import { requireAdmin } from '../access/require-admin.ts'
import { announce } from '../site/bus.ts'
import { AppError } from '../site/app-error.ts'
import { recordOfficeAct } from '../office/log/record-office-act.ts'
import type { Actor, Site } from '../site/site.ts'
import { textsReferringTo } from './texts-referring-to.ts'
import { lockFactRow } from './lock-fact-row.ts'
import { lockReferences } from './require-sound-references.ts'

/**
 * Removes a fact that was made from a visitor's question, with what it said before, its poll, and the addresses that
 * wait for it; no one is written to. Pages and assistant know it no more at once.
 *
 * @throws AppError `not-found` unless the actor is an admin and a fact has this key, `conflict` for all other facts:
 *   the pages can't do without them, and for one that other texts refer to
 */
export async function removeFact(site: Site, actor: Actor, key: string): Promise<void> {
  const admin = requireAdmin(actor)
  await site.db.transaction().execute(async (trx) => {
    const now = site.clock.now()
    const fact = await lockFactRow(trx, { key })
    if (!isMadeFromQuestion(key)) throw new AppError('conflict', 'The site needs this fact, so you can’t delete it. You can set it to Being decided instead.')
    await lockReferences(trx)
    const referring = await textsReferringTo(trx, key)
    if (referring.length > 0) throw new AppError('conflict', isReferredTo(referring))
    await trx.deleteFrom('fact').where('id', '=', fact.id).execute()
    await recordOfficeAct(trx, { actorId: admin.id, kind: 'fact.remove', subject: `fact:${key}`, detail: { label: fact.label }, createdAt: now })
    await announce(trx, { purged: ['facts', 'texts'] }, now)
  })
  await site.bus.wake()
}
