import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DatabaseTarget } from '../../src/db/connection.ts'
import { makeKey } from '../../src/server/backup/encryption.ts'
import { listStoredBackups, sendToStore } from '../../src/server/backup/store-backups.ts'
import { ObjectStore } from '../../src/server/files/object-store.ts'
import type { PictureView } from '../../src/shared/pictures/pictures.ts'
import { aPlaceForAServer, aServer } from '../support/a-server.ts'
import { aPicture } from '../support/blog/made-pictures.ts'
import { aStore, type TestStore } from '../support/files/a-store.ts'
import { cookieIn } from '../support/members.ts'

const ROOT = join(import.meta.dirname, '../..')
const ROSA = { username: 'rosa', password: 'playground owner' }
const ADMIN = { ADMIN_USERNAME: ROSA.username, ADMIN_EMAIL: 'rosa@example.com', ADMIN_PASSWORD: ROSA.password, SAMPLE_DATA: 'off', BACKUPS: 'off', LOG_LEVEL: 'error' }

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-store-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function open({ place }: TestStore): ObjectStore {
  const store = new ObjectStore(place)
  onTestFinished(() => store.close())
  return store
}

/** Runs a command of a site that's in this place, with this bucket and this folder for backups. */
function run(command: 'backup' | 'restore' | 'doctor', args: string[], place: DatabaseTarget, store: TestStore, backups: string): Promise<{ code: number; output: string }> {
  const database = place.engine === 'postgres' ? { DATABASE_URL: place.url, DATA_DIR: aFolder() } : { DATABASE_URL: '', DATA_DIR: dirname(place.file) }
  const env = { ...process.env, ...database, ...store.environment, BACKUP_DIR: backups, SITE_URL: '', SMTP_URL: '' }
  return new Promise((resolve) => {
    execFile(process.execPath, [`src/server/commands/${command}.ts`, ...args], { cwd: ROOT, env }, (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }))
  })
}

/** Sends a picture for the blog. @returns its address */
async function addPicture(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const cookie = cookieIn(await fetch(`${url}/api/forum/auth/login`, { method: 'POST', headers, body: JSON.stringify(ROSA) }))
  const body = await aPicture(900, 600).png().toBuffer()
  const answer = await fetch(`${url}/api/office/pictures`, { method: 'POST', headers: { cookie, 'content-type': 'image/png' }, body: Buffer.from(body) })
  return ((await answer.json()) as { picture: PictureView }).picture.src
}

