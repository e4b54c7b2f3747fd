import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { connectionsOf, type Database, openDatabase, type DatabaseTarget } from '../../db/connection.ts'
import { canLiveWith, latestMigration } from '../../db/migrate.ts'
import { MIGRATIONS } from '../../db/migrations.ts'
import { hasRealAdmin } from '../../domain/accounts/staff/first-admin.ts'
import { hasSample } from '../../domain/site/has-sample.ts'
import { MINUTE_MS } from '../../shared/time/instant.ts'
import type { Config } from '../config.ts'
import { connectionsOfAll } from '../workers/worker-count.ts'
import { type Finding, good, problem, warning } from './finding.ts'

/** The database: whether it's there, which schema it has, who runs the site, and the clock. Nothing is written. */
export async function checkDatabase({ place, dataDir, workers }: Pick<Config, 'place' | 'dataDir' | 'workers'>): Promise<Finding[]> {
  if (place.engine === 'sqlite' && !existsSync(place.file)) return [problem(`There’s no site in ${dataDir} yet.`, 'Start the site once, or set DATA_DIR to the folder it’s in.')]
  const db = openDatabase(place)
  try {
    const schema = await latestMigration(db)
    return [good(`The database is ${place.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'} and answers.`), checkSchema(schema), ...(await checkConnections(db, workers)), ...(await checkRows(db))]
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return [problem(`The database can’t be read: ${why}`, place.engine === 'sqlite' ? 'Check that the user who runs the site owns DATA_DIR.' : 'Check DATABASE_URL, and whether PostgreSQL is running.')]
  } finally {
    await db.destroy()
  }
}

/** The key of the site's private links, if its database can be read. */
export async function findLinkKey(place: DatabaseTarget): Promise<string | undefined> {
  if (place.engine === 'sqlite' && !existsSync(place.file)) return undefined
  const db = openDatabase(place)
  try {
    return (await db.selectFrom('appSecret').select('value').where('key', '=', 'link-key').executeTakeFirst())?.value
  } catch {
    return undefined // the check of the database says why
  } finally {
    await db.destroy()
  }
}

function checkSchema(found: string): Finding {
  const newest = Object.keys(MIGRATIONS).toSorted().at(-1) ?? ''
  if (found === newest) return good(`The schema is up to date (${found}).`)
  if (found > newest && canLiveWith(found)) return warning(`The schema is ${found}, which a newer version has brought. This one runs on it, too.`, 'Start the newer version when you can.')
  return found < newest
    ? warning(`The schema is ${found}, and this version brings ${newest}.`, 'The next start brings it up to date. Make a backup before: npm run backup.')
    : problem(`The schema is ${found}, which this version doesn’t know.`, 'A newer version has used this database. Start that version.')
}

/** Whether PostgreSQL has room for the pools of all workers on this machine. Others on it can't be seen from here. */
async function checkConnections(db: Database, workers: number): Promise<Finding[]> {
  const pool = connectionsOf(db)?.most
  if (pool === undefined) return []
  const { rows } = await sql<{ max: number }>`select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max`.execute(db)
  const [allowed, wanted] = [rows[0]?.max ?? 0, connectionsOfAll(workers, pool)]
  if (wanted <= allowed) return [good(`PostgreSQL allows ${allowed} connections; this machine opens ${wanted} at most.`)]
  return [warning(`PostgreSQL allows ${allowed} connections, and this machine may open ${wanted}.`, 'Raise max_connections in PostgreSQL, or set WORKERS or DATABASE_CONNECTIONS lower.')]
}

async function checkRows(db: Database): Promise<Finding[]> {
  const [isRun, isSampled, latest] = await Promise.all([
    hasRealAdmin(db),
    hasSample(db),
    db.selectFrom('siteChange').select(({ fn }) => fn.max('createdAt').as('at')).executeTakeFirst(),
  ])
  const isSetBack = Date.parse(latest?.at ?? '') > Date.now() + MINUTE_MS
  return [
    isRun ? good('The site has an admin.') : problem('The site has no admin of its own.', 'Open the one-time link that the site prints at its start, or set ADMIN_USERNAME, ADMIN_EMAIL, and ADMIN_PASSWORD.'),
    isSampled ? problem('The sample community is still there.', 'Remove it in the office under Sample community, or run npm run sample:remove.') : good('There’s no sample community.'),
    isSetBack ? problem('The clock is behind what the site has already written.', 'Set the machine’s clock and let it be kept by NTP: timedatectl set-ntp true.') : good('The clock fits what the site has written.'),
  ]
}
