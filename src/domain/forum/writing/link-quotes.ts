import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../../db/connection.ts'
import { likeIn } from '../../../db/contains-text.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { announce } from '../../site/bus.ts'
import { blockedAmong } from '../../accounts/blocks/list-blocks.ts'
import type { Actor, Site } from '../../site/site.ts'
import { indexPost } from '../reading/search/search-index.ts'
import { linkFormerLines, rememberFormerLines } from './former-lines.ts'
import { fillQuotes, movedLines, type QuoteLink, type QuoteSource, quotedIn, splitQuotes, takeOut } from './quoted-lines.ts'

/** Most quoted lines of one post whose source is looked for beyond the post it answers. */
const LINES_LOOKED_UP = 20
/** Most quotes filled or followed at once. */
const CHUNK = 500
/** No post's id. */
const NO_POST = 0

interface Quoting {
  /** Of a post that's there already. */
  id?: number
  topicId: number
  replyToId: number | null
}

/**
 * A text as it's to be stored, with where its quotes are from: the post it answers, or others of its topic. Lines that
 * no post says anymore, but one did, are quotes of that one, too: they're shown as if they had been sent in time.
 */
export async function linkQuotes(trx: Transaction, site: Site, { id, topicId, replyToId }: Quoting, content: string) {
  const quoted = content.split('\n').flatMap((line) => quotedIn(line) ?? [])
  if (quoted.length === 0) return { stored: content, links: [] }
  const sources = await knownSources(trx, id, replyToId)
  const sourceIds = sources.map((source) => source.id)
  for (const line of quoted.slice(0, LINES_LOOKED_UP)) {
    if (splitQuotes(`> ${line}`, sources).links.length === 0) sources.push(...(await postsSaying(trx, { id, topicId }, line)))
  }
  const { stored, links } = splitQuotes(content, sources)
  const former = await linkFormerLines(trx, site, { id, topicId, sourceIds }, stored)
  return { stored: takeOut(stored, former), links: [...links, ...former] }
}

/** The post it answers, and what it has quoted so far: a split may have put them into another topic. */
async function knownSources(trx: Transaction, id: number | undefined, replyToId: number | null): Promise<QuoteSource[]> {
  const quoted = id === undefined ? [] : await trx.selectFrom('postQuote').select('sourceId').distinct().where('postId', '=', id).execute()
  const ids = [...(replyToId === null ? [] : [replyToId]), ...quoted.map(({ sourceId }) => sourceId)]
  return ids.length === 0 ? [] : readableFirst(trx).where('id', 'in', ids).execute()
}

/** Posts that were removed or hidden count, too: a reply that was begun before must not bring their words back. */
const readableFirst = (db: Database) =>
  db
    .selectFrom('post')
    .select(['id', 'content'])
    .orderBy((eb) => eb.case().when(eb.and([eb('deletedAt', 'is', null), eb('hiddenAt', 'is', null)])).then(0).else(1).end())
    .orderBy('id', 'desc')

/** The newest posts that have a line, in full or cut short. */
const postsSaying = (trx: Transaction, { id = NO_POST, topicId }: { id: number | undefined; topicId: number }, line: string): Promise<QuoteSource[]> =>
  readableFirst(trx).where('topicId', '=', topicId).where('id', '!=', id).where(likeIn('content', line.replace(/…$/, ''))).limit(3).execute()

/** Remembers where a post's quotes are from, in place of what was remembered before. */
export async function saveQuotes(trx: Transaction, postId: number, links: readonly QuoteLink[]): Promise<void> {
  await trx.deleteFrom('postQuote').where('postId', '=', postId).execute()
  const rows = links.filter(({ sourceId }) => sourceId !== postId).map((link) => ({ postId, ...link }))
  for (let start = 0; start < rows.length; start += CHUNK) {
    await trx.insertInto('postQuote').values(rows.slice(start, start + CHUNK)).execute()
  }
}

/**
 * Texts of posts with what their quotes say now. Nothing is asked for where nothing is quoted.
 *
 * @param reader - who reads them: in what others write, a member isn't shown the words of someone they blocked. Left out
 *   where a text is checked, changed, or moderated.
 */
export async function withQuotes<T extends QuoteSource & { authorId?: number | null }>(db: Database, posts: readonly T[], reader?: Actor): Promise<T[]> {
  const quoting = posts.filter(({ content }) => /^>$/m.test(content)).map(({ id }) => id)
  if (quoting.length === 0) return [...posts]
  const links = await db
    .selectFrom('postQuote')
    .innerJoin('post as source', 'source.id', 'postQuote.sourceId')
    .innerJoin('topic', 'topic.id', 'source.topicId')
    .innerJoin('post as quoting', 'quoting.id', 'postQuote.postId')
    .select(['postQuote.postId', 'postQuote.line', 'postQuote.sourceId', 'postQuote.sourceLine', 'source.authorId'])
    // A post may quote a long one in each of its lines: its text comes once.
    .select((eb) => eb.case().when(eb(eb.fn.agg<number>('row_number').over((over) => over.partitionBy('postQuote.sourceId').orderBy('postQuote.postId').orderBy('postQuote.line')), '=', 1)).then(eb.ref('source.content')).end().as('content'))
    .select((eb) => eb.and([eb('source.deletedAt', 'is', null), eb('source.hiddenAt', 'is', null), eb.or([eb('topic.hiddenAt', 'is', null), eb('quoting.topicId', '=', eb.ref('source.topicId'))])]).as('isReadable'))
    .where('postQuote.postId', 'in', quoting)
    .execute()
  const readable = new Set(links.filter(({ isReadable }) => isReadable).map(({ sourceId }) => sourceId))
  const sources = new Map(links.flatMap(({ sourceId, content }) => (content !== null && readable.has(sourceId) ? [[sourceId, content.split('\n')] as const] : [])))
  const linksOf = Map.groupBy(links, ({ postId }) => postId)
  const blocked = await blockedSources(db, links, reader)
  const isOwn = (post: T) => reader?.kind === 'member' && post.authorId === reader.id
  return posts.map((post) => ({ ...post, content: fillQuotes(post.content, linksOf.get(post.id) ?? [], (id) => sources.get(id), (id) => blocked.has(id) && !isOwn(post)) }))
}

