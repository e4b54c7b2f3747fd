import type { CaseAuthor } from '../../../shared/forum/reports/reports.ts'
import { requireActiveMember } from '../../access/require-active-member.ts'
import { requireModerator } from '../../access/require-moderator.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { authorInShort } from './author-in-short.ts'

/** A member in short, as staff see them. @throws AppError `signed-out`, `forbidden` for all but staff, `not-found` */
export async function getModeratedMember(site: Site, actor: Actor, username: string): Promise<CaseAuthor> {
  const { db } = site
  requireModerator(await requireActiveMember(db, actor))
  const row = await db.selectFrom('member').select('id').where('usernameKey', '=', username.toLowerCase()).executeTakeFirst()
  const member = row && (await authorInShort(site, row.id))
  if (!member) throw new AppError('not-found', 'This member no longer exists.')
  return member
}
