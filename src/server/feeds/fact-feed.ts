import { type FactNews, listFactNews } from '../../domain/playground/fact-news.ts'
import { blogHtml } from '../../shared/blog/blog-html.ts'
import { withNotice } from '../../shared/playground/passed-notice.ts'
import { statusLine } from '../../web/pages/visit/status-line.ts'
import { type FeedItem, type SiteFeed, writeRss } from './feed.ts'

/** How many facts it holds. Source: docs/rules/playground.md#feed */
export const NEWEST = 30
const ABOUT = { path: '/visit/feed.xml', title: 'On Joue: What We Know So Far', page: '/visit' }

/** The facts that are new or say something else than before, as they stand now. */
export const FACT_FEED: SiteFeed = {
  ...ABOUT,
  tags: ['facts'],
  write: async (site) => {
    const news = await listFactNews(site, NEWEST)
    const description = 'What’s new or changed about the playground: what we’ve decided, and what we haven’t.'
    const items = news.map((fact) => itemOf(fact, site.url))
    return writeRss(site, { about: ABOUT, description, items, changedAt: news.map(({ changedAt }) => changedAt) })
  },
}

function itemOf(fact: FactNews, siteUrl: URL): FeedItem {
  const { key, question, answer, notice, changeId, changedAt } = fact
  const lines = [...answer.split('\n'), notice, statusLine(fact)]
  return {
    title: question,
    link: new URL(`/visit#${key}`, siteUrl).href,
    guid: `${siteUrl.host}/fact/${key}/${changeId}`,
    description: blogHtml([withNotice(answer, { notice })]),
    content: blogHtml(lines.filter(Boolean).map((line) => ({ tag: 'p', attributes: {}, children: [line] }))),
    date: new Date(changedAt),
  }
}
