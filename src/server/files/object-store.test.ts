import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aStore } from '../../../tests/support/files/a-store.ts'
import { ObjectStore } from './object-store.ts'
import type { StorePlace } from './store-place.ts'

const BYTES = new Uint8Array([1, 2, 3])

function open(place: StorePlace): ObjectStore {
  const store = new ObjectStore(place)
  onTestFinished(() => store.close())
  return store
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-objects-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('an object store', () => {
  it('gives back what it was given, and nothing for what it doesn’t have', async () => {
    const store = open((await aStore()).place)

    await store.put('uploads/one.webp', BYTES, 'image/webp')

    expect(await store.read('uploads/one.webp')).toEqual(BYTES)
    expect(await store.has('uploads/one.webp')).toBe(true)
    expect([await store.read('uploads/two.webp'), await store.has('uploads/two.webp')]).toEqual([undefined, false])
    await store.remove('uploads/one.webp')
    await store.remove('uploads/one.webp')
    expect(await store.has('uploads/one.webp')).toBe(false)
  })

  it('lists more than one page of a thousand', async () => {
    const store = open((await aStore()).place)
    const keys = Array.from({ length: 1_003 }, (_, nth) => `many/${String(nth).padStart(4, '0')}`)
    for (let start = 0; start < keys.length; start += 50) await Promise.all(keys.slice(start, start + 50).map((key) => store.put(key, BYTES, 'text/plain')))

    const listed = await store.list('many/')

    expect(listed.map(({ key }) => key)).toEqual(keys)
    expect(listed[0]).toMatchObject({ bytes: 3 })
    expect(await store.list('none/')).toEqual([])
  })

  it('takes a file in parts and gives it back whole', async () => {
    const store = open((await aStore()).place)
    const folder = aFolder()
    const large = Buffer.alloc(13_000_000, 'On joue. ')
    writeFileSync(join(folder, 'large'), large)

    await store.putFile('backups/large', join(folder, 'large'))
    expect(await store.readToFile('backups/large', join(folder, 'back'))).toBe(true)

    expect(readFileSync(join(folder, 'back')).equals(large)).toBe(true)
    expect(await store.readToFile('backups/none', join(folder, 'none'))).toBe(false)
  })

  it('refuses a wrong key and a bucket that isn’t there, and says which it was', async () => {
    const { place } = await aStore()

    await expect(open({ ...place, secretAccessKey: 'wrong' }).put('a', BYTES, 'text/plain')).rejects.toThrow(/signature/)
    await expect(open({ ...place, bucket: 'elsewhere' }).read('a')).rejects.toThrow(/bucket/)
  })
})
