import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { latestMigration } from '../../db/migrate.ts'
import type { Database } from '../../db/connection.ts'
import type { Instant } from '../../shared/time/instant.ts'
import { BUILD } from '../files/project-folders.ts'

/** What runs, as `/version` says it. */
export interface Version {
  version: string
  /** The commit that was built; null without a build or without git. */
  commit: string | null
  /** The last migration of the database when the site started. */
  schema: string
  startedAt: Instant
}

/** Reads what the build wrote down, and the database's schema. */
export async function versionOf(db: Database, startedAt: Instant): Promise<Version> {
  return { ...builtVersion(), schema: await latestMigration(db), startedAt }
}

function builtVersion(): Pick<Version, 'version' | 'commit'> {
  try {
    return JSON.parse(readFileSync(join(BUILD, 'version.json'), 'utf8'))
  } catch {
    return { version: 'not built', commit: null }
  }
}
