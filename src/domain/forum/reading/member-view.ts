import { FORMER_MEMBER, type MemberView, type Role } from '../../../shared/accounts/accounts.ts'

/** Nothing else of a member leaves the site with a list: no email, no full name. */
export interface AuthorColumns {
  authorId: number | null
  username: string | null
  avatar: string | null
  role: Role | null
}

/** The columns of the joined member behind {@link AuthorColumns}, for a join named `author`. */
export const AUTHOR_COLUMNS = ['author.id as authorId', 'author.username', 'author.avatar', 'author.role'] as const

/** A member, or {@link FORMER_MEMBER} once the account is gone. */
export function toMemberView({ authorId, username, avatar, role }: AuthorColumns): MemberView {
  if (authorId === null || username === null) return FORMER_MEMBER
  return { id: authorId, username, avatar, isAdmin: role === 'admin' }
}
