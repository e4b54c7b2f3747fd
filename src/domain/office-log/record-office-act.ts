import type { Transaction } from '../../db/connection.ts'
import type { Instant } from '../../shared/instant.ts'

/** A verb of the office, by what it was done to: `fact.change`, `member.suspend`. */
export type OfficeActKind =
  `${'account' | 'announcement' | 'backup' | 'blog' | 'category' | 'fact' | 'mail' | 'member' | 'message' | 'question' | 'report' | 'settings' | 'waitlist'}.${string}`

interface OfficeAct {
  /** Null for what the site did by itself. */
  actorId: number | null
  kind: OfficeActKind
  subject?: string
  detail?: string
  createdAt: Instant
}

/** Writes down who did what in the office, in the transaction of the act. */
export async function recordOfficeAct(trx: Transaction, { subject = '', detail = '', ...act }: OfficeAct): Promise<void> {
  await trx.insertInto('officeAct').values({ ...act, subject, detail }).execute()
}
