import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SECOND_MS } from '../../shared/time/instant.ts'
import { contentTypeOf } from './content-types.ts'
import type { ObjectStore } from './object-store.ts'
import { BUILD } from './project-folders.ts'
import { BUILD_FILES, type StorePlace } from './store-place.ts'
import { withStore } from './with-store.ts'

/** How a build names what never changes: with a hash of its content. */
const HASHED_FILE = /^\/assets\/([\w.-]+-[\w-]{8}\.[a-z0-9]+)$/
/** Names that no build has cost the bucket one request in this time, however many are asked for. */
export const LIST_EVERY_MS = 5 * SECOND_MS
const PUTS_AT_ONCE = 8
/** The build on this disk, which may be newer than the running one, and those before it (scripts/setup/earlier-files.mjs). */
const FOLDERS = [join(BUILD, 'client', 'assets'), join(BUILD, 'earlier-files')]

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Hashed files of builds other than the running one. While a site is updated, a page comes from one build and the request
 * for its script may reach a process of another; and a tab that's been open since yesterday asks for yesterday's files.
 */
export class OtherBuilds {
  readonly #place: StorePlace | undefined
  readonly #folders: readonly string[]
  readonly #nowMs: () => number
  #inStore = new Set<string>()
  #listedAtMs = -Infinity
  #listing: Promise<void> = Promise.resolve()

  constructor(place?: StorePlace, { folders = FOLDERS, nowMs = () => performance.now() } = {}) {
    this.#place = place
    this.#folders = folders
    this.#nowMs = nowMs
  }

  /** @returns undefined where no build that's known here has this file, and while the bucket is away */
  async read(path: string): Promise<Bytes | undefined> {
    const name = HASHED_FILE.exec(path)?.[1]
    if (!name) return undefined
    const file = this.#folders.map((folder) => join(folder, name)).find((each) => existsSync(each))
    return file ? new Uint8Array(readFileSync(file)) : this.#fromStore(name).catch(() => undefined)
  }

  async #fromStore(name: string): Promise<Bytes | undefined> {
    const place = this.#place
    if (!place) return undefined
    if (!this.#inStore.has(name)) await this.#list(place)
    return this.#inStore.has(name) ? withStore(place, (store) => store.read(BUILD_FILES + name)) : undefined
  }

  #list(place: StorePlace): Promise<void> {
    if (this.#nowMs() - this.#listedAtMs < LIST_EVERY_MS) return this.#listing
    this.#listedAtMs = this.#nowMs()
    this.#listing = withStore(place, async (store) => {
      this.#inStore = await namesIn(store)
    })
    return this.#listing
  }
}

const namesIn = async (store: ObjectStore): Promise<Set<string>> => new Set((await store.list(BUILD_FILES)).map(({ key }) => key.slice(BUILD_FILES.length)))

/**
 * Puts this build's hashed files into the bucket, where the other machines find them. Nothing is removed: a machine that
 * hasn't been updated may still need an old one.
 *
 * @throws Error with what the store said
 */
export const shareBuild = (place: StorePlace, folder = join(BUILD, 'client', 'assets')): Promise<void> =>
  withStore(place, async (store) => {
    const shared = await namesIn(store)
    const missing = readdirSync(folder).filter((name) => !shared.has(name))
    const putNext = async (): Promise<void> => {
      for (let name = missing.pop(); name !== undefined; name = missing.pop()) {
        await store.put(BUILD_FILES + name, new Uint8Array(readFileSync(join(folder, name))), contentTypeOf(name))
      }
    }
    await Promise.all(Array.from({ length: PUTS_AT_ONCE }, putNext))
  })
