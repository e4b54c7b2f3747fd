import { existsSync, readFileSync } from 'node:fs'
import type { DatabaseTarget } from '../../src/db/connection.ts'

const HEADER_BYTES = 32
const FRAME_HEADER_BYTES = 24
const [PAGE_SIZE_AT, SALT_AT] = [8, 16]
const [FRAME_COMMITS_AT, FRAME_SALT_AT] = [4, 8]
const SALT_BYTES = 8

/**
 * How many transactions the write-ahead log of a SQLite file holds; each was flushed to the disk before it counted. A
 * frame that ends one says so. Source: SQLite file format, §4.1 WAL file format
 */
export function commitsIn(place: DatabaseTarget): number {
  if (place.engine !== 'sqlite') throw new Error('Only SQLite has such a log.')
  const path = `${place.file}-wal`
  const log = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
  if (log.length < HEADER_BYTES) return 0
  const frameBytes = FRAME_HEADER_BYTES + log.readUInt32BE(PAGE_SIZE_AT)
  const salt = log.subarray(SALT_AT, SALT_AT + SALT_BYTES)
  let commits = 0
  for (let at = HEADER_BYTES; at + frameBytes <= log.length; at += frameBytes) {
    // What stands behind is from before the log began again.
    if (!log.subarray(at + FRAME_SALT_AT, at + FRAME_SALT_AT + SALT_BYTES).equals(salt)) break
    if (log.readUInt32BE(at + FRAME_COMMITS_AT) > 0) commits += 1
  }
  return commits
}
