import { createHash } from 'node:crypto'
import { Queue } from '../../shared/concurrency.ts'
import type { FileEnd } from '../files/file-ends.ts'

/** Files under way at a time: each is small, and a store is far away. */
const AT_A_TIME = 8
/** Files that differ are named up to this many. */
const NAMED_MAX = 5

/** What a copy of all files has found, once both ends were read. */
export interface FilesMoved {
  files: number
  bytes: number
  /** Those that weren't there yet. */
  copied: number
  /** Those that only the target has. */
  extra: number
  checksums: readonly [source: string, target: string]
}

/**
 * Copies every file that the target doesn't have, then reads all of them on both ends and compares. What an earlier run
 * has copied stays, so a run that was interrupted continues. A file the source loses in the meantime is passed over.
 *
 * @throws Error naming files that still differ
 */
export async function moveFiles(source: FileEnd, target: FileEnd, onProgress: (done: number, total: number) => void = () => {}): Promise<FilesMoved> {
  const [from, there] = await Promise.all([source.list(), target.list()])
  let [done, copied, bytes] = [0, 0, 0]
  const moved: { path: string; hashes: readonly [bigint, bigint | undefined] }[] = []
  const moveOne = async (path: string) => {
    const content = await source.read(path)
    if (content) {
      const hash = hashOf(path, content)
      const hasCopied = there.get(path) !== content.byteLength || (await hashThere(target, path)) !== hash
      if (hasCopied) await target.put(path, content)
      if (hasCopied) copied += 1
      bytes += content.byteLength
      moved.push({ path, hashes: [hash, hasCopied ? await hashThere(target, path) : hash] })
    }
    onProgress((done += 1), from.size)
  }
  const queue = new Queue({ concurrency: AT_A_TIME })
  await Promise.all([...from.keys()].map((path) => queue.run(() => moveOne(path))))

  const different = moved.filter(({ hashes: [here, copy] }) => here !== copy).map(({ path }) => path)
  if (different.length > 0) throw new Error(`${different.length} files differ: ${different.slice(0, NAMED_MAX).join(', ')}`)
  const extra = [...there.keys()].filter((path) => !from.has(path)).length
  return { files: moved.length, bytes, copied, extra, checksums: [sum(moved.map(({ hashes }) => hashes[0])), sum(moved.map(({ hashes }) => hashes[1] ?? 0n))] }
}

async function hashThere(target: FileEnd, path: string): Promise<bigint | undefined> {
  const content = await target.read(path)
  return content && hashOf(path, content)
}

/** The first 64 bits of the SHA-256 of a file's path and bytes. */
const hashOf = (path: string, content: Uint8Array): bigint => createHash('sha256').update(`${path}\n`).update(content).digest().readBigUInt64BE()

/** A checksum that doesn't depend on the order of files. */
const sum = (hashes: readonly bigint[]): string => hashes.reduce((total, hash) => BigInt.asUintN(64, total + hash), 0n).toString(16).padStart(16, '0')
