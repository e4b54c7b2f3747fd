/** Public pages in the order of their weight. */
export const PUBLIC_PATHS = ['/', '/visit', '/visit/check-in', '/forum', '/blog', '/forum/categories', '/forum/latest', '/forum/popular', '/forum/guidelines', '/forum/privacy', '/forum/terms', '/forum/removal-request']

/** What bots need not even open: searches cost much and lead nowhere new, the office is no one's. */
const CLOSED_PATHS = ['/api/', '/forum/search', '/search', '/forum/new-topic', '/office']

export const robotsText = (siteUrl: URL): string =>
  `User-agent: *\n${CLOSED_PATHS.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`

export const siteMap = (siteUrl: URL, paths: readonly string[]): string => listOf('urlset', 'url', siteUrl, paths)

/** @param parts - paths of sitemaps that together are the whole */
export const siteMapIndex = (siteUrl: URL, parts: readonly string[]): string => listOf('sitemapindex', 'sitemap', siteUrl, parts)

function listOf(list: string, entry: string, siteUrl: URL, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <${entry}><loc>${new URL(path, siteUrl).href}</loc></${entry}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${list}>
`
}
