import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../db/connection.ts'
import type { PictureTable } from '../../db/tables/pictures-tables.ts'
import type { Site } from '../site/site.ts'
import type { MadePicture } from './make-files.ts'

/** The folder of all pictures among the uploads. */
export const PICTURES = 'pictures'
const NAME_BYTES = 16

interface Wanted {
  purpose: PictureTable['purpose']
  ownerId: number
  /** Whether what is written with it uses it; otherwise it goes when nothing does within a day. */
  isUsed: boolean
}

/**
 * Keeps the files of a picture under a new name no one can guess, then writes its row and whatever else `write` does,
 * all or nothing.
 *
 * @throws AppError `unavailable` when the disk takes nothing; nothing is kept then
 */
export async function savePicture<T>(
  site: Site,
  made: MadePicture,
  wanted: Wanted,
  write: (trx: Transaction, name: string) => Promise<T>,
): Promise<T> {
  const name = randomBytes(NAME_BYTES).toString('hex')
  try {
    for (const { width, format, bytes } of made.files) await site.files.put(`${PICTURES}/${name}/${width}.${format}`, bytes)
    return await site.db.transaction().execute(async (trx) => {
      await trx.insertInto('picture').values(rowOf(site, name, made, wanted)).execute()
      return write(trx, name)
    })
  } catch (error) {
    if (!(await mayStand(site, name))) await removeFiles(site, [name])
    throw error
  }
}

/** Whether there may be a row all the same: a connection can break after the commit was done and before it was told. */
const mayStand = ({ db }: Site, name: string): Promise<boolean> =>
  db
    .selectFrom('picture')
    .select('name')
    .where('name', '=', name)
    .executeTakeFirst()
    .then(
      (row) => row !== undefined,
      () => true, // what is left over goes with the sweep
    )

/** Removes the files of pictures that have no row anymore. What resists is left to the sweep. */
export async function removeFiles({ files }: Site, names: readonly string[]): Promise<void> {
  await Promise.allSettled(names.map((name) => files.remove(`${PICTURES}/${name}`)))
}

function rowOf({ clock }: Site, name: string, { width, height, files }: MadePicture, { purpose, ownerId, isUsed }: Wanted) {
  const createdAt = clock.now()
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0)
  return { name, purpose, ownerId, width, height, bytes, createdAt, unusedSince: isUsed ? null : createdAt }
}
