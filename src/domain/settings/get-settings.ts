import type { Database } from '../../db/connection.ts'
import { FIRST_SETTINGS, type Settings } from '../../shared/office/settings.ts'
import type { Site } from '../site/site.ts'

/** What the owner has set, and the defaults for the rest. */
export async function getSettings({ db }: { db: Database } | Site): Promise<Settings> {
  const rows = await db.selectFrom('setting').select(['key', 'value']).execute()
  const set: Partial<Settings> = Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]))
  return { ...FIRST_SETTINGS, ...set }
}
