import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as WebStream } from 'node:stream/web'

/** How an encrypted backup is called, after its usual name. */
export const ENCRYPTED = '.age'

/** How every file of the age format begins. */
const PREFIX = 'age-encryption.org/v1\n'

/** A secret key is a line that begins like this. */
const SECRET = /^AGE-SECRET-KEY-/

/** The library is loaded only where something is encrypted. */
const library = () => import('age-encryption')

/** A new key: the identity opens what was encrypted for the recipient. */
export async function makeKey(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await library()
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** @throws Error naming BACKUP_RECIPIENT when one of them is no recipient, mistyped for example */
export async function checkRecipients(recipients: readonly string[]): Promise<void> {
  if (recipients.length > 0) await encrypterFor(recipients)
}

async function encrypterFor(recipients: readonly string[]) {
  const { Encrypter } = await library()
  const encrypter = new Encrypter()
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient)
    } catch (error) {
      throw new Error(`BACKUP_RECIPIENT: “${recipient}” isn't a recipient. Copy the line that npm run backup:key printed.`, { cause: error })
    }
  }
  return encrypter
}

/** Writes what comes into a file that only the keys of the recipients open. Little of it is in memory at a time. */
export async function encryptToFile(plain: Readable, file: string, recipients: readonly string[], mode: number): Promise<void> {
  const encrypter = await encrypterFor(recipients)
  const encrypted = await encrypter.encrypt(Readable.toWeb(plain) as ReadableStream<Uint8Array>)
  await pipeline(Readable.fromWeb(encrypted as WebStream<Uint8Array>), createWriteStream(file, { mode }))
}

/** Whether a file is of the age format, whatever it's called. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PREFIX.length), 0, PREFIX.length, 0)
    return buffer.subarray(0, bytesRead).toString() === PREFIX
  } finally {
    await handle.close()
  }
}

/** The secret keys in a file as `npm run backup:key` and `age-keygen` write it. */
export const identitiesIn = (text: string): string[] => text.split(/\s*\n\s*/).map((line) => line.trim()).filter((line) => SECRET.test(line))

/**
 * Decrypts a file into another one, which is whole or the promise is rejected: every part is checked, the last one too.
 *
 * @throws Error when no key fits, or the file was changed or cut
 */
export async function decryptToFile(file: string, to: string, identities: readonly string[]): Promise<void> {
  const { Decrypter } = await library()
  const decrypter = new Decrypter()
  try {
    for (const identity of identities) decrypter.addIdentity(identity)
  } catch (error) {
    throw new Error('That key isn’t whole. Copy the file that npm run backup:key wrote, with all its lines.', { cause: error })
  }
  const source = createReadStream(file)
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>)
    await pipeline(Readable.fromWeb(plain as WebStream<Uint8Array>), createWriteStream(to, { mode: 0o600 }))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (message.startsWith('no identity matched')) throw new Error(`That key doesn't open ${file}. It was encrypted for another one.`, { cause: error })
    throw new Error(`${file} is damaged: it doesn't decrypt (${message}).`, { cause: error })
  } finally {
    source.destroy()
  }
}
