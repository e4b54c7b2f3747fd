import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aStore, type TestStore } from '../../../tests/support/files/a-store.ts'
import type { Files } from '../../domain/site/files.ts'
import { CACHE_FRESH_MS, CACHE_MAX_BYTES, FileCache } from './file-cache.ts'
import { ObjectStore } from './object-store.ts'
import { storeFiles } from './store-files.ts'

const BYTES = new Uint8Array([1, 2, 3])
const AWAY = { code: 'unavailable', retryAfterSeconds: 30 }

const readBytes = async (files: Files, path: string) => [...((await files.read(path)) ?? [])]

/** Another machine with this store, whose clock stands still until it's told to move. */
function aMachine({ place }: TestStore, maxBytes = CACHE_MAX_BYTES) {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-machine-'))
  const store = new ObjectStore(place)
  onTestFinished(() => {
    store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  let ms = 0
  const begin = () => storeFiles(store, new FileCache(folder, { maxBytes, now: () => ms }))
  return { folder, files: begin(), begin, pass: (by: number) => void (ms += by) }
}

describe('files in a store', () => {
  it('put by one machine are read and listed by another, and go with their folder', async () => {
    const store = await aStore()
    const [one, other] = [aMachine(store), aMachine(store)]

    await one.files.put('pictures/a/400.webp', BYTES)
    await one.files.put('pictures/a/800.webp', BYTES)
    await one.files.put('pictures/ab/400.webp', BYTES)

    expect(await readBytes(other.files, 'pictures/a/400.webp')).toEqual([...BYTES])
    expect((await other.files.list('pictures')).map(({ name }) => name).toSorted()).toEqual(['a', 'ab'])
    expect(Date.now() - Date.parse((await other.files.list('pictures'))[0]?.changedAt ?? '')).toBeLessThan(60_000)
    await other.files.remove('pictures/a')
    await other.files.remove('pictures/a')
    expect((await one.files.list('pictures')).map(({ name }) => name)).toEqual(['ab'])
    expect(await other.files.read('pictures/a/400.webp')).toBeUndefined()
  })

  it('that were deleted by another machine are served for ten minutes at most', async () => {
    const store = await aStore()
    const [one, other] = [aMachine(store), aMachine(store)]
    await one.files.put('pictures/a/400.webp', BYTES)
    await other.files.remove('pictures/a')

    one.pass(CACHE_FRESH_MS - 1)
    expect(await readBytes(one.files, 'pictures/a/400.webp')).toEqual([...BYTES])
    one.pass(1)
    expect(await one.files.read('pictures/a/400.webp')).toBeUndefined()
    await store.stop()
    await expect(one.files.read('pictures/a/400.webp')).rejects.toMatchObject(AWAY)
  })

  it.each(['../outside', 'pictures/../../outside', '/etc/passwd', ''])('never stand at %j', async (path) => {
    const { files } = aMachine(await aStore())

    await expect(files.put(path, BYTES)).rejects.toThrow('leads outside its folder')
    await expect(files.read(path)).rejects.toThrow('leads outside its folder')
  })
})

describe('a store that is away', () => {
  it('leaves what was put or read here before, even to the next process, and refuses the rest in words', async () => {
    const store = await aStore()
    const [one, other] = [aMachine(store), aMachine(store)]
    await one.files.put('pictures/a/400.webp', BYTES)
    await one.files.put('pictures/b/400.webp', BYTES)
    await other.files.read('pictures/a/400.webp')
    await store.stop()

    other.pass(CACHE_FRESH_MS)
    for (const files of [other.files, other.begin()]) {
      expect(await readBytes(files, 'pictures/a/400.webp')).toEqual([...BYTES])
      await expect(files.read('pictures/b/400.webp')).rejects.toMatchObject(AWAY)
      await expect(files.put('pictures/c/400.webp', BYTES)).rejects.toMatchObject(AWAY)
      await expect(files.list('pictures')).rejects.toMatchObject(AWAY)
      await expect(files.remove('pictures/d')).rejects.toMatchObject(AWAY)
    }
    await store.start()

    expect(await readBytes(other.files, 'pictures/b/400.webp')).toEqual([...BYTES])
    expect(await other.files.read('pictures/c/400.webp')).toBeUndefined()
  })
})

describe('a store that hangs', () => {
  // Without a deadline, the library would wait for longer than this test may take.
  it('holds up no one for long: what is cached is still served, the rest is refused', async () => {
    const store = await aStore()
    const { files, pass } = aMachine(store)
    await files.put('pictures/a/400.webp', BYTES)
    await files.put('pictures/b/400.webp', BYTES)
    store.freeze()
    pass(CACHE_FRESH_MS)

    await Promise.all([
      expect(files.read('pictures/a/400.webp')).resolves.toBeDefined(),
      expect(files.read('pictures/c/400.webp')).rejects.toMatchObject(AWAY),
      expect(files.put('pictures/c/400.webp', BYTES)).rejects.toMatchObject(AWAY),
      expect(files.list('pictures')).rejects.toMatchObject(AWAY),
      expect(files.remove('pictures/c')).rejects.toMatchObject(AWAY),
    ])
    expect(await readBytes(files, 'pictures/b/400.webp')).toEqual([...BYTES])
  })
})

describe('copies on the disk', () => {
  it('take no more room than they may: the one read longest ago gives way', async () => {
    const machine = aMachine(await aStore(), 7)
    await machine.files.put('a', BYTES)
    await machine.files.put('b', BYTES)
    await machine.files.read('a')

    await machine.files.put('c', BYTES)

    await expect.poll(() => readdirSync(machine.folder).toSorted()).toEqual(['a', 'c'])
    expect(await readBytes(machine.files, 'b')).toEqual([...BYTES])
    await machine.begin().put('d', BYTES)
    await expect.poll(() => readdirSync(machine.folder)).toHaveLength(2)
  })
})
