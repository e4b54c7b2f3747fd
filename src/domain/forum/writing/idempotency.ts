import { createHash } from 'node:crypto'
import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import { SEND_KEY_DAYS } from '../../../shared/privacy/retention.ts'
import { after, DAY_MS, SECOND_MS } from '../../../shared/time/instant.ts'
import { AppError } from '../../site/app-error.ts'
import type { Member, Site } from '../../site/site.ts'

/** The same text again within this time is a double click. Source: docs/rules/forum.md#twice */
export const SAME_TEXT_MS = 10 * SECOND_MS

/** Something a member sends: under which key, if any, and what. */
interface Sending {
  key: string | undefined
  /** Everything that makes it this text in this place. */
  body: unknown
  /** The id of the same text sent a moment ago. */
  findDuplicate: (trx: Transaction) => Promise<number | undefined>
}

/**
 * Makes a post or topic unless the same sending has made it already, however many arrive at once. Only the id is
 * kept with the key: a copy of the text would outlive its removal.
 *
 * @returns the id of what was made, now or earlier
 * @throws AppError `key-reused` when the key came with another body before
 */
export async function withIdempotencyKey(
  trx: Transaction,
  site: Site,
  member: Member,
  { key, body, findDuplicate }: Sending,
  make: () => Promise<number>,
): Promise<number> {
  // A member's composes take turns: of two at once, the second sees what the first made.
  await lockFor(trx, `compose:${member.id}`)
  if (key === undefined) return (await findDuplicate(trx)) ?? make()

  const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  const earlier = await trx
    .selectFrom('idempotencyKey')
    .select(['fingerprint', 'result'])
    .where('memberId', '=', member.id)
    .where('key', '=', key)
    .executeTakeFirst()
  if (earlier) return earlier.fingerprint === fingerprint ? Number(earlier.result) : refuseKey()

  const id = await make()
  const sent = { memberId: member.id, key, fingerprint, result: String(id), createdAt: site.clock.now() }
  await trx.insertInto('idempotencyKey').values(sent).execute()
  return id
}

function refuseKey(): never {
  throw new AppError('key-reused', 'This Idempotency-Key was already used for another text. Please use a new one.')
}

/** Forgets keys of sendings that no one repeats anymore. */
export async function sweepIdempotencyKeys({ db, clock }: Site): Promise<void> {
  await db.deleteFrom('idempotencyKey').where('createdAt', '<', after(clock.now(), -SEND_KEY_DAYS * DAY_MS)).execute()
}
