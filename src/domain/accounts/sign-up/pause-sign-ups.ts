import type { Transaction } from '../../../db/connection.ts'
import { DOMAIN_PAUSED, NETWORK_PAUSED, type SignUpPauseDays, type SignUpPauseKind, type SignUpPauseView } from '../../../shared/accounts/sign-up-pauses.ts'
import type { DomainPause, NetworkPause } from '../../../shared/office/members/sign-up-pause-schemas.ts'
import { after, DAY_MS } from '../../../shared/time/instant.ts'
import { requireRecentPassword } from '../../access/require-admin.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import { AppError } from '../../site/app-error.ts'
import type { Actor, Site } from '../../site/site.ts'
import { domainsOf } from './email-domains.ts'

/**
 * From where no one can sign up now, what ends last first.
 *
 * @throws AppError `not-found` unless the actor is an admin, `forbidden` with `needs: 'password'`
 */
export async function listSignUpPauses(site: Site, actor: Actor): Promise<SignUpPauseView[]> {
  requireRecentPassword(site, actor)
  const rows = await site.db
    .selectFrom('signUpPause')
    .leftJoin('member', 'member.id', 'signUpPause.createdBy')
    .select(['signUpPause.id', 'kind', 'value', 'reason', 'expiresAt', 'member.username as by'])
    .where('expiresAt', '>', site.clock.now())
    .orderBy('expiresAt', 'desc')
    .execute()
  return rows.map(({ value, ...pause }) => ({ ...pause, domain: pause.kind === 'domain' ? value : null }))
}

/** Takes no sign-ups with addresses at a domain or below it for some days. A second pause takes the place of the first. @throws AppError as {@link listSignUpPauses} */
export async function pauseDomain(site: Site, actor: Actor, { domain, days, reason }: DomainPause): Promise<void> {
  const { id } = requireRecentPassword(site, actor)
  await site.db.transaction().execute(async (trx) => {
    await pause(trx, site, { kind: 'domain', value: domain, days, reason, createdBy: id })
    await recordOfficeAct(trx, { actorId: id, kind: 'sign-ups.pause', detail: { domain, days, reason }, createdAt: site.clock.now() })
  })
}

/**
 * Takes no sign-ups from the network that a member has signed up from.
 *
 * @throws AppError as {@link listSignUpPauses}; `conflict` when that network isn't known anymore
 */
export async function pauseNetworkOf(site: Site, actor: Actor, memberId: number, { days, reason }: NetworkPause): Promise<void> {
  const { id } = requireRecentPassword(site, actor)
  await site.db.transaction().execute(async (trx) => {
    const member = await trx.selectFrom('member').select('signUpNetwork').where('id', '=', memberId).executeTakeFirst()
    if (!member) throw new AppError('not-found', 'This member no longer exists.')
    if (member.signUpNetwork === null) throw new AppError('conflict', 'We only know a member’s network for two days after they sign up.')
    await pause(trx, site, { kind: 'network', value: member.signUpNetwork, days, reason, createdBy: id })
    await recordOfficeAct(trx, { actorId: id, kind: 'member.pause-network', subject: `member:${memberId}`, detail: { days, reason }, createdAt: site.clock.now() })
  })
}

/** Takes sign-ups again. One that has ended already stays as is. @throws AppError as {@link listSignUpPauses} */
export async function endSignUpPause(site: Site, actor: Actor, pauseId: number): Promise<void> {
  const { id } = requireRecentPassword(site, actor)
  await site.db.transaction().execute(async (trx) => {
    const ended = await trx.deleteFrom('signUpPause').where('id', '=', pauseId).returning(['kind', 'value']).executeTakeFirst()
    if (!ended) return
    const domain = ended.kind === 'domain' ? ended.value : null
    await recordOfficeAct(trx, { actorId: id, kind: 'sign-ups.resume', detail: { domain }, createdAt: site.clock.now() })
  })
}

interface Pause {
  kind: SignUpPauseKind
  value: string
  days: SignUpPauseDays
  reason: string
  createdBy: number
}

async function pause(trx: Transaction, { clock }: Site, { kind, value, days, ...rest }: Pause): Promise<void> {
  const createdAt = clock.now()
  const set = { ...rest, createdAt, expiresAt: after(createdAt, days * DAY_MS) }
  await trx.insertInto('signUpPause').values({ kind, value, ...set }).onConflict((on) => on.columns(['kind', 'value']).doUpdateSet(set)).execute()
}

/**
 * Refuses a sign-up from where they're paused. Comes before every look at whether the address has an account.
 *
 * @param network - hashed; absent for someone who has an account already
 * @throws AppError `invalid` for the domain, `forbidden` for the network
 */
export async function refusePaused({ db, clock }: Site, email: string, network?: string): Promise<void> {
  const pauses = await db
    .selectFrom('signUpPause')
    .select('kind')
    .where('expiresAt', '>', clock.now())
    .where((eb) => eb.or([eb.and([eb('kind', '=', 'domain'), eb('value', 'in', domainsOf(email))]), eb.and([eb('kind', '=', 'network'), eb('value', '=', network ?? '')])]))
    .execute()
  if (pauses.some(({ kind }) => kind === 'domain')) throw new AppError('invalid', DOMAIN_PAUSED, { errors: { email: [DOMAIN_PAUSED] } })
  if (pauses.length > 0) throw new AppError('forbidden', NETWORK_PAUSED)
}

/** Deletes pauses that have ended. */
export const sweepSignUpPauses = ({ db, clock }: Pick<Site, 'db' | 'clock'>) => db.deleteFrom('signUpPause').where('expiresAt', '<=', clock.now()).execute()
