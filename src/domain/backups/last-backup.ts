import { z } from 'zod'
import type { Site } from '../site/site.ts'

const KEY = 'last-backup'

/** Where a backup was put: into a folder of one machine, or into the bucket. */
const BackupPlace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('folder'), folder: z.string(), machine: z.string() }),
  z.object({ kind: z.literal('bucket'), bucket: z.string() }),
])
export type BackupPlace = z.output<typeof BackupPlace>

/** The newest backup that was made and found whole; `file` is a name without its folder. */
const LastBackup = z.object({ at: z.string(), file: z.string(), bytes: z.int(), place: BackupPlace.optional() })
export type LastBackup = z.output<typeof LastBackup>

/** Remembers a good backup, for the office to show. */
export async function saveLastBackup({ db }: Pick<Site, 'db'>, backup: LastBackup): Promise<void> {
  const value = JSON.stringify(backup)
  await db.insertInto('appSecret').values({ key: KEY, value }).onConflict((on) => on.column('key').doUpdateSet({ value })).execute()
}

/** The last good backup; null while there is none. */
export async function findLastBackup({ db }: Pick<Site, 'db'>): Promise<LastBackup | null> {
  const row = await db.selectFrom('appSecret').select('value').where('key', '=', KEY).executeTakeFirst()
  return row ? LastBackup.parse(JSON.parse(row.value)) : null
}
