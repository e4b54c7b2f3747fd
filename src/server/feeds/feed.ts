import { Feed } from 'feed'
import type { Tag } from '../../domain/site/cache-tags.ts'
import { lastFactChange } from '../../domain/playground/fact-news.ts'
import { factsToSearch } from '../../domain/playground/list-facts.ts'
import type { Site } from '../../domain/site/site.ts'
import type { Instant } from '../../shared/time/instant.ts'
import { withNotice } from '../../shared/playground/passed-notice.ts'
import { fact, factsByKey } from '../../shared/playground/playground.ts'

/** A feed of the site. */
export interface SiteFeed {
  path: string
  /** What pages and programs call it. */
  title: string
  /** Path of what it follows: this page and all below name the feed. */
  page: string
  /** What it shows. */
  tags: readonly Tag[]
  write: (site: Site) => Promise<WrittenFeed>
}

export interface WrittenFeed {
  xml: string
  /** When it changed last; only of a feed from which nothing is taken away, else it could be told from no older one. */
  modifiedAt?: Instant
}

export type FeedItem = Parameters<Feed['addItem']>[0]

interface Channel {
  about: Pick<SiteFeed, 'path' | 'title' | 'page'>
  description: string
  items: FeedItem[]
  /** When each of its items changed last. */
  changedAt: Instant[]
}

/** A feed as RSS. Its description ends with the announcement, so that a stranger reads what On Joue is. */
export async function writeRss(site: Site, { about, description, items, changedAt }: Channel): Promise<Required<WrittenFeed>> {
  const here = (path: string) => new URL(path, site.url).href
  const announcement = fact(factsByKey([...(await factsToSearch(site))]), 'announcement')
  const modifiedAt = latest([await lastFactChange(site), ...changedAt])
  const feed = new Feed({
    title: about.title,
    description: `${description} ${withNotice(announcement.answer, announcement)}`,
    id: here(about.page), link: here(about.page), language: 'en-US', generator: false, feedLinks: { rss: here(about.path) },
    image: here('/icon-512.png'), updated: new Date(modifiedAt),
  })
  for (const item of items) feed.addItem(item)
  return { xml: feed.rss2(), modifiedAt }
}

/** The last of some moments: as UTC ISO text they sort by time. */
const latest = (moments: readonly Instant[]): Instant => moments.toSorted().at(-1) ?? ''
