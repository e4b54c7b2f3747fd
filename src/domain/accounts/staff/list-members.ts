import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import type { MemberFilter, OfficeMemberRow } from '../../../shared/office/members/office-members.ts'
import { likeIn } from '../../../db/contains-text.ts'
import type { Actor, Site } from '../../site/site.ts'
import { requireRecentPassword } from '../../access/require-admin.ts'

/** Words of a search that count. */
const WORDS_MAX = 5

interface ListFilters {
  /** Parts of username, email or full name, with spaces between; each must be found. */
  words: string
  filter: MemberFilter
  offset: number
  limit: number
}

export const OFFICE_COLUMNS = [
  ...(['id', 'username', 'avatar', 'role', 'firstName', 'lastName', 'email', 'createdAt', 'lastSeenAt'] as const),
  ...(['emailConfirmedAt', 'suspendedUntil', 'sampledAt'] as const),
] as const

/**
 * Members with full name and email, the newest first.
 *
 * @throws AppError `not-found` unless the actor is an admin, `forbidden` with `needs: 'password'`
 */
export async function listMembers(site: Site, actor: Actor, { words, filter, offset, limit }: ListFilters) {
  requireRecentPassword(site, actor)
  const fitting = site.db.selectFrom('member').where((eb) => eb.and([...passes(eb, filter, site.clock.now()), ...says(eb, words)]))
  const { total } = await fitting.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await fitting.select(OFFICE_COLUMNS).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return { entries: rows.map((row) => toOfficeRow(row, site.clock.now())), total }
}

type Builder = ExpressionBuilder<Tables, 'member'>

function passes(eb: Builder, filter: MemberFilter, now: Instant): Expression<SqlBool>[] {
  if (filter === 'admin' || filter === 'moderator') return [eb('role', '=', filter)]
  if (filter === 'suspended') return [eb('suspendedUntil', '>', now)]
  if (filter === 'unconfirmed') return [eb('emailConfirmedAt', 'is', null)]
  return []
}

const says = (eb: Builder, words: string): Expression<SqlBool>[] =>
  words
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, WORDS_MAX)
    .map((word) => eb.or(['username', 'email', 'first_name', 'last_name'].map((column) => likeIn(column, word))))

interface Columns extends Omit<OfficeMemberRow, 'joinedAt' | 'isConfirmed' | 'isSuspended' | 'isSample'> {
  createdAt: Instant
  emailConfirmedAt: Instant | null
  suspendedUntil: Instant | null
  sampledAt: Instant | null
}

/** A member as a row of the office's list. */
export function toOfficeRow({ createdAt, emailConfirmedAt, suspendedUntil, sampledAt, ...row }: Columns, now: Instant): OfficeMemberRow {
  return {
    ...row,
    joinedAt: createdAt,
    isConfirmed: emailConfirmedAt !== null,
    isSuspended: suspendedUntil !== null && suspendedUntil > now,
    isSample: sampledAt !== null,
  }
}
