import { createHmac } from 'node:crypto'
import type { Transaction } from '../../../../db/connection.ts'
import { DRAFT_DAYS } from '../../../../shared/privacy/retention.ts'
import { after, DAY_MS } from '../../../../shared/time/instant.ts'
import type { Site } from '../../../site/site.ts'
import { foldedWords } from '../../reading/search/term-words.ts'
import { movedLines, quotedIn, quoteOfLine, type QuoteLink, type QuoteSource } from './quoted-lines.ts'

/** Most changed lines of one edit that are remembered, the first ones. */
export const FORMER_LINES_MAX = 500
/** Most marks looked up or written at once. */
const CHUNK = 500

/**
 * Remembers which lines a post no longer says. Someone may have begun a reply that quotes them. Only marks of the lines
 * are kept, so that the words themselves stay deleted.
 *
 * @param content - what the post says from now on
 */
export async function rememberFormerLines(trx: Transaction, { linkKey, clock }: Site, source: QuoteSource, content: string): Promise<void> {
  const [moved, said] = [movedLines(source.content, content), new Set(content.split('\n'))]
  const gone = source.content.split('\n').flatMap((line, at) => (said.has(line) || quotedIn(line) !== undefined ? [] : [{ line, sourceLine: moved(at) }]))
  const marks = new Map<string, number | null>()
  for (const { line, sourceLine } of gone.slice(0, FORMER_LINES_MAX)) {
    // The reply box quotes a long line cut short; someone who copies it quotes all of it.
    for (const words of [line, quoteOfLine(line)]) {
      const mark = markOf(linkKey, words)
      if (mark !== undefined) marks.set(mark, sourceLine)
    }
  }
  const rows = [...marks].map(([mark, sourceLine]) => ({ postId: source.id, mark, sourceLine, createdAt: clock.now() }))
  for (let start = 0; start < rows.length; start += CHUNK) {
    await trx
      .insertInto('formerLine')
      .values(rows.slice(start, start + CHUNK))
      .onConflict((conflict) => conflict.columns(['postId', 'mark']).doUpdateSet((eb) => ({ sourceLine: eb.ref('excluded.sourceLine'), createdAt: eb.ref('excluded.createdAt') })))
      .execute()
  }
}

interface Quoting {
  /** Of a post that's there already. */
  id: number | undefined
  topicId: number
  /** Posts that it answers or has quoted, in whichever topic they are now. */
  sourceIds: readonly number[]
}

/** Quoted lines that posts of the topic used to say, as if they had been quoted before that changed. The newest change counts. */
export async function linkFormerLines(trx: Transaction, { linkKey }: Site, { id, topicId, sourceIds }: Quoting, content: string): Promise<QuoteLink[]> {
  const quoted = content.split('\n').flatMap((text, line) => {
    const words = quotedIn(text)
    const mark = words === undefined ? undefined : markOf(linkKey, words)
    return mark === undefined ? [] : [{ line, mark }]
  })
  const marks = [...new Set(quoted.map(({ mark }) => mark))]
  const former = new Map<string, { sourceId: number; sourceLine: number | null }>()
  for (let start = 0; start < marks.length; start += CHUNK) {
    const rows = await trx
      .selectFrom('formerLine')
      .innerJoin('post', 'post.id', 'formerLine.postId')
      .select(['formerLine.mark', 'formerLine.postId', 'formerLine.sourceLine'])
      .where('formerLine.mark', 'in', marks.slice(start, start + CHUNK))
      .where((eb) => eb.or([eb('post.topicId', '=', topicId), ...(sourceIds.length > 0 ? [eb('post.id', 'in', sourceIds)] : [])]))
      .$if(id !== undefined, (query) => query.where('post.id', '!=', id ?? 0))
      .orderBy('formerLine.createdAt')
      .orderBy('formerLine.postId')
      .execute()
    for (const { mark, postId, sourceLine } of rows) former.set(mark, { sourceId: postId, sourceLine })
  }
  return quoted.flatMap(({ line, mark }) => {
    const source = former.get(mark)
    return source ? [{ line, ...source }] : []
  })
}

/** Deletes marks that are older than any draft. */
export async function sweepFormerLines({ db, clock }: Site): Promise<void> {
  await db.deleteFrom('formerLine').where('createdAt', '<', after(clock.now(), -DRAFT_DAYS * DAY_MS)).execute()
}

/** The same for a line however it's capitalized, accented, and punctuated. Undefined for one without words. */
function markOf(key: string, line: string): string | undefined {
  const words = foldedWords(line)
  return words.length === 0 ? undefined : createHmac('sha256', key).update(JSON.stringify(['line', words])).digest('base64url').slice(0, 22)
}
