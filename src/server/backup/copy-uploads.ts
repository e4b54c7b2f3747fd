import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Queue } from '../../shared/concurrency.ts'
import { UNFINISHED } from '../files/disk-files.ts'
import type { ObjectStore } from '../files/object-store.ts'
import { UPLOADS } from '../files/store-place.ts'
import { checksumOf, type Manifest } from './manifest.ts'
import { errorField } from '../../shared/errors.ts'

/** Pictures read from a bucket at a time. */
const DOWNLOADS = 8

export function copyUploads(uploads: string, stage: string): void {
  if (existsSync(uploads)) copyFolder(uploads, join(stage, 'uploads'))
}

/** As {@link copyUploads}, from the bucket. */
export async function downloadUploads(store: ObjectStore, stage: string): Promise<void> {
  const queue = new Queue({ concurrency: DOWNLOADS })
  const download = async (key: string) => {
    const file = join(stage, key)
    if (existsSync(file)) return
    mkdirSync(dirname(file), { recursive: true })
    await store.readToFile(key, file)
  }
  const keys = (await store.list(UPLOADS)).map(({ key }) => key)
  await Promise.all(keys.map((key) => queue.run(() => download(key))))
}

/** Copies what is not there yet. What someone takes away in the meantime is passed over, and so is what is still being written. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of unlessMissing(() => readdirSync(from, { withFileTypes: true })) ?? []) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, copy)
    else if (!entry.name.endsWith(UNFINISHED) && !existsSync(copy)) unlessMissing(() => copyFileSync(source, copy))
  }
}

function unlessMissing<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (errorField(error, 'code') === 'ENOENT') return undefined
    throw error
  }
}

export async function filesIn(stage: string): Promise<Manifest['files']> {
  const entries = readdirSync(stage, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files: Manifest['files'] = []
  for (const { parentPath, name } of entries) {
    const path = join(parentPath, name)
    const within = path.slice(stage.length + 1).replaceAll('\\', '/')
    files.push({ path: within, bytes: statSync(path).size, sha256: await checksumOf(path) })
  }
  return files.toSorted((a, b) => a.path.localeCompare(b.path))
}
