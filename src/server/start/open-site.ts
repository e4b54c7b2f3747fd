import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { connectionsOf, openDatabase, type DatabaseTarget } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'
import { isAbout, tagsIn } from '../../domain/site/cache-tags.ts'
import { PASSWORD_COST } from '../../domain/accounts/password/password-hash.ts'
import { LiveLimits } from '../../domain/office/settings/live-limits.ts'
import { seedFacts } from '../../domain/playground/seed-facts.ts'
import { capacityOf } from '../../domain/site/capacity.ts'
import type { Clock, PasswordCost, Site } from '../../domain/site/site.ts'
import type { LanguageModel } from '../../domain/site/language-model.ts'
import { getOrCreateSecret } from '../../db/app-secrets.ts'
import { toInstant } from '../../shared/time/instant.ts'
import { openBus } from '../adapters/open-bus.ts'
import { type Config, machine } from '../config.ts'
import { openFiles } from '../files/open-files.ts'
import { errorField } from '../../shared/errors.ts'

const systemClock: Clock = { now: () => toInstant(Date.now()) }

/** A site with its database migrated and filled. */
export interface OpenSite {
  site: Site
  /** The key that hashes network addresses. */
  hashKey: string
  close: () => Promise<void>
}

type Needed = Pick<Config, 'place' | 'dataDir' | 'limits' | 'siteUrl' | 'isSiteUrlSet' | 'smtpUrl' | 'backsUpDaily'> & Partial<Pick<Config, 'ownerEmail' | 'store' | 'processes' | 'capacity'>> & {
  languageModel?: LanguageModel | undefined
  /** How long a database may say nothing while someone waits; as long as it likes where no one does. */
  silenceMs?: number
  passwordCost?: PasswordCost
}

/**
 * Opens the site's database, brings its schema up to date and adds the facts that are missing.
 *
 * @throws Error naming the database when it cannot be reached or written, a newer version has used it, or PostgreSQL is
 *   set to confirm writes before they are safe
 */
export async function openSite({ place, dataDir, store, limits, siteUrl, isSiteUrlSet, smtpUrl, ownerEmail, backsUpDaily, languageModel, silenceMs, passwordCost = PASSWORD_COST, processes = 1, capacity }: Needed, clock: Clock = systemClock): Promise<OpenSite> {
  await bringUpToDate(place)
  const db = openDatabase(place, silenceMs)
  try {
    await seedFacts({ db, clock })
    const hashKey = await getOrCreateSecret(db, 'hash-key', () => randomBytes(32).toString('base64url'))
    const linkKey = await getOrCreateSecret(db, 'link-key', () => randomBytes(32).toString('base64url'))
    const bus = await openBus(place)
    const live = new LiveLimits(limits)
    const followSettings = () => live.read(db)
    await followSettings()
    bus.subscribe((change) => {
      if (isAbout(tagsIn(change), ['settings'])) followSettings().catch(() => {}) // the next change reads again
    })
    const { files, close: closeFiles } = await openFiles(dataDir, store)
    const close = async () => {
      closeFiles()
      await bus.close()
      await db.destroy()
    }
    const site: Site = {
      db, clock, bus, files, url: siteUrl, isUrlSet: isSiteUrlSet, linkKey, languageModel, hasMailServer: smtpUrl !== undefined, ownerEmail, backsUpDaily, passwordCost, processes,
      capacity: capacity ?? capacityOf({ ...machine(), workers: 1, connections: connectionsOf(db)?.most }),
      get limits() {
        return live.rules
      },
      baseLimits: live.base, followSettings,
    }
    return { site, hashKey, close }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** On a connection of its own, because a step may take minutes on a large site. */
async function bringUpToDate(place: DatabaseTarget): Promise<void> {
  try {
    const db = openDatabase(place)
    try {
      if (place.engine === 'postgres') await refuseUnsafeCommits(db)
      await migrate(db)
    } finally {
      await db.destroy()
    }
  } catch (error) {
    throw new Error(`${nameOf(place)} can't be opened: ${reasonOf(error)}`, { cause: error })
  }
}

/** A database as the owner knows it. Its address holds a password. */
const nameOf = (place: DatabaseTarget): string =>
  place.engine === 'sqlite' ? `The database ${place.file} (DATA_DIR)` : 'The PostgreSQL database (DATABASE_URL)'

/** A host with several addresses fails with one error for each, and without words of its own. */
function reasonOf(error: unknown): string {
  return String(errorField(error, 'message') || errorField(error, 'code') || error)
}

async function refuseUnsafeCommits(db: Site['db']) {
  const { rows } = await sql<{ setting: string }>`select current_setting('synchronous_commit') as setting`.execute(db)
  if (rows[0]?.setting !== 'off') return
  throw new Error('PostgreSQL has synchronous_commit = off, so a power failure could lose messages. Please turn it on.')
}
