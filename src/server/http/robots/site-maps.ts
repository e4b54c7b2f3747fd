import { listBlogAddresses } from '../../../domain/blog/reading/list-blog-posts.ts'
import {
  listCategoryAddresses,
  listTopicAddresses,
  listTopicAddressesIn,
  listTopicParts,
} from '../../../domain/forum/reading/list-addresses.ts'
import type { Site } from '../../../domain/site/site.ts'
import { PUBLIC_PATHS, siteMap, siteMapIndex } from './for-robots.ts'

/** The sitemap: of every public page, or an index of its parts once there are too many topics for one. */
export async function siteMapOf(site: Site): Promise<string> {
  const { db, url } = site
  const parts = await listTopicParts(db)
  if (parts.length > 0) return siteMapIndex(url, ['/sitemap-pages.xml', ...parts.map((part) => `/sitemap-topics-${part}.xml`)])
  return siteMap(url, [...(await listPages(site)), ...(await listTopicAddresses(db))])
}

/** A part by its name, `pages` or `topics-3`; undefined for a name that is none. */
export async function siteMapPart(site: Site, name: string): Promise<string | undefined> {
  const { db, url } = site
  if (name === 'pages') return siteMap(url, await listPages(site))
  const part = /^topics-([1-9]\d{0,5})$/.exec(name)?.[1]
  const topics = part ? await listTopicAddressesIn(db, Number(part)) : []
  return topics.length > 0 ? siteMap(url, topics) : undefined
}

const listPages = async (site: Site): Promise<string[]> => [
  ...PUBLIC_PATHS,
  ...(await listBlogAddresses(site)),
  ...(await listCategoryAddresses(site.db)),
]
