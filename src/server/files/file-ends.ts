import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contentTypeOf } from './content-types.ts'
import { diskFiles, UNFINISHED } from './disk-files.ts'
import type { ObjectStore } from './object-store.ts'
import { UPLOADS } from './store-place.ts'

/** One place of uploads, as either end of a copy. Paths are those of `Files`. */
export interface FileEnd {
  /** How many bytes each file has. */
  list: () => Promise<Map<string, number>>
  read: (path: string) => Promise<Uint8Array | undefined>
  put: (path: string, bytes: Uint8Array) => Promise<void>
}

/** Uploads in a folder, which is made when the first one comes. */
export function folderEnd(root: string): FileEnd {
  const { read, put } = diskFiles(root)
  const list = async () => {
    const entries = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : []
    const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED)).map(({ parentPath, name }) => join(parentPath, name))
    return new Map(files.map((file) => [relative(root, file).replaceAll('\\', '/'), statSync(file, { throwIfNoEntry: false })?.size ?? 0]))
  }
  return { list, read, put }
}

/** Uploads in a bucket. */
export const storeEnd = (store: ObjectStore): FileEnd => ({
  list: async () => new Map((await store.list(UPLOADS)).map(({ key, bytes }) => [key.slice(UPLOADS.length), bytes])),
  read: (path) => store.read(UPLOADS + path),
  put: (path, bytes) => store.put(UPLOADS + path, bytes, contentTypeOf(path)),
})
