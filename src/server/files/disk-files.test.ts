import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { diskFiles } from './disk-files.ts'

const BYTES = new Uint8Array([1, 2, 3])

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('files on the disk', () => {
  it('are kept in folders that are made as needed, and come back as they were', async () => {
    const root = join(aFolder(), 'not', 'there', 'yet')
    const files = diskFiles(root)

    await files.put('pictures/one/400.webp', BYTES)
    await files.put('pictures/one/400.webp', new Uint8Array([4]))

    expect([...((await files.read('pictures/one/400.webp')) ?? [])]).toEqual([4])
    expect((await files.list('pictures')).map(({ name }) => name)).toEqual(['one'])
    expect(readdirSync(join(root, 'pictures', 'one'))).toEqual(['400.webp'])
  })

  it('that are not there are neither read nor missed', async () => {
    const files = diskFiles(aFolder())

    expect(await files.read('pictures/one/400.webp')).toBeUndefined()
    expect(await files.list('pictures')).toEqual([])
    await files.remove('pictures/one')
  })

  it('go with their folder', async () => {
    const files = diskFiles(aFolder())
    await files.put('pictures/one/400.webp', BYTES)

    await files.remove('pictures/one')

    expect(await files.list('pictures')).toEqual([])
    expect(await files.read('pictures')).toBeUndefined()
  })

  it.each(['../outside', 'pictures/../../outside', '/etc/passwd', 'pictures/./x', 'C:\\x', 'pictures/\0', ''])(
    'never stand at %j',
    async (path) => {
      const files = diskFiles(aFolder())

      await expect(files.put(path, BYTES)).rejects.toThrow('leads outside its folder')
    },
  )
})

describe('a disk that takes nothing', () => {
  it('is told as something that passes, and leaves nothing half written', async () => {
    const root = aFolder()
    writeFileSync(join(root, 'pictures'), 'a file where the folder belongs')
    const files = diskFiles(root)

    const refused = files.put('pictures/one/400.webp', BYTES)

    await expect(refused).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 30 })
    expect(readdirSync(root)).toEqual(['pictures'])
  })

  it('leaves what was there before as it was', async () => {
    const root = aFolder()
    const files = diskFiles(root)
    await files.put('one/400.webp', BYTES)
    // A folder where the file belongs refuses it even to an account that may write anywhere.
    await files.put('two/400.webp/x', BYTES)

    await expect(files.put('two/400.webp', BYTES)).rejects.toMatchObject({ code: 'unavailable' })

    expect(readdirSync(join(root, 'two'))).toEqual(['400.webp'])
    expect(await files.read('one/400.webp')).toEqual(Buffer.from(BYTES))
  })
})
