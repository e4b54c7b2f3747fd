import type { Database, Transaction } from '../../../db/connection.ts'
import { likeIn } from '../../../db/contains-text.ts'
import { indexPost } from '../reading/search/search-index.ts'
import { fillQuotes, movedLine, type QuoteLink, type QuoteSource, quotedIn, splitQuotes } from './quotes.ts'

/** Most quoted lines of one post whose source is looked for beyond the post it answers. */
const LINES_LOOKED_UP = 20
/** Most quotes filled or followed at once. */
const CHUNK = 500

interface Quoting {
  topicId: number
  replyToId: number | null
}

/** A text as it's to be stored, with where its quotes are from: the post it answers, or others of its topic. */
export async function linkQuotes(trx: Transaction, { topicId, replyToId }: Quoting, content: string) {
  const quoted = content.split('\n').flatMap((line) => quotedIn(line) ?? [])
  if (quoted.length === 0) return { stored: content, links: [] }
  const answered = replyToId === null ? [] : await readable(trx, topicId).where('id', '=', replyToId).execute()
  const sources = [...answered]
  for (const line of quoted.slice(0, LINES_LOOKED_UP)) {
    if (splitQuotes(`> ${line}`, sources).links.length === 0) sources.push(...(await postsSaying(trx, topicId, line)))
  }
  return splitQuotes(content, sources)
}

const readable = (db: Database, topicId: number) =>
  db.selectFrom('post').select(['id', 'content']).where('topicId', '=', topicId).where('deletedAt', 'is', null).where('hiddenAt', 'is', null)

/** The newest posts that have a line, in full or cut short. */
const postsSaying = (trx: Transaction, topicId: number, line: string): Promise<QuoteSource[]> =>
  readable(trx, topicId).where(likeIn('content', line.replace(/…$/, ''))).orderBy('id', 'desc').limit(3).execute()

/** Remembers where a post's quotes are from, in place of what was remembered before. */
export async function saveQuotes(trx: Transaction, postId: number, links: readonly QuoteLink[]): Promise<void> {
  await trx.deleteFrom('postQuote').where('postId', '=', postId).execute()
  const rows = links.filter(({ sourceId }) => sourceId !== postId).map((link) => ({ postId, ...link }))
  for (let start = 0; start < rows.length; start += CHUNK) {
    await trx.insertInto('postQuote').values(rows.slice(start, start + CHUNK)).execute()
  }
}

/** Texts of posts with what their quotes say now. Nothing is asked for where nothing is quoted. */
export async function withQuotes<T extends QuoteSource>(db: Database, posts: readonly T[]): Promise<T[]> {
  const quoting = posts.filter(({ content }) => /^>$/m.test(content)).map(({ id }) => id)
  if (quoting.length === 0) return [...posts]
  const links = await db
    .selectFrom('postQuote')
    .innerJoin('post as source', 'source.id', 'postQuote.sourceId')
    .innerJoin('topic', 'topic.id', 'source.topicId')
    .select(['postQuote.postId', 'postQuote.line', 'postQuote.sourceId', 'postQuote.sourceLine', 'source.content'])
    .select((eb) => eb.and([eb('source.deletedAt', 'is', null), eb('source.hiddenAt', 'is', null)]).as('isReadable'))
    .where('postQuote.postId', 'in', quoting)
    .execute()
  const sources = new Map(links.filter(({ isReadable }) => isReadable).map(({ sourceId, content }) => [sourceId, content]))
  const linksOf = Map.groupBy(links, ({ postId }) => postId)
  return posts.map((post) => ({ ...post, content: fillQuotes(post.content, linksOf.get(post.id) ?? [], (id) => sources.get(id)) }))
}

/** Has the quotes of a post say what it says after an edit. */
export async function followEdit(trx: Transaction, source: QuoteSource, content: string): Promise<void> {
  await linkEarlierReplies(trx, source)
  const quoted = await trx.selectFrom('postQuote').select('sourceLine').distinct().where('sourceId', '=', source.id).execute()
  const moves = quoted.flatMap(({ sourceLine }) => (sourceLine === null ? [] : [{ from: sourceLine, to: movedLine(sourceLine, source.content, content) }]))
  // Lines may change places with each other: each move starts from where no other has arrived.
  const parked = (line: number) => -1 - line
  for (const { from } of moves) await move(trx, source.id, from, parked(from))
  for (const { from, to } of moves) await move(trx, source.id, parked(from), to)
}

const move = (trx: Transaction, sourceId: number, from: number, to: number | null) =>
  trx.updateTable('postQuote').set({ sourceLine: to }).where('sourceId', '=', sourceId).where('sourceLine', '=', from).execute()

/** Replies from before quotes were references still have the words themselves. */
async function linkEarlierReplies(trx: Transaction, source: QuoteSource): Promise<void> {
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
