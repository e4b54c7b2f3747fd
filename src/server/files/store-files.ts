import { AppError } from '../../domain/site/app-error.ts'
import type { FileEntry, Files } from '../../domain/site/files.ts'
import { toInstant } from '../../shared/time/instant.ts'
import { contentTypeOf } from './content-types.ts'
import { requireSafePath, unavailable } from './disk-files.ts'
import type { FileCache } from './file-cache.ts'
import type { ObjectStore } from './object-store.ts'
import { UPLOADS } from './store-place.ts'

/**
 * Uploads in an object store, with a copy on this machine's disk of those that were put or read here. The copies are
 * served while the store is away; whatever needs the store is then refused as AppError `unavailable`.
 */
export function storeFiles(store: ObjectStore, cache: FileCache): Files {
  const keyOf = (path: string): string => {
    requireSafePath(path)
    return UPLOADS + path
  }
  const remove = async (path: string) => {
    const key = keyOf(path)
    await cache.remove(path)
    for (const object of await store.list(`${key}/`)) await store.remove(object.key)
    await store.remove(key)
  }
  return {
    put: async (path, bytes) => {
      const key = keyOf(path)
      await orUnavailable(store.put(key, bytes, contentTypeOf(path)))
      await cache.put(path, bytes)
    },
    read: async (path) => {
      const key = keyOf(path)
      const source = { has: () => store.has(key), read: () => store.read(key) }
      return orUnavailable(cache.read(path, source))
    },
    remove: async (path) => orUnavailable(remove(path)),
    list: async (folder) => orUnavailable(entriesIn(store, `${keyOf(folder)}/`)),
  }
}

/** A store knows no folders: what stands behind the next slash belongs to one, which is as new as its newest object. */
async function entriesIn(store: ObjectStore, prefix: string): Promise<FileEntry[]> {
  const newest = new Map<string, number>()
  for (const { key, changedAtMs } of await store.list(prefix)) {
    const [name = ''] = key.slice(prefix.length).split('/')
    newest.set(name, Math.max(newest.get(name) ?? 0, changedAtMs))
  }
  return [...newest].map(([name, changedAtMs]) => ({ name, changedAt: toInstant(changedAtMs) }))
}

/** Every error of the object store counts as an outage: it passes, or `npm run doctor` says how to fix it. Our own bugs still count as bugs. */
async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const isBug = error instanceof AppError || ((error instanceof TypeError || error instanceof RangeError) && !('$metadata' in error))
    throw isBug ? error : unavailable()
  }
}
