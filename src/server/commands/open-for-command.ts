import { readConfig } from '../config.ts'
import { openSite } from '../open-site.ts'

/** Opens the site's database for one command and closes it afterwards. */
export async function withSite(work: (site: Awaited<ReturnType<typeof openSite>>['site']) => Promise<void>): Promise<void> {
  const { site, close } = await openSite(readConfig())
  try {
    await work(site)
  } finally {
    await close()
  }
}
