import { randomBytes } from 'node:crypto'
import { connectionsOf, openDatabase } from '../../db/connection.ts'
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
import { bringUpToDate } from './bring-up-to-date.ts'

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
