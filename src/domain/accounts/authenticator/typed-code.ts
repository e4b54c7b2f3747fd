import type { Transaction } from '../../../db/connection.ts'
import { CODE_DOES_NOT_FIT } from '../../../shared/accounts/authenticator-words.ts'
import { AppError } from '../../site/app-error.ts'
import { consumeFixedWindow } from '../../limits/consume-limit.ts'
import { clearCooldown, requireCooldown } from '../../limits/cooldown.ts'
import type { Site } from '../../site/site.ts'
import { loginRateKey } from '../../limits/rate-keys.ts'
import { recoveryHash } from './recovery-codes.ts'
import { openSecret } from './sealed-secret.ts'
import { stepOf } from './time-codes.ts'

/** What a typed code turned out to be. It is used up later, in the transaction of what it allows. */
export type Proof = { step: number } | { recoveryHash: string }

/** Whose code it is, and from where it was typed. */
export interface Typist {
  memberId: number
  network: string
}

/**
 * Reads a code from the app, or a recovery code.
 *
 * @throws AppError `invalid` when it does not fit
 * @throws AppError `too-many` after five tries from this network, or past the account's limit
 */
export async function readCode(site: Site, typist: Typist, code: string): Promise<Proof> {
  await countTry(site, typist)
  const row = await site.db
    .selectFrom('authenticator')
    .select('sealedSecret')
    .where('memberId', '=', typist.memberId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()
  if (!row) throw wrongCode()
  return isTimeCode(code) ? { step: await readTimeCode(site, typist.memberId, row.sealedSecret, code) } : { recoveryHash: recoveryHash(code) }
}

/** Counted before the look, so that many tries at once count too. */
export async function countTry(site: Site, { memberId, network }: Typist): Promise<void> {
  await requireCooldown(site, 'codePair', loginRateKey(String(memberId), network))
  await consumeFixedWindow(site, 'codeAccount', String(memberId))
}

/** The right code forgives the wrong ones before it. */
export const forgetTries = (site: Site, { memberId, network }: Typist): Promise<void> =>
  clearCooldown(site, 'codePair', loginRateKey(String(memberId), network))

/** @returns the step of time the code belongs to @throws AppError `invalid` when it does not fit */
export async function readTimeCode(site: Site, memberId: number, sealedSecret: string, code: string): Promise<number> {
  const step = stepOf(await openSecret(site, memberId, sealedSecret), digitsOf(code), site.clock.now())
  if (step === null) throw wrongCode()
  return step
}

/** Uses a code up. @throws AppError `invalid` when it was used before, or is no code of this member */
export async function useProof(trx: Transaction, { clock }: Pick<Site, 'clock'>, memberId: number, proof: Proof): Promise<void> {
  const used =
    'step' in proof
      ? trx
          .updateTable('authenticator')
          .set({ lastStep: proof.step })
          .where('memberId', '=', memberId)
          .where('confirmedAt', 'is not', null)
          .where('lastStep', '<', proof.step)
          .returning('memberId')
      : trx
          .updateTable('recoveryCode')
          .set({ usedAt: clock.now() })
          .where('memberId', '=', memberId)
          .where('codeHash', '=', proof.recoveryHash)
          .where('usedAt', 'is', null)
          .returning('memberId')
  if (!(await used.executeTakeFirst())) throw wrongCode()
}

const digitsOf = (code: string): string => code.replace(/[\s-]/g, '')
const isTimeCode = (code: string): boolean => /^\d{6}$/.test(digitsOf(code))

const wrongCode = () =>
  new AppError('invalid', CODE_DOES_NOT_FIT, { errors: { code: [CODE_DOES_NOT_FIT] }, needs: 'authenticator' })
