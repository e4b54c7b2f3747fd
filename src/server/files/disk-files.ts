import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '../../domain/site/app-error.ts'
import type { FileEntry, Files } from '../../domain/site/files.ts'
import { toInstant } from '../../shared/time/instant.ts'
import { errorField } from '../../shared/errors.ts'

/** Nothing that leads elsewhere, and nothing that some system reads as something else. */
const PATH = /^[0-9a-z_-][0-9a-z._-]*(\/[0-9a-z_-][0-9a-z._-]*)*$/i
/** There is no such file, or what is there is no file. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR'])
/** How the name of a file ends that is still being written. */
export const UNFINISHED = '.part'
/** Our own mistakes; all else that a disk says passes by itself or by the owner's hand. */
const BUGS = new Set(['ERR_INVALID_ARG_TYPE', 'ERR_INVALID_ARG_VALUE', 'ERR_OUT_OF_RANGE'])
/** How soon to come back when the disk is full or the store is away, in seconds. */
const COME_BACK_SECONDS = 30

/** Uploads in a folder on this machine's disk. */
export function diskFiles(root: string): Files {
  const at = (path: string): string => {
    requireSafePath(path)
    return join(root, path)
  }
  return {
    put: async (path, bytes) => orUnavailable(writeWhole(at(path), bytes)),
    read: async (path) => orUnavailable(unlessMissing(readFile(at(path)), undefined)),
    remove: async (path) => orUnavailable(rm(at(path), { recursive: true, force: true })),
    list: async (folder) => orUnavailable(unlessMissing(entriesOf(at(folder)), [])),
  }
}

/** @throws Error for a path that leads anywhere else than into its folder */
export function requireSafePath(path: string): void {
  if (!PATH.test(path)) throw new Error('Upload path leads outside its folder.')
}

/** What is said when files can be neither saved nor loaded just now. */
export const unavailable = (): AppError =>
  new AppError('unavailable', 'We can’t save or load pictures right now. Please try again in a moment.', { retryAfterSeconds: COME_BACK_SECONDS })

/** Writes beside the place and moves there, so that no one ever reads half a file. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${randomBytes(8).toString('hex')}${UNFINISHED}`)
  try {
    await writeAndSync(unfinished, bytes)
    await rename(unfinished, file)
    await syncFolder(folder)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

async function writeAndSync(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes the new name as safe as the file. Not every system lets a folder be opened; there the name is safe already. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY).catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

async function entriesOf(folder: string): Promise<FileEntry[]> {
  const names = await readdir(folder)
  const found = await Promise.all(names.map((name) => unlessMissing(stat(join(folder, name)), undefined)))
  // What was removed in the meantime is not listed.
  return names.flatMap((name, n) => (found[n] ? [{ name, changedAt: toInstant(found[n].mtimeMs) }] : []))
}

const codeOf = (error: unknown): string => String(errorField(error, 'code') ?? '')

async function unlessMissing<T, E>(work: Promise<T>, otherwise: E): Promise<T | E> {
  try {
    return await work
  } catch (error) {
    if (MISSING.has(codeOf(error))) return otherwise
    throw error
  }
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const code = codeOf(error)
    if (code === '' || BUGS.has(code)) throw error
    throw unavailable()
  }
}
