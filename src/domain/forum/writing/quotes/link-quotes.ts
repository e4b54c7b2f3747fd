import type { Database, Transaction } from '../../../../db/connection.ts'
import { likeIn } from '../../../../db/contains-text.ts'
import type { Site } from '../../../site/site.ts'
import { indexPost } from '../../reading/search/search-index.ts'
import { linkFormerLines } from './former-lines.ts'
import { type QuoteLink, type QuoteSource, quotedIn, splitQuotes, takeOut } from './quoted-lines.ts'

/** Most quoted lines of one post whose source is looked for beyond the post it answers. */
const LINES_LOOKED_UP = 20
/** Most quotes filled or followed at once. */
export const CHUNK = 500
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
