import { isLoopbackSite } from '../../domain/access/local-accounts.ts'
import { addStarterCategories } from '../../domain/forum/categories/starter-categories.ts'
import { seedSampleIfWanted } from '../../domain/sample/seed-sample.ts'
import { hasSample } from '../../domain/site/has-sample.ts'
import type { Site } from '../../domain/site/site.ts'
import type { Config } from '../config.ts'
import type { Print } from './make-first-admin.ts'

/** Said once, so that no one opens a site to others with passwords that everyone can read. */
const ADDED =
  'Added a sample community to the forum. Before you put this site online, set SITE_URL and run: npm run sample:remove'

/** Said at every start of a site that others reach. */
const STILL_THERE =
  'This site is public and still shows the sample community. Every page says that it’s made up, search engines are kept out, and no sample account can log in. ' +
  'To remove it, log in as an admin and open Office > Sample community, or run: npm run sample:remove'

/** Gives a new forum the sample community, if that's wanted, or else its first categories. */
export async function fillForum(site: Site, { sample }: Pick<Config, 'sample'>, print: Print): Promise<void> {
  if (await seedSampleIfWanted(site, sample)) print(isLoopbackSite(site) ? ADDED : STILL_THERE)
  else if (!isLoopbackSite(site) && (await hasSample(site.db))) print(STILL_THERE)
  await addStarterCategories(site)
}
