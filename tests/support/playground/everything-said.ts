import { loadEmail } from '../../../src/domain/emails/load-email.ts'
import { renderEmail } from '../../../src/emails/layout/render-email.ts'
import type { ChatResponse } from '../../../src/shared/assistant/assistant.ts'
import type { LocalBook } from '../../../src/shared/assistant/local-topics.ts'
import type { anApp } from '../a-site.ts'
import { PAGES } from '../pages.ts'

type App = Pick<Awaited<ReturnType<typeof anApp>>, 'ask' | 'post' | 'site'>

/** Something the site says, and where. */
export interface Said {
  where: string
  text: string
}

/** What programs read; of the words that the browser answers with when it can't reach the site, only what it says. */
const PROGRAMS = ['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/visit/feed.xml', '/blog/feed.xml', '/api/facts', '/api/facts/visit', '/api/site']
/** The pages behind emailed links say nothing of facts while the link is wrong. */
const PATHS = [...new Set(PAGES.filter(({ as, path, route }) => as === 'visitor' && !(path ?? route).includes(':')).map(({ path, route }) => path ?? route))]
  .filter((path) => path.startsWith('/') && !path.includes('token='))

/** What every public page says, with feeds, sitemap, structured data, and what programs are told. */
export async function publicWords({ ask }: App, more: readonly string[] = []): Promise<Said[]> {
  const offline = (await ask('/api/chat/local')).headers.get('location') ?? ''
  const read = async (path: string) => (await ask(path, { headers: { accept: 'text/html' } })).text()
  const { topics, note, questionReply, otherReply } = JSON.parse(await read(offline)) as LocalBook
  const local = { where: 'without the server', text: [...topics.map(({ reply }) => reply), note, questionReply, otherReply].join('\n') }
  const pages = await Promise.all([...PATHS, ...more, ...PROGRAMS].map(async (path) => ({ where: path, text: wordsOf(await read(path)) })))
  return [...pages, local]
}

/** What is read of a document by people, search engines, and messengers: text, structured data, and descriptions. */
function wordsOf(document: string): string {
  const heads = [...document.matchAll(/<meta (?:name|property)="[^"]*(?:description|title)" content="([^"]*)"/g)].map(([, content]) => content)
  const data = [...document.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json.replaceAll(/"date\w+":"[^"]*"/g, ''))
  const text = document.replaceAll(/<(script|style|svg|time)\b.*?<\/\1>/gs, ' ').replaceAll(/<(?:pubDate|lastBuildDate|guid|lastmod)\b.*?<\/\w+>/gs, ' ').replaceAll(/<[^>]*>/g, ' ')
  return unescaped([...heads, ...data, text].join('\n')).replaceAll(/\s+/g, ' ')
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': '’', '#39': '’', lt: '<', gt: '>' }
const unescaped = (text: string): string => text.replaceAll(/&([\w#]+);/g, (entity, name: string) => ENTITIES[name] ?? entity)

/** Every email in the outbox, as it would be sent now. */
export async function emailWords({ site }: App): Promise<Said[]> {
  const rows = await site.db.selectFrom('outbox').selectAll().execute()
  const emails = await Promise.all(rows.map(async (row) => ({ row, email: await loadEmail(site, row) })))
  return emails.flatMap(({ row, email }) => {
    if (!email || email.isObsolete) return []
    const { subject, text, html } = renderEmail(email.content)
    return [{ where: `email: ${row.template}`, text: `${subject}\n${text}\n${wordsOf(html)}` }]
  })
}

/** What the assistant answers. */
export async function answers({ post }: App, questions: readonly string[]): Promise<Said[]> {
  const said: Said[] = []
  for (const question of questions) {
    const { message } = (await (await post('/api/chat', { message: question })).json()) as ChatResponse
    said.push({ where: `“${question}”`, text: message })
  }
  return said
}
