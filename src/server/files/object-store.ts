import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { errorField } from '../../shared/errors.ts'
import { SECOND_MS } from '../../shared/time/instant.ts'
import type { StorePlace } from './store-place.ts'

/** One object as a store lists it. */
export interface StoredObject {
  key: string
  bytes: number
  changedAtMs: number
}

/** An object that's read as it comes. */
export interface OpenObject {
  bytes: number
  body: Readable
}

/** A picture takes no longer than this, or the store counts as away. */
const SMALL_MS = 5 * SECOND_MS
const CONNECTING_MS = 2 * SECOND_MS
/** A failed request is tried a second time, so that one lost connection isn't an outage. */
const ATTEMPTS = 2

/** One bucket. Every method throws what the store or the network said. */
export class ObjectStore {
  readonly #client: S3Client
  readonly #bucket: string

  /** @param silentMs - how long a connection may be silent before it counts as lost */
  constructor({ bucket, endpoint, region, accessKeyId, secretAccessKey, sessionToken }: StorePlace, silentMs = SMALL_MS) {
    this.#bucket = bucket
    this.#client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
      // A bucket's name in the path is what every store knows; names with dots have no certificate.
      ...(endpoint && { endpoint }),
      forcePathStyle: true,
      // Newer checksums are unknown to some stores; the signature covers the bytes, or TLS does.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: ATTEMPTS,
      requestHandler: { connectionTimeout: CONNECTING_MS, socketTimeout: silentMs },
    })
  }

  /** Stores a small object, whole or not at all. */
  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key: key, Body: bytes, ContentType: contentType }), soon())
  }

  /** Stores a file of any size, in parts; it's there when all parts are. */
  async putFile(key: string, file: string): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage')
    await new Upload({ client: this.#client, params: { Bucket: this.#bucket, Key: key, Body: createReadStream(file) } }).done()
  }

  /** A small object's bytes; undefined when there's no such object. */
  async read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const found = await unlessMissing(this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }), soon()))
    const bytes = await found?.Body?.transformToByteArray()
    return bytes && new Uint8Array(bytes)
  }

  /** An object of any size, as a stream; undefined when there's no such object. */
  async open(key: string): Promise<OpenObject | undefined> {
    const found = await unlessMissing(this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key })))
    return found?.Body instanceof Readable ? { bytes: found.ContentLength ?? 0, body: found.Body } : undefined
  }

  /** Copies an object of any size into a file. @returns whether there was one */
  async readToFile(key: string, file: string): Promise<boolean> {
    const found = await this.open(key)
    if (!found) return false
    await pipeline(found.body, createWriteStream(file, { mode: 0o600 }))
    return true
  }

  async has(key: string): Promise<boolean> {
    return (await unlessMissing(this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key }), soon()))) !== undefined
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }), soon())
  }

  /** All objects whose key begins like this, in the order of their keys. */
  async list(prefix: string): Promise<StoredObject[]> {
    const objects: StoredObject[] = []
    // Page by page, because the library's own pager gives one deadline to all pages.
    for (let token: string | undefined; ; ) {
      const page = await this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: prefix, ContinuationToken: token }), soon())
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) objects.push({ key: Key, bytes: Size, changedAtMs: LastModified?.getTime() ?? 0 })
      token = page.NextContinuationToken
      if (token === undefined) return objects
    }
  }

  close(): void {
    this.#client.destroy()
  }
}

/** What a store or the network said, in one line without keys, for the person who runs the site. */
export function describeFailure(error: unknown): string {
  const [name, code, message] = ['name', 'code', 'message'].map((field) => String(errorField(error, field) ?? ''))
  if (name === 'TimeoutError' || name === 'AbortError') return 'The store doesn’t answer in time.'
  return [code || (name === 'Error' ? '' : name), message].filter(Boolean).join(': ') || String(error)
}

const soon = () => ({ abortSignal: AbortSignal.timeout(SMALL_MS) })

/** An object that isn't there; a bucket that isn't there is a mistake in the configuration. */
const MISSING = new Set(['NoSuchKey', 'NotFound'])

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (MISSING.has(String(errorField(error, 'name')))) return undefined
    throw error
  }
}
