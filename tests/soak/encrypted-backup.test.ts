import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { DatabaseTarget } from '../../src/db/connection.ts'
import { encryptToFile, makeKey } from '../../src/server/backup/encryption.ts'
import { makeBackup } from '../../src/server/backup/make-backup.ts'
import { restoreBackup } from '../../src/server/backup/restore-backup.ts'
import { Readable } from 'node:stream'
import { aMigratedPlace, anEmptyPlace, ENGINE } from '../support/a-database.ts'
import { NOON } from '../support/a-site.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The owner's key, and someone else's. */
let key: { identity: string; recipient: string }
let other: { identity: string; recipient: string }
beforeAll(async () => {
  key = await makeKey()
  other = await makeKey()
})

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-encrypted-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Where a backup can be put back. */
async function aHome(): Promise<{ place: DatabaseTarget; uploads: string; folder: string }> {
  const folder = aFolder()
  const place: DatabaseTarget = ENGINE === 'postgres' ? await anEmptyPlace() : { engine: 'sqlite', file: join(folder, 'on-joue.sqlite') }
  return { place, uploads: join(folder, 'uploads'), folder }
}

/** An encrypted backup of a site with a picture. */
async function aBackup(recipients: readonly string[]) {
  const [folder, stageFolder, uploads] = [aFolder(), aFolder(), join(aFolder(), 'uploads')]
  mkdirSync(uploads)
  writeFileSync(join(uploads, 'a-picture.webp'), 'a picture')
  const backup = await makeBackup({ place: await aMigratedPlace(), uploads, folder, stageFolder, recipients, now: NOON })
  return { ...backup, folder, stageFolder }
}

/** Runs one of the owner's commands. */
function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATABASE_URL: '', SITE_URL: '', SMTP_URL: '', ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [`src/server/commands/${command}.ts`, ...args], { cwd: ROOT, env }, (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }))
  })
}

describe('an encrypted backup', () => {
  it('comes back with the owner’s key, or with that of anyone else it was made for', async () => {
    const { file, counts } = await aBackup([key.recipient, other.recipient])

    for (const identity of [key.identity, other.identity]) {
      const home = await aHome()
      const restored = await restoreBackup({ file, ...home, identities: [identity] })

      expect(restored.counts).toEqual(counts)
      expect(readFileSync(join(home.uploads, 'a-picture.webp'), 'utf8')).toBe('a picture')
    }
  })

  it('is the only thing that’s in the folder for backups, for its owner’s eyes, in the format of age', async () => {
    const { file, folder, stageFolder } = await aBackup([key.recipient])

    expect(readdirSync(folder).toSorted()).toEqual(['on-joue-2026-05-01T12-00-00-000Z.tar.gz.age', 'on-joue-2026-05-01T12-00-00-000Z.tar.gz.age.sha256'])
    expect(readdirSync(stageFolder)).toEqual([])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'latin1').startsWith('age-encryption.org/v1\n-> X25519 ')).toBe(true)
  })

  it('is refused without its key and with another one, and nothing is put anywhere', async () => {
    const { file } = await aBackup([key.recipient])
    const home = await aHome()

    await expect(restoreBackup({ file, ...home })).rejects.toThrow(/is encrypted\. Name the file with its key/)
    await expect(restoreBackup({ file, ...home, identities: [other.identity] })).rejects.toThrow(/That key doesn't open .* for another one/)
    await expect(restoreBackup({ file, ...home, identities: [key.identity.slice(0, -2)] })).rejects.toThrow(/isn’t whole/)

    expect(readdirSync(home.folder)).toEqual([])
  })

  it('that was cut anywhere or has one wrong byte is refused, with its sum or without, and nothing is put anywhere', async () => {
    const { file } = await aBackup([key.recipient])
    const whole = readFileSync(file)
    const flipped = [10, 120, 190, 0.5, 0.99].map((at) => {
      const copy = Buffer.from(whole)
      const position = at < 1 ? Math.floor(at * copy.length) : at
      copy[position] = (copy[position] ?? 0) ^ 0x10
      return [`flipped at ${position}`, copy] as const
    })
    const cut = [0, 10, 150, 0.5, 0.999].map((at) => [`cut at ${at}`, whole.subarray(0, at < 1 && at > 0 ? Math.floor(at * whole.length) : at)] as const)
    const home = await aHome()

    for (const [what, bytes] of [...flipped, ...cut]) {
      for (const hasSum of [true, false]) {
        const damaged = join(aFolder(), 'on-joue.tar.gz.age')
        writeFileSync(damaged, bytes)
        if (hasSum) writeFileSync(`${damaged}.sha256`, readFileSync(`${file}.sha256`))

        await expect(restoreBackup({ file: damaged, ...home, identities: [key.identity] }), what).rejects.toThrow(/damaged/)

        expect(readdirSync(home.folder), what).toEqual([])
      }
    }
  })

  it('that was cut between two parts is missed, too', async () => {
    const file = join(aFolder(), 'on-joue.tar.gz.age')
    await encryptToFile(Readable.from([Buffer.alloc(300_000)], { objectMode: false }), file, [key.recipient], 0o600)
    const whole = readFileSync(file)
    const part = 65_536 + 16
    const head = whole.length - (300_000 + Math.ceil(300_000 / 65_536) * 16)
    writeFileSync(file, whole.subarray(0, head + 2 * part))
    const home = await aHome()

    await expect(restoreBackup({ file, ...home, identities: [key.identity] })).rejects.toThrow(/damaged/)

    expect(readdirSync(home.folder)).toEqual([])
  })
})

