import { lockFor } from '../../../db/lock.ts'
import { recordOfficeAct } from '../../office/log/record-office-act.ts'
import type { Actor, Site } from '../../site/site.ts'
import { requireRecent } from '../../access/require-admin.ts'
import { requireMember } from '../../access/require-member.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { emailAuthenticatorChange } from './email-change.ts'
import { forgetTries, readCode, useProof } from './typed-code.ts'

/**
 * Makes one's recovery codes again; the ones before stop working.
 *
 * @throws AppError `signed-out` for visitors, `forbidden` when the password has to be given again
 * @throws AppError `invalid` when the code isn’t right, `too-many` after five that do not
 */
export async function renewRecoveryCodes(site: Site, actor: Actor, code: string): Promise<string[]> {
  const { id, network } = requireRecent(site, requireMember(actor))
  const typist = { memberId: id, network }
  const proof = await readCode(site, typist, code)
  const codes = await site.db.transaction().execute(async (trx) => {
    await lockFor(trx, `account:${id}`)
    await useProof(trx, site, id, proof)
    await recordOfficeAct(trx, { actorId: id, kind: 'account.recovery-codes', subject: `member:${id}`, createdAt: site.clock.now() })
    await emailAuthenticatorChange(trx, site, id, 'new-codes')
    return makeRecoveryCodes(trx, site, id)
  })
  await forgetTries(site, typist)
  return codes
}
