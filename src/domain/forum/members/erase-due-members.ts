import { ERASURE_DAYS } from '../../../shared/accounts/accounts-words.ts'
import { UNCONFIRMED_DAYS } from '../../../shared/privacy/retention.ts'
import { after, DAY_MS } from '../../../shared/time/instant.ts'
import { removeFiles } from '../../pictures/save-picture.ts'
import type { Site } from '../../site/site.ts'
import { changeForum } from '../writing/change-forum.ts'
import { erase } from './erase-member.ts'

/** How long an account may stay unconfirmed without a single post. */
const UNCONFIRMED_MS = UNCONFIRMED_DAYS * DAY_MS
/** Accounts deleted in one round; the next round continues. */
const BATCH = 50

/** Deletes the accounts whose time has ended. @returns how many */
export async function eraseDueMembers(site: Site): Promise<number> {
  let erased = 0
  for (const due of [requested, unconfirmed]) {
    for (const { id } of await due(site).limit(BATCH).execute()) {
      const pictures = await changeForum(site, async (trx) => {
        // Someone may have changed their mind, confirmed or posted in the meantime.
        const isDue = await due({ ...site, db: trx }).where('id', '=', id).executeTakeFirst()
        return isDue ? erase(trx, site, id) : null
      })
      if (pictures) erased += 1
      await removeFiles(site, pictures ?? [])
    }
  }
  return erased
}

/** Those who asked for it, and have not changed their mind in time. */
const requested = ({ db, clock }: Pick<Site, 'db' | 'clock'>) =>
  db
    .selectFrom('member')
    .select('id')
    .where('erasureRequestedAt', '<=', after(clock.now(), -ERASURE_DAYS * DAY_MS))

/**
 * Those who never confirmed and never posted. Not while an email with the link waits or is parked: then it is our email
 * that did not arrive; and not within a week of the last one, so that a late email leaves time to use it.
 */
const unconfirmed = ({ db, clock }: Pick<Site, 'db' | 'clock'>) =>
  db
    .selectFrom('member')
    .select('id')
    .where('emailConfirmedAt', 'is', null)
    .where('sampledAt', 'is', null)
    .where('role', '=', 'member')
    .where('createdAt', '<=', after(clock.now(), -UNCONFIRMED_MS))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('post').select('post.id').whereRef('post.authorId', '=', 'member.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.recipient', '=', 'member.email')
            .where('outbox.template', '=', 'confirm-email')
            .where((eb) => eb.or([eb('sentAt', 'is', null), eb('sentAt', '>', after(clock.now(), -UNCONFIRMED_MS / 2))])),
        ),
      ),
    )
