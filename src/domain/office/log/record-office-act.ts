import type { Transaction } from '../../../db/connection.ts'
import type { Instant } from '../../../shared/time/instant.ts'
import { detailColumn } from './logged-act.ts'
import type { OfficeAct } from './office-act.ts'

type NewOfficeAct = OfficeAct & {
  /** Null for what the site did by itself. */
  actorId: number | null
  /** What it was done to, such as `fact:pricing`; nothing in particular without it. */
  subject?: string
  createdAt: Instant
}

/** Writes down who did what in the office, in the transaction of the act. */
export async function recordOfficeAct(trx: Transaction, { actorId, kind, subject = '', detail, createdAt }: NewOfficeAct): Promise<void> {
  await trx.insertInto('officeAct').values({ actorId, kind, subject, detail: detailColumn(detail), createdAt }).execute()
}
