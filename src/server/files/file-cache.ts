import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS, SECOND_MS } from '../../shared/time/instant.ts'
import { diskFiles } from './disk-files.ts'

/** What the copies on one machine may take. The one that was read longest ago gives way. */
export const CACHE_MAX_BYTES = 1_000 * 1024 * 1024
/** How long a copy is served without asking whether the file was deleted by another machine. */
export const CACHE_FRESH_MS = 10 * MINUTE_MS
/** After a failure the store isn't asked for what is cached, so that pages stay quick while it's away. */
const AWAY_MS = 30 * SECOND_MS

/** Where a file comes from that isn't cached. Each throws when that can't be known just now. */
interface Source {
  has: () => Promise<boolean>
  read: () => Promise<Uint8Array<ArrayBuffer> | undefined>
}

interface Copy {
  bytes: number
  /** When the store was last known to have the file, in milliseconds of `now`; never since this process began. */
  checkedAt: number
}

/** Copies of stored files in a folder. They're never the only ones, so a disk that fails costs time and nothing else. */
export class FileCache {
  readonly #disk
  readonly #root: string
  readonly #now: () => number
  readonly #copies: LRUCache<string, Copy>
  readonly #reading = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>()
  #isListed = false
  #awayUntil = -Infinity

  constructor(root: string, { maxBytes = CACHE_MAX_BYTES, now = () => performance.now() } = {}) {
    this.#root = root
    this.#disk = diskFiles(root)
    this.#now = now
    this.#copies = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(bytes, 1),
      dispose: (_copy, path, reason) => reason === 'evict' && void this.#disk.remove(path).catch(() => {}),
    })
  }

  /** Copies a file that was just stored. */
  async put(path: string, bytes: Uint8Array): Promise<void> {
    this.#listOnce()
    await this.#disk.put(path, bytes).then(
      () => void this.#copies.set(path, { bytes: bytes.byteLength, checkedAt: this.#now() }),
      () => {},
    )
  }

  /** Drops a file, or a folder with all that is in it. */
  async remove(path: string): Promise<void> {
    this.#listOnce()
    for (const copied of this.#copies.keys()) if (copied === path || copied.startsWith(`${path}/`)) this.#copies.delete(copied)
    await this.#disk.remove(path).catch(() => {})
  }

  /** The file, copied or from its source, which is asked once for all who read it at the same time. @throws what the source does */
  async read(path: string, source: Source): Promise<Uint8Array<ArrayBuffer> | undefined> {
    this.#listOnce()
    const running = this.#reading.get(path)
    if (running) return running
    const reading = this.#readNow(path, source).finally(() => this.#reading.delete(path))
    this.#reading.set(path, reading)
    return reading
  }

  async #readNow(path: string, source: Source): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const copy = this.#copies.get(path)
    // Another process on this folder may have put it there.
    const copied = await this.#disk.read(path).catch(() => undefined)
    const isFresh = copy !== undefined && this.#now() < copy.checkedAt + CACHE_FRESH_MS
    if (copied && (isFresh || this.#now() < this.#awayUntil)) return copied
    try {
      if (copied && (await source.has())) {
        this.#copies.set(path, { bytes: copied.byteLength, checkedAt: this.#now() })
        return copied
      }
      if (copied) return void (await this.remove(path))
      const bytes = await source.read()
      if (bytes) await this.put(path, bytes)
      return bytes
    } catch (error) {
      this.#awayUntil = this.#now() + AWAY_MS
      if (copied) return copied
      throw error
    }
  }

  /** Counts what an earlier process has left, before the first use. */
  #listOnce(): void {
    if (this.#isListed) return
    this.#isListed = true
    try {
      for (const entry of readdirSync(this.#root, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        this.#copies.set(relative(this.#root, file).replaceAll('\\', '/'), { bytes: statSync(file).size, checkedAt: -Infinity })
      }
    } catch {
      // There's no folder yet, or another process is removing from it.
    }
  }
}
