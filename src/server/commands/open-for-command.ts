import { existsSync } from 'node:fs'
import { AppError } from '../../domain/site/app-error.ts'
import { type Config, readConfig } from '../config.ts'
import { type OpenSite, openSite } from '../start/open-site.ts'

type Work = (site: OpenSite['site'], config: Config) => Promise<void>

/**
 * Opens the site's database for one command and closes it afterwards. What goes wrong is told in words.
 *
 * @param needs - `a-site` of a command that means nothing where there is none; others begin an empty one and say so
 */
export async function withSite(work: Work, needs?: 'a-site'): Promise<void> {
  try {
    const config = readConfig()
    if (isNew(config)) reportMissingSite(config.dataDir, needs)
    const { site, close } = await openSite(config)
    try {
      await work(site, config)
    } finally {
      await close()
    }
  } catch (error) {
    complain(error)
  }
}

/** Whether the configuration leads to a place where there is no site yet. */
const isNew = ({ place }: Config): boolean => place.engine === 'sqlite' && !existsSync(place.file)

function reportMissingSite(dataDir: string, needs: 'a-site' | undefined): void {
  if (needs) throw new Error(`No site found in ${dataDir}. If your data is somewhere else, set DATA_DIR.`)
  console.error(`No site found in ${dataDir}. Creating an empty one there. If your data is somewhere else, set DATA_DIR.`)
}

/** Ends a command that did not do what it was asked to: with every complaint, and without the places in our code. */
export function complain(error: unknown): void {
  const complaints = error instanceof AppError && error.errors ? Object.values(error.errors).flat() : [messageOf(error)]
  for (const words of new Set(complaints)) console.error(words)
  process.exitCode = 1
}

const messageOf = (error: unknown): unknown => (error instanceof Error && error.message !== '' ? error.message : error)
