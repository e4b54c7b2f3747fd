import { PICTURE_MAX_BYTES } from '../../shared/pictures/pictures.ts'

/** How much one process does at a time, and remembers. */
export interface Capacity {
  /** Passwords hashed at a time. */
  hashes: number
  /** Changes of the forum under way. */
  writers: number
  /** Uploads in memory. */
  uploadBytes: number
  /** Cached pages. */
  cacheBytes: number
}

/** What one process has. */
export interface Resources {
  /** Of the machine. */
  cores: number
  memoryBytes: number
  /** Processes that share those. */
  workers: number
  /** Connections to PostgreSQL in this process; undefined on SQLite. */
  connections: number | undefined
}

/** Of the runtime's four threads, the others stay free for everyone else's requests. */
export const HASHES_MOST = 2
/** On SQLite, changes take turns and share a commit: the more wait for one, the less each costs. */
export const WRITERS_ON_SQLITE = 50
/** Three pictures of the blog, or twelve avatars. */
export const UPLOADS_MOST_BYTES = 3 * PICTURE_MAX_BYTES
/** Some sixty of the longest pages there can be. */
export const CACHE_MOST_BYTES = 128 * 2 ** 20
export const CACHE_LEAST_BYTES = 16 * 2 ** 20

/** Parts of a process's share of the memory. Most of it is for the program itself, and for reading pictures. */
const UPLOADS_SHARE = 1 / 40
const CACHE_SHARE = 1 / 8

/**
 * What a process does unless the configuration says otherwise. On PostgreSQL each writer holds a connection while it
 * waits for the topic it changes: half of the pool, and the rest is for those who read.
 */
export function capacityOf({ cores, memoryBytes, workers, connections }: Resources): Capacity {
  const share = memoryBytes / workers
  return {
    hashes: between(1, cores / workers, HASHES_MOST),
    writers: connections === undefined ? WRITERS_ON_SQLITE : between(1, connections / 2, connections),
    uploadBytes: between(PICTURE_MAX_BYTES, share * UPLOADS_SHARE, UPLOADS_MOST_BYTES),
    cacheBytes: between(CACHE_LEAST_BYTES, share * CACHE_SHARE, CACHE_MOST_BYTES),
  }
}

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(Math.floor(wanted), most))
