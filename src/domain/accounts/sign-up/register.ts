import type { z } from 'zod'
import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import type { Registration } from '../../../shared/accounts/accounts-schemas.ts'
import { emailKey } from '../../../shared/text/text.ts'
import { consumeCooldown, consumeFixedWindow, countUses, hasRoom, withCountedUse } from '../../limits/consume-limit.ts'
import { whileUnderWay } from '../../limits/under-way.ts'
import type { Actor, Site } from '../../site/site.ts'
import { addMember } from '../staff/add-member.ts'
import { emailLink } from '../email/email-links.ts'
import { hashPassword } from '../password/password-hash.ts'
import { refuseTaken } from './refuse-taken.ts'
import { type Begun, endPresented, startSession } from '../sessions/start-session.ts'

type Valid = z.output<typeof Registration>

/**
 * Makes an account, logs it in, and emails a link to confirm the address. The member need not wait for that.
 *
 * @throws AppError `conflict` naming what is taken, in any letter case
 * @throws AppError `too-many` past the network's limits
 * @throws AppError `unavailable` when too many register at once
 */
export async function register(site: Site, actor: Actor, registration: Valid, device: string): Promise<Begun> {
  const begun = await whileUnderWay(site, `registration:${actor.network}`, async (underWay) => {
    const { passwordHash, count } = await hashWithinLimits(site, actor, registration, underWay)
    return withCountedUse(site, count, (trx) => addAccount(trx, site, actor, { ...registration, passwordHash, device }))
  })
  return begun ?? emailTakenAddress(site, registration)
}

/**
 * Hashes the password of a registration within its network's limits. A hash is costly, so near a limit the use is counted
 * before it. Where there's surely room, it's counted with the account, in one transaction.
 *
 * @param underWay - registrations of this network that this process hasn't counted yet, this one included
 * @returns the hash, and what counts the use that isn't counted yet
 */
async function hashWithinLimits(site: Site, { network }: Actor, registration: Valid, underWay: number) {
  const countTry = (counting: Site) => consumeFixedWindow(counting, 'registrationTry', network)
  const countAccount = (counting: Site) => consumeFixedWindow(counting, 'registration', network)
  const countBoth = async (counting: Site) => {
    await countTry(counting)
    await countAccount(counting)
  }
  const hash = () => hashPassword(site, registration.password)

  if ((await hasRoom(site, LIMITS, network, underWay)) && !(await isTaken(site, registration))) {
    const passwordHash = await hash().catch(async (error: unknown) => {
      await countUses(site, countBoth).catch(() => {}) // what the caller is told is why there's no hash
      throw error
    })
    return { passwordHash, count: countBoth }
  }
  await countTry(site)
  await refuseTaken(site.db, registration)
  await countAccount(site)
  return { passwordHash: await hash(), count: async () => {} }
}

const LIMITS = ['registrationTry', 'registration'] as const

const isTaken = ({ db }: Site, registration: Valid): Promise<boolean> => refuseTaken(db, registration).then(() => false, () => true)

/** @returns null when someone else took the name or the address first */
async function addAccount(trx: Transaction, site: Site, actor: Actor, account: Valid & { passwordHash: string; device: string }): Promise<Begun | null> {
  const { username, email, firstName, lastName, passwordHash, device } = account
  await lockFor(trx, `email:${emailKey(email)}`) // someone may be changing theirs to this one
  const id = await addMember(trx, site, { username, email, firstName, lastName, passwordHash, role: 'member' })
  if (id === null) return null
  await emailLink(trx, site, 'confirm-email', id)
  await consumeCooldown({ ...site, db: trx }, 'confirmationMail', String(id))
  await endPresented(trx, actor)
  return { memberId: id, token: await startSession(trx, site, { member: { id, role: 'member' }, device }) }
}

/** Someone was quicker between the first look and the insert. */
async function emailTakenAddress(site: Site, registration: Valid): Promise<never> {
  await refuseTaken(site.db, registration)
  throw new Error('A registration was neither kept nor refused.')
}
