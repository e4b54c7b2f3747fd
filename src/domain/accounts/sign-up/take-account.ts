import type { Transaction } from '../../../db/connection.ts'
import type { Site } from '../../site/site.ts'
import { countMember } from '../staff/add-member.ts'

/** An account that no one has logged in to yet shows and counts from now on. */
export async function takeAccount(trx: Transaction, { clock }: Pick<Site, 'clock'>, id: number): Promise<void> {
  const now = clock.now()
  const taken = await trx.updateTable('member').set({ invitedAt: null, createdAt: now }).where('id', '=', id).where('invitedAt', 'is not', null).executeTakeFirst()
  if (taken.numUpdatedRows > 0n) await countMember(trx, now)
}
