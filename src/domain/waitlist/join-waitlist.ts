import type { z } from 'zod'
import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import type { SpamReason } from '../../db/tables/spam-reason.ts'
import { emailKey } from '../../shared/text/text.ts'
import type { WaitlistEntry } from '../../shared/waitlist/waitlist.ts'
import { consumeFixedWindow, withCountedUse } from '../limits/consume-limit.ts'
import { consumeCooldown } from '../limits/cooldown.ts'
import { emailRateKey } from '../limits/rate-keys.ts'
import type { Actor, Site } from '../site/site.ts'
import { spamReasonOf } from '../limits/spam-check.ts'
import { askToConfirm } from './ask-to-confirm.ts'

/** One field is filled faster than three. Source: docs/rules/contact.md#robots */
export const PERSON_MIN_MS = 1_000

type NewEntry = z.output<typeof WaitlistEntry>

/**
 * Puts an address on the waitlist and emails it a link to confirm that. An address that is there already stays as it
 * is; unless it is confirmed it is emailed again, not too often. No one can tell from the answer; the API makes it
 * take the same time.
 *
 * @throws AppError `too-many` past the waitlist limit
 */
export async function joinWaitlist(site: Site, actor: Actor, entry: NewEntry): Promise<void> {
  const spamReason = spamReasonOf(entry, PERSON_MIN_MS)
  const count = async (counting: Site): Promise<boolean> => {
    await consumeFixedWindow(counting, 'waitlist', actor.network)
    // Every address takes its turn, on the list or not: the same work for everyone.
    return !spamReason && (await consumeCooldown(counting, 'waitlistMail', emailRateKey(entry.email))) === 0
  }
  await withCountedUse(site, count, async (trx, mayMail) => {
    await lockFor(trx, `waitlist:${emailKey(entry.email)}`)
    await saveEntry(trx, site, entry, spamReason)
    if (mayMail) await askUnlessConfirmed(trx, site, entry.email)
  })
}

async function saveEntry(trx: Transaction, { clock }: Site, entry: NewEntry, spamReason: SpamReason | null): Promise<void> {
  const createdAt = clock.now()
  await trx
    .insertInto('waitlistEntry')
    .values({
      email: entry.email,
      emailKey: emailKey(entry.email),
      source: entry.source ?? 'api',
      createdAt,
      quarantinedAt: spamReason && createdAt,
      quarantineReason: spamReason,
    })
    .onConflict((conflict) => {
      const known = conflict.column('emailKey')
      // Anyone who was too quick the first time and comes back as a person is one.
      return spamReason ? known.doNothing() : known.doUpdateSet({ quarantinedAt: null, quarantineReason: null })
    })
    .execute()
}

/** Anyone who has left and comes back is asked again, and stays off the list until the answer. */
async function askUnlessConfirmed(trx: Transaction, site: Site, email: string): Promise<void> {
  const entry = await trx
    .selectFrom('waitlistEntry')
    .select(['id', 'email'])
    .where('emailKey', '=', emailKey(email))
    .where((eb) => eb.or([eb('confirmedAt', 'is', null), eb('unsubscribedAt', 'is not', null)]))
    .executeTakeFirst()
  if (entry) await askToConfirm(trx, site, entry)
}
