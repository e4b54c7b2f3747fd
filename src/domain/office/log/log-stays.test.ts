import { describe, expect, it } from 'vitest'
import { aForum } from '../../../../tests/support/a-forum.ts'
import { NOON } from '../../../../tests/support/a-site.ts'
import { recordModerationAct } from './record-moderation-act.ts'
import { recordOfficeAct } from './record-office-act.ts'

async function aLog() {
  const forum = await aForum()
  const { site, rosa } = forum
  await site.db.transaction().execute(async (trx) => {
    await recordOfficeAct(trx, { actorId: rosa.id, kind: 'fact.change', subject: 'fact:pricing', detail: { fields: ['short'] }, createdAt: NOON })
    await recordModerationAct(trx, { actorId: rosa.id, kind: 'lock-topic', topicId: 7, createdAt: NOON })
  })
  return forum
}

describe.each(['officeAct', 'moderationAct'] as const)('the log in %s', (table) => {
  it('refuses every change and removal, no matter who asks', async () => {
    const { site, maya } = await aLog()
    const before = await site.db.selectFrom(table).selectAll().execute()

    const tries = [
      () => site.db.updateTable(table).set({ detail: 'nothing' }).execute(),
      () => site.db.updateTable(table).set({ createdAt: '2026-01-01T00:00:00.000Z' }).execute(),
      () => site.db.updateTable(table).set({ actorId: maya.id }).execute(),
      () => site.db.updateTable(table).set({ actorId: null }).execute(),
      () => site.db.deleteFrom(table).execute(),
    ]
    for (const trying of tries) await expect(trying()).rejects.toThrow('The log is never changed.')

    expect(await site.db.selectFrom(table).selectAll().execute()).toEqual(before)
  })

  it('loses the name of an actor whose account is gone, and nothing else', async () => {
    const { site, rosa } = await aLog()
    const before = await site.db.selectFrom(table).selectAll().execute()

    await site.db.deleteFrom('member').where('id', '=', rosa.id).execute()

    expect(await site.db.selectFrom(table).selectAll().execute()).toEqual(before.map((row) => ({ ...row, actorId: null })))
  })
})
