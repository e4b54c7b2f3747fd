import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Site } from '../../site/site.ts'
import { getOrCreateSecret } from '../../../db/app-secrets.ts'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * A member's secret as it is stored: AES-256-GCM with a key of the site's own, bound to the member, so that it opens in
 * no other row. What this does and does not protect from: docs/rules/accounts.md#authenticator. Not inside a transaction.
 */
export async function sealSecret(site: Site, memberId: number, secret: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(site), nonce).setAAD(boundTo(memberId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws Error when it was not sealed for this member by this site */
export async function openSecret(site: Site, memberId: number, sealedSecret: string): Promise<string> {
  const bytes = Buffer.from(sealedSecret, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)]
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(site), nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(boundTo(memberId)).setAuthTag(tag)
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

const boundTo = (memberId: number): Buffer => Buffer.from(`authenticator of member ${memberId}`)

const keyOf = async ({ db }: Site): Promise<Buffer> =>
  Buffer.from(await getOrCreateSecret(db, 'authenticator-key', () => randomBytes(KEY_BYTES).toString('base64url')), 'base64url')
