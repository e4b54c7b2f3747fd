import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../../db/connection.ts'
import { RECOVERY_CODES } from '../../../shared/accounts/authenticator-words.ts'
import type { Site } from '../../site/site.ts'
import { hashOf } from '../sessions/tokens.ts'

/** No 0 and O, no 1, I and L: these are typed from paper. 31 letters, so that 16 of them hold 79 bits. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 16
const GROUP = /.{4}(?=.)/g

/** Makes the member's codes again; the ones before stop working. @returns them, kept nowhere but as hashes */
export async function makeRecoveryCodes(trx: Transaction, { clock }: Pick<Site, 'clock'>, memberId: number): Promise<string[]> {
  await trx.deleteFrom('recoveryCode').where('memberId', '=', memberId).execute()
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  const createdAt = clock.now()
  await trx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ memberId, codeHash: recoveryHash(code), createdAt })))
    .execute()
  return codes
}

/** The hash under which a typed code is kept: case, spaces and hyphens do not matter. */
export const recoveryHash = (typed: string): string => hashOf(typed.toUpperCase().replace(/[\s-]/g, ''))

function newCode(): string {
  const characters: string[] = []
  while (characters.length < LENGTH) {
    const [byte = 0] = randomBytes(1)
    const character = CODE_CHARACTERS[byte & 31] // every letter as likely as the others; 31 itself is thrown again
    if (character) characters.push(character)
  }
  return characters.join('').replace(GROUP, '$&-')
}
