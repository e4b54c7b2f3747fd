import type { z } from 'zod'
import type { Transaction } from '../../../db/connection.ts'
import { lockFor } from '../../../db/lock.ts'
import type { Registration } from '../../../shared/accounts/accounts-schemas.ts'
import { emailKey } from '../../../shared/text/text.ts'
import { consumeFixedWindow, countUses, hasRoom, withCountedUse } from '../../limits/consume-limit.ts'
import { consumeCooldown } from '../../limits/cooldown.ts'
import { whileUnderWay } from '../../limits/under-way.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { addMember } from '../staff/add-member.ts'
import { emailLink } from '../email/email-links.ts'
import { hashPassword } from '../password/password-hash.ts'
import { refusePaused } from './pause-sign-ups.ts'
import { refuseThrowaway } from './refuse-throwaway.ts'
import { refuseTaken } from './refuse-taken.ts'
import { type Begun, endPresented, startSession } from '../sessions/start-session.ts'

type Valid = z.output<typeof Registration>

/** Someone signed up from a network from which many have: the account opens with the link that was emailed. */
export interface WaitsForLink {
  waits: true
}

/**
 * Makes an account, logs it in, and emails a link to confirm the address. The member need not wait for that, unless the
 * network has had its accounts for today: a daycare's Wi-Fi must not lock families out.
 *
 * @throws AppError `invalid` for a throwaway address and a paused domain, `forbidden` for a paused network, `conflict` naming what is taken, in any letter case
 * @throws AppError `too-many` past the network's limit on tries, and without a mail server on accounts
 * @throws AppError `unavailable` when too many register at once
 */
export async function register(site: Site, actor: Actor, registration: Valid, device: string): Promise<Begun | WaitsForLink> {
  await refuseThrowaway(registration.email)
  await refusePaused(site, registration.email, actor.network)
  const begun = await whileUnderWay(site, `registration:${actor.network}`, async (underWay) => {
    const { count, ...hashed } = await hashWithinLimits(site, actor, registration, underWay)
    return withCountedUse(site, count, (trx) => addAccount(trx, site, actor, { ...registration, ...hashed, device }))
  })
  return begun ?? emailTakenAddress(site, registration)
}

/**
 * Hashes the password of a registration within its network's limits. A hash is costly, so near a limit the use is counted
 * before it. Where there's surely room, it's counted with the account, in one transaction.
 *
 * @param underWay - registrations of this network that this process hasn't counted yet, this one included
 * @returns the hash, what counts the use that isn't counted yet, and whether the account waits for its address to be confirmed
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
    return { passwordHash, count: countBoth, waits: false }
  }
  await countTry(site)
  await refuseTaken(site.db, registration)
  const waits = await countAccount(site).then(() => false, (refusal: unknown) => waitInstead(site, refusal))
  return { passwordHash: await hash(), count: async () => {}, waits }
}

/** Whether an email can do what the limit is for. @throws the refusal where it can't */
function waitInstead({ hasMailServer }: Site, refusal: unknown): true {
  if (hasMailServer && refusal instanceof AppError && refusal.code === 'too-many') return true
  throw refusal
}

const LIMITS = ['registrationTry', 'registration'] as const

const isTaken = ({ db }: Site, registration: Valid): Promise<boolean> => refuseTaken(db, registration).then(() => false, () => true)

interface NewAccount extends Valid {
  passwordHash: string
  device: string
  waits: boolean
}

/** @returns null when someone else took the name or the address first */
async function addAccount(trx: Transaction, site: Site, actor: Actor, account: NewAccount): Promise<Begun | WaitsForLink | null> {
  const { username, email, firstName, lastName, passwordHash, device, waits } = account
  await lockFor(trx, `email:${emailKey(email)}`) // someone may be changing theirs to this one
  const id = await addMember(trx, site, { username, email, firstName, lastName, passwordHash, role: 'member', signUpNetwork: actor.network, ...(waits && { invitedAt: site.clock.now() }) })
  if (id === null) return null
  await emailLink(trx, site, 'confirm-email', id)
  await consumeCooldown({ ...site, db: trx }, 'confirmationMail', String(id))
  if (waits) return { waits }
  await endPresented(trx, actor)
  return { memberId: id, token: await startSession(trx, site, { member: { id, role: 'member' }, device }) }
}

/** Someone was quicker between the first look and the insert. */
async function emailTakenAddress(site: Site, registration: Valid): Promise<never> {
  await refuseTaken(site.db, registration)
  throw new Error('A registration was neither kept nor refused.')
}
