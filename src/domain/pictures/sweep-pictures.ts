import { after, DAY_MS, type Instant } from '../../shared/time/instant.ts'
import type { Site } from '../site/site.ts'
import { PICTURES, removeFiles } from './save-picture.ts'

/** How long a picture may stand unused: a post may be written, and a deletion undone, in the meantime. */
export const UNUSED_MS = DAY_MS
/** Names looked up at once. */
const CHUNK = 500

/** Removes pictures that nothing has used for a day, avatars that no member shows, and files that belong to no picture. */
export async function sweepPictures(site: Site): Promise<void> {
  const before = after(site.clock.now(), -UNUSED_MS)
  await removeFiles(site, await forgetLoose(site, before))
  await removeFiles(site, await forgetAvatars(site))
  await removeFiles(site, await unknownFiles(site, before))
}

async function forgetLoose({ db }: Site, before: Instant): Promise<string[]> {
  const gone = await db
    .deleteFrom('picture')
    .where('unusedSince', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('pictureUse').select('usedBy').whereRef('pictureUse.pictureId', '=', 'picture.id'))),
    )
    .returning('name')
    .execute()
  return gone.map(({ name }) => name)
}

async function forgetAvatars({ db }: Site): Promise<string[]> {
  const gone = await db
    .deleteFrom('picture')
    .where('purpose', '=', 'avatar')
    .where(({ not, exists, selectFrom }) => {
      const owner = selectFrom('member').select('member.id').whereRef('member.id', '=', 'picture.ownerId')
      return not(exists(owner.where('member.avatar', 'is not', null)))
    })
    .returning('name')
    .execute()
  return gone.map(({ name }) => name)
}

/** What a stop between writing files and their row has left behind. Younger ones may still be waiting for theirs. */
async function unknownFiles({ db, files }: Site, before: Instant): Promise<string[]> {
  const old = (await files.list(PICTURES)).filter(({ changedAt }) => changedAt <= before).map(({ name }) => name)
  const unknown: string[] = []
  for (let start = 0; start < old.length; start += CHUNK) {
    const names = old.slice(start, start + CHUNK)
    const rows = await db.selectFrom('picture').select('name').where('name', 'in', names).execute()
    const known = new Set(rows.map(({ name }) => name))
    unknown.push(...names.filter((name) => !known.has(name)))
  }
  return unknown
}
