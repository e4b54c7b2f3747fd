import type { MemberProfile } from '../../shared/accounts/accounts.ts'
import { AppError } from '../site/app-error.ts'
import type { Site } from '../site/site.ts'
import type { Database } from '../../db/connection.ts'
import { emailKey } from '../../shared/text/text.ts'

/** A member's public page: never an email or a full name. @throws AppError `not-found` */
export async function getMember({ db }: Site, username: string): Promise<MemberProfile> {
  const { role, createdAt, ...shown } = await memberNamed(db, username)
  return { ...shown, isAdmin: role === 'admin', joinedAt: createdAt, ...(await countsOf(db, shown.id)) }
}

/** The member whose public page has this name in its address. @throws AppError `not-found` */
export async function memberNamed(db: Database, username: string) {
  const key = username.toLowerCase()
  const found = db.selectFrom('member').select(['id', 'username', 'avatar', 'about', 'role', 'createdAt']).where('usernameKey', '=', key).where('invitedAt', 'is', null)
  // Not every text of an address is one that a database takes.
  const member = /^[a-z0-9_-]+$/.test(key) ? await found.executeTakeFirst() : undefined
  if (!member) throw new AppError('not-found', 'We couldn’t find that member.')
  return member
}

/** What the member has written and everyone can see. Costs what the member wrote, not what the forum holds. */
export async function countsOf(db: Site['db'], authorId: number) {
  const topics = await db
    .selectFrom('topic')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('authorId', '=', authorId)
    .where('hiddenAt', 'is', null)
    .executeTakeFirstOrThrow()
  const posts = await db
    .selectFrom('post')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('authorId', '=', authorId)
    .where('deletedAt', 'is', null)
    .where('hiddenAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { topicCount: topics.count, postCount: posts.count }
}

/** The member with this username or email, in any letter case. No username has an @, so they never clash. */
export const findAccount = (db: Database, account: string) =>
  db
    .selectFrom('member')
    .select(['id', 'username', 'email', 'passwordHash', 'role', 'sampledAt', 'invitedAt'])
    .where(account.includes('@') ? 'emailKey' : 'usernameKey', '=', emailKey(account))
    .executeTakeFirst()
