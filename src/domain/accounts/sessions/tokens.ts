import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A secret of 256 bits to hand out, and the hash of it to keep. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, tokenHash: hashOf(token) }
}

/** SHA-256: secrets this long need no slow hash, and a look-up by it tells nothing about its neighbors. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
