import type { Transaction } from '../../../db/connection.ts'
import { AppError } from '../../site/app-error.ts'
import type { Member, Site } from '../../site/site.ts'

interface ReportedPost {
  id: number
  authorId: number | null
}

/** Why a moderator must leave a reported post to someone else. */
type Partiality = 'author' | 'reporter'

const WORDS: Record<Partiality, string> = {
  author: 'This is about your own post. Another moderator has to decide.',
  reporter: 'You reported this post. Another moderator has to decide.',
}

/**
 * Whether a moderator can decide on a reported post: no one does about what they wrote or reported. If no one else on
 * the team could, they may after all. Otherwise the post would wait forever.
 */
export const mayDecide = async (db: Site['db'] | Transaction, site: Site, member: Member, post: ReportedPost): Promise<boolean> =>
  (await partialityOf(db, site, member, post)) === null

/** @throws AppError `forbidden` when {@link mayDecide} says no */
export async function requireImpartial(trx: Transaction, site: Site, member: Member, post: ReportedPost): Promise<void> {
  const partiality = await partialityOf(trx, site, member, post)
  if (partiality) throw new AppError('forbidden', WORDS[partiality])
}

async function partialityOf(db: Site['db'] | Transaction, site: Site, member: Member, { id, authorId }: ReportedPost): Promise<Partiality | null> {
  const reporters = db.selectFrom('report').select('reporterId').$narrowType<{ reporterId: number }>().where('postId', '=', id).where('reporterId', 'is not', null)
  const isReporter = (await reporters.where('reporterId', '=', member.id).executeTakeFirst()) !== undefined
  if (member.id !== authorId && !isReporter) return null
  const other = await db
    .selectFrom('member')
    .select('id')
    .where('role', '!=', 'member')
    .where('sampledAt', 'is', null)
    .where('id', '!=', member.id)
    .where('id', 'not in', reporters)
    .where((eb) => eb.or([eb('suspendedUntil', 'is', null), eb('suspendedUntil', '<=', site.clock.now())]))
    .$if(authorId !== null, (query) => query.where('id', '!=', authorId ?? 0))
    .executeTakeFirst()
  if (!other) return null
  return member.id === authorId ? 'author' : 'reporter'
}