describe('the key for backups', () => {
  it('is made once, for its owner’s eyes, and opens what was made for its public part', async () => {
    const file = join(aFolder(), 'key.txt')

    const made = await run('backup-key', [file])
    const again = await run('backup-key', [file])

    const [, recipient = ''] = /BACKUP_RECIPIENT=(age1[a-z0-9]{58})\n/.exec(made.output) ?? []
    expect(made).toEqual({ code: 0, output: expect.stringContaining('Without this file, no one can open the backups') })
    expect(again).toEqual({ code: 1, output: expect.stringContaining('already exists') })
    expect(made.output).not.toContain('AGE-SECRET-KEY-')
    expect([statSync(file).mode & 0o777, readFileSync(file, 'utf8')]).toEqual([0o600, expect.stringContaining(`# public key: ${recipient}\nAGE-SECRET-KEY-1`)])

    const backup = await aBackup([recipient])
    const home = await aHome()
    const target = home.place.engine === 'postgres' ? { DATABASE_URL: home.place.url } : { DATABASE_URL: '' }
    const environment = { ...target, DATA_DIR: home.folder }
    expect(await run('restore', [backup.file], environment)).toEqual({ code: 1, output: expect.stringContaining('--identity KEYFILE') })
    expect(await run('restore', [backup.file, '--identity', backup.file], environment)).toEqual({ code: 1, output: expect.stringContaining('There\'s no key in') })
    expect(await run('restore', [backup.file, '--identity', file], environment)).toEqual({ code: 0, output: expect.stringContaining('All counts match.') })
  })

  it('that was mistyped is named at the start, and a secret one is never printed', async () => {
    const folder = aFolder()
    const mistyped = `${key.recipient.slice(0, -1)}${key.recipient.endsWith('q') ? 'p' : 'q'}`

    const start = (recipient: string) => run('doctor', [], { DATA_DIR: folder, BACKUP_RECIPIENT: recipient })

    expect((await start(mistyped)).output).toContain('isn\'t a recipient')
    const secret = await start(key.identity)
    expect(secret.output).toContain('BACKUP_RECIPIENT: expected')
    expect(secret.output).not.toContain(key.identity.slice(0, 30))
    expect((await start(`${key.recipient}, ${other.recipient}`)).output).toContain('✓ Backups are encrypted.')
    expect((await start('')).output).toContain('! Backups aren’t encrypted.')
  })
})