/** Quoted posts by members whom the reader has blocked. The team reads all of a post: it moderates and edits it. */
async function blockedSources(db: Database, links: readonly { sourceId: number; authorId: number | null }[], reader: Actor | undefined): Promise<ReadonlySet<number>> {
  if (reader?.kind !== 'member' || reader.role !== 'member') return new Set()
  const authors = new Set(links.flatMap(({ authorId }) => (authorId === null ? [] : [authorId])))
  const blocked = await blockedAmong(db, reader.id, [...authors])
  return new Set(links.flatMap(({ sourceId, authorId }) => (authorId !== null && blocked.has(authorId) ? [sourceId] : [])))
}

/** Purges pages of other topics, since a split, that quote a post, or any post of a topic: it says something else now, or nothing. */
export async function announceToQuoters(trx: Transaction, { id, topicId }: { id?: number; topicId: number }, now: Instant): Promise<void> {
  const quoting = await trx
    .selectFrom('post as source')
    .innerJoin('postQuote', 'postQuote.sourceId', 'source.id')
    .innerJoin('post as quoting', 'quoting.id', 'postQuote.postId')
    .select('quoting.topicId')
    .distinct()
    .where('source.topicId', '=', topicId)
    .whereRef('quoting.topicId', '!=', 'source.topicId')
    .$if(id !== undefined, (query) => query.where('source.id', '=', id ?? 0))
    .execute()
  if (quoting.length > 0) await announce(trx, { purged: quoting.map((post) => `topic:${post.topicId}` as const) }, now)
}

/** Has the quotes of a post say what it says after an edit, also those that are sent later. */
export async function followEdit(trx: Transaction, site: Site, source: QuoteSource, content: string): Promise<void> {
  await linkEarlierReplies(trx, source)
  const moved = movedLines(source.content, content)
  const quoted = await trx.selectFrom('postQuote').select('sourceLine').where('sourceId', '=', source.id)
    .union(trx.selectFrom('formerLine').select('sourceLine').where('postId', '=', source.id)).execute()
  const moves = quoted.flatMap(({ sourceLine }) => (sourceLine === null ? [] : [{ from: sourceLine, to: moved(sourceLine) }]))
  await moveQuotes(trx, source.id, moves.filter(({ from, to }) => from !== to))
  await rememberFormerLines(trx, site, source, content)
}

/** Lines may change places with each other: all step aside first, so that each starts from where no other has arrived. */
async function moveQuotes(trx: Transaction, sourceId: number, moves: readonly { from: number; to: number | null }[]): Promise<void> {
  for (let start = 0; start < moves.length; start += CHUNK) {
    const lines = moves.slice(start, start + CHUNK).map(({ from }) => from)
    await setLines(trx, sourceId, lines, sql<number>`-1 - source_line`)
  }
  for (let start = 0; start < moves.length; start += CHUNK) {
    const parked = moves.slice(start, start + CHUNK).map(({ from, to }) => ({ from: -1 - from, to }))
    const cases = parked.map(({ from, to }) => sql`when ${from} then cast(${to} as integer)`)
    await setLines(trx, sourceId, parked.map(({ from }) => from), sql<number | null>`case source_line ${sql.join(cases, sql` `)} end`)
  }
}

async function setLines(trx: Transaction, sourceId: number, from: readonly number[], to: RawBuilder<number | null>): Promise<void> {
  await trx.updateTable('postQuote').set({ sourceLine: to }).where('sourceId', '=', sourceId).where('sourceLine', 'in', from).execute()
  await trx.updateTable('formerLine').set({ sourceLine: to }).where('postId', '=', sourceId).where('sourceLine', 'in', from).execute()
}

/** Replies from before quotes were references still have the words themselves, until their source changes or goes. */
export async function linkEarlierReplies(trx: Transaction, source: QuoteSource): Promise<void> {
  const replies = await trx
    .selectFrom('post')
    .innerJoin('topic', 'topic.id', 'post.topicId')
    .select(['post.id', 'post.number', 'post.content', 'post.deletedAt', 'post.hiddenAt', 'topic.title'])
    .where('post.replyToId', '=', source.id)
    .where('post.content', 'like', '%> %')
    .execute()
  for (const reply of replies) {
    const { stored, links } = splitQuotes(reply.content, [source])
    if (links.length === 0) continue
    await trx.updateTable('post').set({ content: stored }).where('id', '=', reply.id).execute()
    const others = await trx.selectFrom('postQuote').select(['line', 'sourceId', 'sourceLine']).where('postId', '=', reply.id).execute()
    await saveQuotes(trx, reply.id, [...others, ...links])
    if (!reply.deletedAt && !reply.hiddenAt) await indexPost(trx, { ...reply, content: stored }, reply.title)
  }
}