describe('a backup of a site with a bucket', () => {
  it('goes there, pictures included, and comes back from there to a new machine', async () => {
    const [place, other, store, backups] = [await aPlaceForAServer(), await aPlaceForAServer(), await aStore(), aFolder()]
    const server = await aServer(place, { ...ADMIN, ...store.environment })
    const picture = await addPicture(server.url)

    const made = await run('backup', [], place, store, backups)
    const [name = ''] = (await listStoredBackups(open(store))).map((backup) => backup.name)
    expect(made).toEqual({ code: 0, output: expect.stringMatching(new RegExp(`Saved ${name} in the bucket \\(\\d+ rows`)) })
    expect(readdirSync(backups)).toEqual([])

    // The machine is gone, and someone has emptied the folder of pictures.
    server.process.kill('SIGKILL')
    const objects = open(store)
    for (const { key } of await objects.list('uploads/')) await objects.remove(key)
    expect((await run('restore', [], other, store, backups)).output).toContain(name)
    expect(await run('restore', ['on-joue-none.tar.gz'], other, store, backups)).toMatchObject({ code: 1, output: expect.stringContaining(name) })
    expect(await run('restore', [name], other, store, backups)).toMatchObject({ code: 0, output: expect.stringContaining('All counts match.') })

    const back = await aServer(other, { ...ADMIN, ...store.environment })
    expect((await fetch(back.url + picture)).status).toBe(200)
  })

  it('is there in encrypted form only when the owner has a key, and comes back to a new machine with that key', async () => {
    const [place, other, bucket, backups, keys] = [await aPlaceForAServer(), await aPlaceForAServer(), await aStore(), aFolder(), aFolder()]
    const [owner, stranger] = [await makeKey(), await makeKey()]
    const [key, wrongKey] = [join(keys, 'key.txt'), join(keys, 'other.txt')]
    writeFileSync(key, `# the owner's\n${owner.identity}\n`)
    writeFileSync(wrongKey, `${stranger.identity}\n`)
    const store = { ...bucket, environment: { ...bucket.environment, BACKUP_RECIPIENT: owner.recipient } }
    const server = await aServer(place, { ...ADMIN, ...store.environment })
    const picture = await addPicture(server.url)
    const pixels = Buffer.from(await (await fetch(server.url + picture)).arrayBuffer())

    const made = await run('backup', [], place, store, backups)
    const objects = open(bucket)
    const [name = ''] = (await listStoredBackups(objects)).map((backup) => backup.name)
    expect(made).toEqual({ code: 0, output: expect.stringContaining(`Saved ${name} in the bucket`) })
    expect(name).toMatch(/^on-joue-.*\.tar\.gz\.age$/)
    expect((await objects.list('backups/')).map((object) => object.key).toSorted()).toEqual([`backups/${name}`, `backups/${name}.sha256`])
    expect(Buffer.from((await objects.read(`backups/${name}`)) ?? []).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /)
    expect(readdirSync(backups)).toEqual([])

    // The machine is gone, and with it all pictures but those in the backup.
    server.process.kill('SIGKILL')
    await server.ended
    for (const object of await objects.list('uploads/')) await objects.remove(object.key)
    expect(await run('restore', [name], other, bucket, aFolder())).toEqual({ code: 1, output: expect.stringContaining('--identity KEYFILE') })
    expect(await run('restore', [name, '--identity', wrongKey], other, bucket, aFolder())).toMatchObject({ code: 1, output: expect.stringContaining('That key doesn') })
    expect(await objects.list('uploads/')).toEqual([])
    expect(await run('restore', [name, '--identity', key], other, bucket, aFolder())).toMatchObject({ code: 0, output: expect.stringContaining('All counts match.') })

    const back = await aServer(other, { ...ADMIN, ...bucket.environment })
    const shown = await fetch(back.url + picture)
    expect([shown.status, Buffer.from(await shown.arrayBuffer()).equals(pixels)]).toEqual([200, true])
  })

  it('fails in words while the store is away, and stays on this machine', async () => {
    const [place, store, backups] = [await aPlaceForAServer(), await aStore(), aFolder()]
    const server = await aServer(place, { ...ADMIN, ...store.environment })
    server.process.kill('SIGTERM')
    await server.ended
    await store.stop()

    const { code, output } = await run('backup', [], place, store, backups)

    expect(code).toBe(1)
    expect(output).toContain('The store in FILES_URL: ECONNREFUSED')
    expect(output).not.toContain('    at ')
    expect((await run('doctor', [], place, store, backups)).output).toMatch(/✗ The bucket on-joue doesn’t work: ECONNREFUSED.*\n {2}Check the endpoint/)
  })

  it('is among the newest seven there, sums included', async () => {
    const [store, folder] = [open(await aStore()), aFolder()]
    const names = Array.from({ length: 9 }, (_, day) => `on-joue-2026-05-0${day + 1}T12-00-00-000Z.tar.gz`)
    mkdirSync(folder, { recursive: true })
    await store.put('backups/notes.txt', Buffer.from('the owner’s own'), 'text/plain')

    for (const name of names) {
      for (const file of [name, `${name}.sha256`]) writeFileSync(join(folder, file), 'whole')
      await sendToStore(store, join(folder, name))
    }

    expect((await listStoredBackups(store)).map((backup) => backup.name)).toEqual(names.slice(2).toReversed())
    expect(await store.list('backups/')).toHaveLength(2 * 7 + 1)
  })

  it('is found by the doctor, with a bucket that works and one that doesn’t', async () => {
    const [place, store, backups] = [await aPlaceForAServer(), await aStore(), aFolder()]
    const server = await aServer(place, { ...ADMIN, ...store.environment })
    server.process.kill('SIGTERM')
    await server.ended

    const before = await run('doctor', [], place, store, backups)
    await run('backup', [], place, store, backups)
    const after = await run('doctor', [], place, store, backups)
    const wrong = { ...store, environment: { ...store.environment, AWS_SECRET_ACCESS_KEY: 'geheim' } }
    const refused = await run('doctor', [], place, wrong, backups)

    expect(before.output).toContain('✓ The bucket on-joue can be listed, read, and written.')
    expect(before.output).toContain('! There’s no backup in the bucket yet.')
    expect(before.output).toMatch(/✓ The clock agrees with the clock of the bucket/)
    expect(after.output).toContain('✓ The last backup is 0 hours old.')
    expect(await open(store).list('doctor/')).toEqual([])
    expect(refused.output).toMatch(/✗ The bucket on-joue doesn’t work: SignatureDoesNotMatch.*\n {2}Check AWS_ACCESS_KEY_ID/)
    expect(refused.output).not.toContain('geheim')
  })
})
