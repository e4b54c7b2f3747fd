import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ObjectStore } from '../../src/server/files/object-store.ts'
import { NODE_VARIABLES } from '../support/node-variables.ts'
import { aStore, type TestStore } from '../support/files/a-store.ts'

const ROOT = join(import.meta.dirname, '../..')
const PICTURES = 120
/** Copies under way at a time, as in src/server/move/move-files.ts. */
const AT_A_TIME = 8

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-move-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A site's folder with pictures of different sizes, and one that is still being written. */
function aFolderWithPictures(): string {
  const folder = aFolder()
  for (let nth = 0; nth < PICTURES; nth += 1) {
    const file = join(folder, 'uploads', 'pictures', createHash('md5').update(`${nth}`).digest('hex'), '400.webp')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Buffer.alloc(2_000 + 37 * nth, `${nth} `))
  }
  writeFileSync(join(folder, 'uploads', 'pictures', 'half.part'), 'half')
  return folder
}

function move(args: string[], folder: string, store: TestStore) {
  const env = { ...process.env, ...NODE_VARIABLES, DATABASE_URL: '', DATA_DIR: folder, ...store.environment }
  const child = spawn(process.execPath, ['src/server/commands/move.ts', '--files', ...args], { cwd: ROOT, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => child.on('close', (code) => resolve({ code, output })))
  return { child, ended }
}

/** Every file below a folder of uploads, with its bytes. */
function contentsOf(folder: string): Record<string, string> {
  const root = join(folder, 'uploads')
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
  return Object.fromEntries(files.map(({ parentPath, name }) => [join(parentPath, name).slice(root.length), readFileSync(join(parentPath, name)).toString('base64')]))
}

function open({ place }: TestStore): ObjectStore {
  const store = new ObjectStore(place)
  onTestFinished(() => store.close())
  return store
}

describe('pictures moved to a bucket and back', () => {
  it('are the same afterwards, and a second run copies none', async () => {
    const [folder, other, store] = [aFolderWithPictures(), aFolder(), await aStore()]

    const there = await move([], folder, store).ended
    expect(there).toMatchObject({ code: 0, output: expect.stringContaining(`${PICTURES} files`) })
    expect(there.output).toMatch(/120 of them copied now: all checksums match, (\w{16}) = \1\./)
    expect((await move([], folder, store).ended).output).toContain('0 of them copied now: all checksums match')
    const back = await move(['--back'], other, store).ended

    expect(back.output).toContain('120 of them copied now')
    expect(contentsOf(other)).toEqual(contentsOf(folder))
  })

  it('continue after a kill at any point', async () => {
    const [folder, store] = [aFolderWithPictures(), await aStore()]
    const objects = open(store)

    for (const wanted of [15, 60]) {
      const { child, ended } = move([], folder, store)
      await expect.poll(async () => (await objects.list('uploads/')).length, { interval: 20 }).toBeGreaterThanOrEqual(wanted)
      child.kill('SIGKILL')
      await ended
    }
    const before = (await objects.list('uploads/')).length
    const last = await move([], folder, store).ended

    expect(before).toBeLessThan(PICTURES)
    expect(last).toMatchObject({ code: 0, output: expect.stringMatching(/of them copied now: all checksums match/) })
    // The copies under way at a kill may be there in part, and are made again.
    const copied = Number(/(\d+) of them copied now/.exec(last.output)?.[1])
    expect(copied).toBeGreaterThanOrEqual(PICTURES - before)
    expect(copied).toBeLessThanOrEqual(PICTURES - before + 2 * AT_A_TIME)
    expect(await objects.list('uploads/')).toHaveLength(PICTURES)
  })

  it('replace a damaged copy, and name files that only the bucket has', async () => {
    const [folder, store] = [aFolderWithPictures(), await aStore()]
    const objects = open(store)
    await move([], folder, store).ended
    const [first] = await objects.list('uploads/')
    await objects.put(first?.key ?? '', Buffer.alloc(first?.bytes ?? 0, 'x'), 'image/webp')
    await objects.put('uploads/pictures/other/400.webp', Buffer.from('other'), 'image/webp')

    const { output } = await move([], folder, store).ended

    expect(output).toContain('1 of them copied now: all checksums match')
    expect(output).toContain('1 files are only at the place they were copied to')
    expect(Object.values(contentsOf(folder))).toContain(Buffer.from((await objects.read(first?.key ?? '')) ?? []).toString('base64'))
  })

  it('say what’s wrong when the store is away or the key isn’t right', async () => {
    const [folder, store] = [aFolderWithPictures(), await aStore()]
    const wrong = { ...store, environment: { ...store.environment, AWS_SECRET_ACCESS_KEY: 'geheim' } }

    const refused = await move([], folder, wrong).ended
    await store.stop()
    const away = await move([], folder, store).ended

    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('SignatureDoesNotMatch') })
    expect(refused.output).not.toContain('geheim')
    expect(away).toMatchObject({ code: 1, output: expect.stringContaining('ECONNREFUSED') })
    expect(away.output).not.toContain('    at ')
  })
})
