import { type ChatSource, CITATIONS_MAX } from '../../../shared/assistant/assistant.ts'

/** A link below an answer: what it leads to, and the host it is on. */
export interface Citation {
  url: string
  host: string
  /** Absent when the server named none; then the host name is all there is to show. */
  title?: string
}

/** The first few links of an answer that lead to a web page. Anything else in the lists is passed over. */
export function citationsOf(citations: unknown, sources: unknown): Citation[] {
  const titled = list(sources).filter(isSource)
  const urls = list(citations).length > 0 ? list(citations) : titled.map(({ url }) => url)
  const byUrl = new Map<string, Citation>()
  for (const url of urls) {
    const page = webPage(url)
    if (!page || byUrl.has(page.href)) continue
    const title = titled.find((source) => source.url === url)?.title.trim()
    byUrl.set(page.href, { url: page.href, host: page.host, ...(title && { title }) })
  }
  return [...byUrl.values()].slice(0, CITATIONS_MAX)
}

function webPage(url: unknown): URL | null {
  try {
    const page = new URL(typeof url === 'string' ? url : '')
    return page.protocol === 'https:' || page.protocol === 'http:' ? page : null
  } catch {
    return null
  }
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isSource = (value: unknown): value is ChatSource =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  'title' in value &&
  typeof value.url === 'string' &&
  typeof value.title === 'string'
