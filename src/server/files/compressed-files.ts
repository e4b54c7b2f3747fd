import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { BUILD } from './project-folders.ts'

/** Where the build keeps the browser's files as small as they get, so that no start has to compress them again. */
const COMPRESSED_FOLDER = join(BUILD, 'compressed')

/** What these bytes were compressed to by the build; undefined where they were not, or the file cannot be read. */
export function findCompressed(bytes: Uint8Array, folder = COMPRESSED_FOLDER): Uint8Array<ArrayBuffer> | undefined {
  const file = join(folder, nameOf(bytes))
  if (!existsSync(file)) return undefined
  try {
    const br = new Uint8Array(readFileSync(file))
    return brotliDecompressSync(br).equals(bytes) ? br : undefined
  } catch {
    return undefined
  }
}

/** Keeps what files were compressed to, in place of all that was kept before: whole, or not at all. */
export function saveCompressed(files: { bytes: Uint8Array; br: Uint8Array }[], folder = COMPRESSED_FOLDER): void {
  const unfinished = `${folder}-unfinished-${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  for (const { bytes, br } of files) writeFileSync(join(unfinished, nameOf(bytes)), br)
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
}

const nameOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
