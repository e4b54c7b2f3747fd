import type { Selectable } from 'kysely'
import type { Transaction } from '../../db/connection.ts'
import { lockFor } from '../../db/lock.ts'
import type { WaitlistEntryTable } from '../../db/tables/waitlist-tables.ts'
import { emailKey } from '../../shared/text/text.ts'
import { deleteEmailAbout } from '../emails/outbox/queue-email.ts'
import { isVerified, subjectOf, wrongLink } from '../privacy/signed-links.ts'
import type { Actor, Site } from '../site/site.ts'

type Entry = Selectable<WaitlistEntryTable>

/**
 * Says yes to the address a link was emailed to: it is on the waitlist from now on. Doing it twice changes nothing.
 *
 * @throws AppError `not-found` when the link is wrong, or its entry is gone or has another address now
 */
export async function confirmPlace(site: Site, actor: Actor, token: string): Promise<void> {
  const subject = subjectOf(token)
  const isDone = subject?.kind === 'waitlist' && (await confirm(site, subject.id, token))
  if (!isDone) throw await wrongLink(site, actor)
}

const confirm = (site: Site, id: number, token: string): Promise<boolean> =>
  site.db.transaction().execute(async (trx) => {
    const entry = await trx.selectFrom('waitlistEntry').selectAll().where('id', '=', id).executeTakeFirst()
    if (!entry) return false
    if (isVerified(site, 'confirm', token, entry.email)) return confirmEntry(trx, site, entry)
    if (entry.newEmail && isVerified(site, 'confirm', token, entry.newEmail)) return moveTo(trx, site, entry, entry.newEmail)
    return false
  })

async function confirmEntry(trx: Transaction, { clock }: Site, { id }: Pick<Entry, 'id'>): Promise<true> {
  await trx
    .updateTable('waitlistEntry')
    .set({ confirmedAt: clock.now(), unsubscribedAt: null, quarantinedAt: null, quarantineReason: null })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('confirmedAt', 'is', null), eb('unsubscribedAt', 'is not', null)])) // the first yes keeps its date
    .execute()
  return true
}

/** The entry goes on under its new address; where that has an entry of its own already, under that one. */
async function moveTo(trx: Transaction, site: Site, entry: Entry, email: string): Promise<true> {
  const key = emailKey(email)
  await lockFor(trx, `waitlist:${key}`) // someone may be joining with it
  const other = await trx.selectFrom('waitlistEntry').select('id').where('emailKey', '=', key).executeTakeFirst()
  if (other && other.id !== entry.id) {
    await deleteEmailAbout(trx, `waitlist:${entry.id}`, 'all')
    await trx.deleteFrom('waitlistEntry').where('id', '=', entry.id).execute()
    return confirmEntry(trx, site, other)
  }
  const waiting = trx.updateTable('outbox').where('about', '=', `waitlist:${entry.id}`).where('sentAt', 'is', null)
  await waiting.set({ recipient: email }).where('template', '=', 'announcement').execute()
  await trx
    .updateTable('waitlistEntry')
    .set({ email, emailKey: key, newEmail: null, newEmailConfirmationId: null, confirmedAt: site.clock.now(), unsubscribedAt: null })
    .where('id', '=', entry.id)
    .execute()
  return true
}
