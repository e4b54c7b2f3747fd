import { z } from 'zod'
import { describedRoutes } from '../../src/api/openapi/described-routes.ts'
import { apiRoutes } from '../../src/api/routes.ts'
import type { Tables } from '../../src/db/tables.ts'
import type { Site } from '../../src/domain/site/site.ts'
import { FEEDS } from '../../src/server/feeds/feeds.ts'
import type { anApp } from './a-site.ts'
import { PAGES } from './pages.ts'

type App = Pick<Awaited<ReturnType<typeof anApp>>, 'site' | 'ask'>

/** Someone who reads, with the headers that their browser sends. */
export interface Reader {
  name: string
  headers: Record<string, string>
}

/** Words to look for, and a word beside them that a search finds them by. */
interface Wanted {
  words: readonly string[]
  near: string
}

/** What can stand in an address, by the name that its route gives it. */
type Parts = Record<string, readonly (string | number)[]>

interface Address {
  /** The route of the API that it's of; none for a page. */
  call?: string
  path: string
}

interface EverythingRead {
  /** `Zilkerwood in /api/forum/topics/1 for maya` */
  found: string[]
  /** Routes of the API that no one was shown anything by. */
  unread: string[]
}

/**
 * Reads as each reader whatever can be read: all GET calls of the API with every id there is, every choice of a filter,
 * and a search for each word, all pages, feeds, and site maps. It throws at a route with a part that isn't known here,
 * so that a new one isn't left out.
 */
export async function readEverything(app: App, readers: readonly Reader[], wanted: Wanted): Promise<EverythingRead> {
  const addresses = await everyAddress(app, wanted)
  const found: string[] = []
  const read = new Set<string>()
  for (const { name, headers } of readers) {
    for (const { call, path } of addresses) {
      const { text, isOk } = await open(app, path, headers)
      if (call && isOk) read.add(call)
      for (const word of wanted.words) if (text.includes(word.toLowerCase())) found.push(`${word} in ${path} for ${name}`)
    }
  }
  const calls = new Set(addresses.flatMap(({ call }) => call ?? []))
  return { found, unread: [...calls.difference(read)].toSorted() }
}

/** What an address leads to, and each address on the way there, which may have a title in it. */
async function open({ site, ask }: App, path: string, headers: Record<string, string>) {
  const texts: string[] = []
  let answer = await ask(path, { headers })
  for (let hops = 0; hops < 3 && answer.headers.has('location'); hops += 1) {
    const to = new URL(answer.headers.get('location') ?? '', site.url)
    texts.push(to.href)
    if (to.host !== site.url.host) break
    answer = await ask(`${to.pathname}${to.search}`, { headers })
  }
  texts.push(await answer.text())
  return { text: texts.join('\n').toLowerCase(), isOk: answer.ok }
}

async function everyAddress(app: App, { words, near }: Wanted): Promise<Address[]> {
  const parts = await partsOf(app.site)
  const calls = describedRoutes(apiRoutes(app.site)).filter(({ method }) => method === 'GET')
  const ofApi = calls.flatMap(({ path: call, description: { query: parameters = {} } }) =>
    filled(call, parts).flatMap((path) => queriesOf(call, parameters, [...words, near]).map((query) => ({ call, path: `${path}${query}` }))),
  )
  // A page says again what was searched for, so it's searched for what stands beside it.
  const searches = ['/forum/search', '/search'].map((path) => `${path}?q=${near}`)
  const others = [...pagePaths(parts), ...searches, ...FEEDS.map(({ path }) => path), ...(await siteMaps(app)), '/site.webmanifest', '/robots.txt']
  return [...ofApi, ...others.map((path) => ({ path }))]
}

async function partsOf({ db }: Site): Promise<Parts> {
  const ids = async (table: keyof Tables & ('topic' | 'post' | 'member' | 'removalRequest' | 'outbox' | 'category')) => {
    const rows = await db.selectFrom(table).select('id').execute()
    return rows.map(({ id }) => id)
  }
  const members = await db.selectFrom('member').select('username').execute()
  const slugs = await db.selectFrom('category').select('slug').execute()
  return {
    topicId: await ids('topic'), postId: await ids('post'), memberId: await ids('member'), requestId: await ids('removalRequest'), mailId: await ids('outbox'),
    username: members.map(({ username }) => username),
    category: [...(await ids('category')), ...slugs.map(({ slug }) => slug)],
    // What has nothing to do with the forum.
    group: ['landing'], file: ['x.json'], slug: ['x'], key: ['pricing'], textKey: ['emails.password-changed.first'],
    ...{ messageId: [1], announcementId: [1], groupId: [1], blogPostId: [1], revisionId: [1] },
  }
}

/** @throws Error at a part that isn't known */
function filled(route: string, parts: Parts): string[] {
  const name = /:(\w+)/.exec(route)?.[1]
  if (name === undefined) return [route]
  const values = parts[name]
  if (!values) throw new Error(`What stands in ${route} has to be added to tests/support/everything-read.ts.`)
  return values.flatMap((value) => filled(route.replace(`:${name}`, String(value)), parts))
}

/** What a query can say, besides what no word of the forum depends on. */
const LEFT_OUT = new Set(['page', 'limit', 'before', 'by', 'token', 'text', 'preview'])

/** No query, and each there is on its own. @throws Error at one that isn't known */
function queriesOf(route: string, query: Record<string, z.ZodType>, words: readonly string[]): string[] {
  const filters = Object.entries(query).flatMap(([name, schema]) => {
    if (LEFT_OUT.has(name)) return []
    if (name === 'q' || name === 'search') return words.map((word) => `?${name}=${word}`)
    if (name === 'latest') return ['?latest=3']
    const { enum: several, const: one } = z.toJSONSchema(schema, { io: 'input' })
    const choices = several ?? (one === undefined ? [] : [one])
    if (choices.length === 0) throw new Error(`What ${name} can be in ${route} has to be added to tests/support/everything-read.ts.`)
    return choices.map((choice) => `?${name}=${String(choice)}`)
  })
  return ['', ...filters]
}

/** Pages about rows of the forum, by what stands in their address. */
const PAGES_OF_ROWS: Record<string, string> = {
  '/forum/categories/:slug': '/forum/categories/:category',
  '/forum/topics/:id/:slug?': '/forum/topics/:topicId',
  '/forum/members/:username': '/forum/members/:username',
  '/forum/reports/:postId': '/forum/reports/:postId',
  '/forum/removals/:requestId': '/forum/removals/:requestId',
  '/office/forum/reports/:postId': '/office/forum/reports/:postId',
  '/office/members/:memberId': '/office/members/:memberId',
  '/office/mail/:mailId': '/office/mail/:mailId',
}

/** @throws Error at a page with a part that isn't known */
function pagePaths(parts: Parts): string[] {
  const paths = PAGES.flatMap(({ route, path, from }) => {
    const ofRows = PAGES_OF_ROWS[route]
    if (ofRows) return filled(ofRows, parts)
    // The other pages about rows that only the site knows are about nothing of the forum.
    return from === undefined ? (path ?? route) : filled(route.replace(':id', ':messageId'), parts)
  })
  return [...new Set(paths)]
}

async function siteMaps({ ask }: App): Promise<string[]> {
  const index = await (await ask('/sitemap.xml')).text()
  return ['/sitemap.xml', ...[...index.matchAll(/<loc>[^<]*(\/sitemap-[^<]+)<\/loc>/g)].map(([, path = '']) => path)]
}
