import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { PASSWORD_MAX_CHARS } from '../../../shared/accounts/accounts-words.ts'
import { Queue } from '../../../shared/concurrency.ts'
import { AppError } from '../../site/app-error.ts'
import type { PasswordCost, Site } from '../../site/site.ts'

/** What one hash costs: 19 MiB, two passes, one lane. Source: OWASP Password Storage Cheat Sheet, Argon2id */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
/** A letter may be typed in as many parts. Longer ones are no one's, and putting their marks in order would take long. */
const LONGEST = 4 * PASSWORD_MAX_CHARS
const TAG_BYTES = 32
export const SALT_BYTES = 16

/** How long a login waits for its hash, in milliseconds, however many wait; past it the site answers 503. */
export const HASH_WAIT_MS = 4_000
const queues = new WeakMap<Site['capacity'], Queue>()

function hashQueueOf({ capacity }: Hashing): Queue {
  const queue = queues.get(capacity) ?? new Queue({ concurrency: capacity.hashes, timeoutMs: HASH_WAIT_MS, refusal: tooManyLogins })
  queues.set(capacity, queue)
  return queue
}

const RETRY_AFTER_SECONDS = 5

function tooManyLogins(): AppError {
  const words = 'Lots of people are logging in right now. Please try again in a moment.'
  return new AppError('unavailable', words, { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

const derive = promisify(argon2)

type Hashing = Pick<Site, 'passwordCost' | 'capacity'>

interface Stored {
  cost: PasswordCost
  salt: Buffer
  tag: Buffer
}

/**
 * A password as it is stored: Argon2id in PHC form. Never call it inside a transaction.
 *
 * @throws AppError `unavailable` when its turn doesn't come in time
 */
export async function hashPassword(site: Hashing, password: string): Promise<string> {
  const { passwordCost: cost } = site
  const salt = randomBytes(SALT_BYTES)
  return toText({ cost, salt, tag: await hashQueueOf(site).run(() => tagOf(password, salt, cost)) })
}

/**
 * Whether `password` is the one that was stored. Takes as long when nothing was stored, so that no one learns from
 * the time whether an account exists.
 *
 * @throws AppError `unavailable` when its turn doesn't come in time
 */
export async function isPassword(site: Hashing, password: string, stored: string | null): Promise<boolean> {
  const { cost, salt, tag } = stored === null ? { ...NO_ONE, cost: site.passwordCost } : fromText(stored)
  const isTooLong = password.length > LONGEST
  const found = await hashQueueOf(site).run(() => tagOf(isTooLong ? '' : password, salt, cost))
  return stored !== null && !isTooLong && timingSafeEqual(found, tag)
}

const NO_ONE = { salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) }

/** One Unicode form, so that a password typed on another keyboard is the same password. */
const tagOf = (password: string, nonce: Buffer, cost: PasswordCost): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength: TAG_BYTES, ...cost })

const toText = ({ cost, salt, tag }: Stored): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`

function fromText(text: string): Stored {
  const [, memory, passes, parallelism, salt = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(text) ?? []
  if (!tag) throw new Error('A stored password isn’t in the form this site writes.')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
