import type { Instant } from '../../shared/instant.ts'
import type { Site } from '../site.ts'

const KEY = 'last-backup'

/** The newest backup that was made and found whole. */
export interface LastBackup {
  at: Instant
  /** Name of the file, without its folder. */
  file: string
  bytes: number
}

/** Remembers a good backup, for the office to show. */
export async function saveLastBackup({ db }: Pick<Site, 'db'>, backup: LastBackup): Promise<void> {
  const value = JSON.stringify(backup)
  await db.insertInto('siteValue').values({ key: KEY, value }).onConflict((on) => on.column('key').doUpdateSet({ value })).execute()
}

/** The last good backup; null while there is none. */
export async function findLastBackup({ db }: Pick<Site, 'db'>): Promise<LastBackup | null> {
  const row = await db.selectFrom('siteValue').select('value').where('key', '=', KEY).executeTakeFirst()
  return row ? (JSON.parse(row.value) as LastBackup) : null
}
