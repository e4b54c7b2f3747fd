import type { Site } from '../../src/domain/site/site.ts'
import { changeSettings } from '../../src/domain/office/settings/change-settings.ts'
import type { Member } from '../../src/domain/site/site.ts'

interface EntryOptions {
  confirmed?: boolean
  unsubscribed?: boolean
}

/** Puts an address on the waitlist as if it had joined and, unless told otherwise, said yes. @returns its id */
export async function anEntry({ db, clock }: Site, email: string, { confirmed = true, unsubscribed = false }: EntryOptions = {}): Promise<number> {
  const now = clock.now()
  const entry = { email, emailKey: email.toLowerCase(), source: 'landing', createdAt: now }
  const state = { confirmedAt: confirmed ? now : null, unsubscribedAt: unsubscribed ? now : null }
  const { id } = await db.insertInto('waitlistEntry').values({ ...entry, ...state }).returning('id').executeTakeFirstOrThrow()
  return id
}

export const parent = (n: number): string => `parent${n}@example.com`

/** So many confirmed addresses. */
export async function parents(site: Site, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) await anEntry(site, parent(n))
}

/** What stands under every announcement. */
const POSTAL_ADDRESS = 'PO Box 1\nAustin, TX 78701'

export const withPostalAddress = (site: Site, rosa: Member) =>
  changeSettings(site, rosa, { postalAddress: POSTAL_ADDRESS, senderName: 'Rosa of On Joue', replyAddress: 'rosa@on-joue.test' })
