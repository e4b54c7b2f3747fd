import type { Transaction } from '../../db/connection.ts'
import type { Site } from '../site/site.ts'

/**
 * Says which pictures something shows from now on, all of them, in the transaction of its change; what it showed
 * before and nothing else shows is swept after a day. Names that are no picture of the blog are passed over.
 *
 * @param usedBy - what shows them and its id, e.g. `blog-post:12`
 */
export async function claimPictures({ clock }: Pick<Site, 'clock'>, trx: Transaction, usedBy: string, names: readonly string[]): Promise<void> {
  const ids = await markUsed(trx, names)
  const released = await trx
    .deleteFrom('pictureUse')
    .where('usedBy', '=', usedBy)
    .$if(ids.length > 0, (query) => query.where('pictureId', 'not in', ids))
    .returning('pictureId')
    .execute()
  if (ids.length > 0) {
    const uses = ids.map((pictureId) => ({ pictureId, usedBy }))
    await trx.insertInto('pictureUse').values(uses).onConflict((conflict) => conflict.doNothing()).execute()
  }
  if (released.length === 0) return
  await trx
    .updateTable('picture')
    .set({ unusedSince: clock.now() })
    .where('id', 'in', released.map(({ pictureId }) => pictureId))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('pictureUse').select('usedBy').whereRef('pictureUse.pictureId', '=', 'picture.id'))),
    )
    .execute()
}

/** Marks the pictures as used first, so that the sweep cannot take them from under the rows that follow. */
async function markUsed(trx: Transaction, names: readonly string[]): Promise<number[]> {
  if (names.length === 0) return []
  const rows = await trx
    .updateTable('picture')
    .set({ unusedSince: null })
    .where('name', 'in', [...names])
    .where('purpose', '=', 'blog')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
