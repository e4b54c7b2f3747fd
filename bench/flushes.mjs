// Counts what a program flushes to the disk, and makes each flush slow on demand, with a shim that gcc compiles.
import { spawnSync } from 'node:child_process'
import { openSync, readSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCE = fileURLToPath(new URL('fsync-shim.c', import.meta.url))
const COUNT_AT = 0
const WAIT_AT = 8

/**
 * @param {string} folder for the compiled shim, removed by the caller
 * @returns {{ env: Record<string, string>, count: () => number, slowDown: (ms: number) => void } | null} the environment
 *   a program is to be started with; null where there's no gcc, or no Linux
 */
export function flushCounter(folder) {
  const library = join(folder, 'fsync-shim.so')
  const compiled = spawnSync('gcc', ['-O2', '-shared', '-fPIC', '-o', library, SOURCE, '-ldl'], { stdio: 'ignore' })
  if (process.platform !== 'linux' || compiled.status !== 0) return null

  const path = join(folder, 'fsync-shim.counts')
  writeFileSync(path, Buffer.alloc(16))
  const file = openSync(path, 'r+')
  return {
    env: { LD_PRELOAD: library, FSYNC_SHIM_FILE: path },
    count: () => {
      const bytes = Buffer.alloc(8)
      readSync(file, bytes, 0, 8, COUNT_AT)
      return Number(bytes.readBigUInt64LE())
    },
    slowDown: (ms) => {
      const bytes = Buffer.alloc(8)
      bytes.writeBigUInt64LE(BigInt(ms * 1_000))
      writeSync(file, bytes, 0, 8, WAIT_AT)
    },
  }
}
