import { BLOG_FEED } from './blog-feed.ts'
import { FACT_FEED } from './fact-feed.ts'
import type { SiteFeed } from './feed.ts'

/** Everything that can be followed with a feed reader. */
export const FEEDS: readonly SiteFeed[] = [BLOG_FEED, FACT_FEED]
