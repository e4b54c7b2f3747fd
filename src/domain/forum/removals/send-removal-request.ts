import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import type { RemovalRequest } from '../../../shared/forum/removals/removal-schemas.ts'
import type { RemovalReceipt } from '../../../shared/forum/removals/removals.ts'
import { emailKey } from '../../../shared/text/text.ts'
import { after, type Instant, MINUTE_MS } from '../../../shared/time/instant.ts'
import { raiseAlert } from '../../alerts/raise-alert.ts'
import { consumeFixedWindow, withCountedUse } from '../../limits/consume-limit.ts'
import { spamReasonOf } from '../../limits/spam-check.ts'
import { queueEmail } from '../../emails/outbox/queue-email.ts'
import type { Actor, Site } from '../../site/site.ts'
import { removalDueAt } from './removal-view.ts'

/** The same request from the same address within this time is one request. Source: docs/rules/forum.md#removal-requests */
export const SAME_REQUEST_MS = 5 * MINUTE_MS

type Request = z.output<typeof RemovalRequest>

/**
 * Takes in what someone asks us to remove, with a receipt to them and an email to staff. What looks like a bot's waits
 * with its clock as every other, but emails no one yet: browsers fill in hidden fields, too, and the law's time runs.
 * Sent again a moment later, it's the same request with the same number.
 *
 * @throws AppError `too-many` past the limit on removal requests
 */
export async function sendRemovalRequest(site: Site, actor: Actor, request: Request): Promise<RemovalReceipt> {
  const fingerprint = fingerprintOf(request)
  const count = (counting: Site) => consumeFixedWindow(counting, 'removals', actor.network)
  const { id, createdAt, quarantinedAt } = await withCountedUse(site, count, async (trx) => {
    await lockFor(trx, `removal:${fingerprint}`)
    return (await findSame(trx, fingerprint, after(site.clock.now(), -SAME_REQUEST_MS))) ?? store(trx, site, request, fingerprint)
  })
  return { number: id, dueAt: removalDueAt(createdAt), isEmailed: site.hasMailServer && quarantinedAt === null }
}

async function store(trx: Transaction, site: Site, request: Request, fingerprint: string): Promise<{ id: number; createdAt: Instant; quarantinedAt: Instant | null }> {
  const { kind, address, details, name, email } = request
  const spamReason = spamReasonOf(request)
  const createdAt = site.clock.now()
  const quarantinedAt = spamReason && createdAt
  const { id } = await trx
    .insertInto('removalRequest')
    .values({ kind, address, details, name, email, fingerprint, createdAt, quarantinedAt, quarantineReason: spamReason })
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = `removal:${id}` as const
  if (!spamReason) await queueEmail(trx, site, { template: 'removal-received', requestId: id, to: email, about })
  await raiseAlert(trx, site, 'removal', id, spamReason ? { isEmailed: false } : { ownEmail: { template: 'removal-due', requestId: id, news: 'new', about } })
  return { id, createdAt, quarantinedAt }
}

const findSame = (trx: Transaction, fingerprint: string, since: Instant) =>
  trx
    .selectFrom('removalRequest')
    .select(['id', 'createdAt', 'quarantinedAt'])
    .where('fingerprint', '=', fingerprint)
    .where('createdAt', '>', since)
    .executeTakeFirst()

const fingerprintOf = ({ email, address, details }: Request): string =>
  createHash('sha256').update(JSON.stringify([emailKey(email), address, details])).digest('base64url')
