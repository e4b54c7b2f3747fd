import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../../../db/connection.ts'
import type { Instant } from '../../../../shared/time/instant.ts'
import { announce } from '../../../site/bus.ts'
import type { Site } from '../../../site/site.ts'
import { rememberFormerLines } from './former-lines.ts'
import { CHUNK, linkEarlierReplies } from './link-quotes.ts'
import { movedLines, type QuoteSource } from './quoted-lines.ts'

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
