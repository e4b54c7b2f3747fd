import type { Database } from '../../../../db/connection.ts'
import { blockedAmong } from '../../../accounts/blocks/list-blocks.ts'
import type { Actor } from '../../../site/site.ts'
import { fillQuotes, type QuoteSource } from './quoted-lines.ts'

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
