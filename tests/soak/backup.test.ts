import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase, type DatabaseTarget } from '../../src/db/connection.ts'
import { dropOldBackups, listBackups } from '../../src/server/backup/stored-backups.ts'
import { makeBackup } from '../../src/server/backup/make-backup.ts'
import { restoreBackup } from '../../src/server/backup/restore-backup.ts'
import { aMigratedPlace, anEmptyPlace, ENGINE } from '../support/a-database.ts'
import { NOON } from '../support/a-site.ts'
import { aServer } from '../support/a-server.ts'
import { aPicture as aPhoto } from '../support/blog/made-pictures.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A site's place and its folder; the database file must be called what the site calls it. */
async function aHome(): Promise<{ place: DatabaseTarget; uploads: string; folder: string }> {
  const folder = aFolder()
  const place: DatabaseTarget = ENGINE === 'postgres' ? await anEmptyPlace() : { engine: 'sqlite', file: join(folder, 'on-joue.sqlite') }
  return { place, uploads: join(folder, 'uploads'), folder }
}

const serve = (place: DatabaseTarget, folder: string) => aServer(place, { DATA_DIR: folder, LOG_LEVEL: 'error', SAMPLE_DATA: 'on' })

const emailsIn = async (place: DatabaseTarget): Promise<string[]> => {
  const db = openDatabase(place)
  try {
    return (await db.selectFrom('waitlistEntry').select('email').execute()).map(({ email }) => email)
  } finally {
    await db.destroy()
  }
}

/** Joins the waitlist again and again. @returns the addresses that were acknowledged so far, and what ends it */
function joinRepeatedly(url: string) {
  const acknowledged: string[] = []
  let isOver = false
  const join = async () => {
    for (let nth = 0; !isOver; nth += 1) {
      const email = `parent${nth}@example.com`
      const answer = await fetch(`${url}/api/waitlist`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      if (answer.status === 201) acknowledged.push(email)
    }
  }
  const joining = join()
  const stop = async () => {
    isOver = true
    await joining
  }
  return { acknowledged, stop }
}

const untilSome = async (list: string[], count: number) => {
  while (list.length < count) await new Promise((resolve) => setTimeout(resolve, 10))
}

function aPicture(uploads: string, name: string) {
  mkdirSync(join(uploads, 'pictures', name), { recursive: true })
  for (const width of [40, 80, 160]) writeFileSync(join(uploads, 'pictures', name, `${width}.webp`), Buffer.alloc(20_000))
}

/** Another process in which members change their pictures all the time. @returns what ends it */
function comeAndGo(uploads: string): () => void {
  const program = `
    import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
    const folder = (nth) => ${JSON.stringify(join(uploads, 'pictures'))} + '/loose-' + (nth % 200)
    let nth = 0
    setInterval(() => {
      for (let n = 0; n < 5; n += 1, nth += 1) {
        mkdirSync(folder(nth), { recursive: true })
        writeFileSync(folder(nth) + '/half.part', Buffer.alloc(20000))
        renameSync(folder(nth) + '/half.part', folder(nth) + '/40.webp')
        rmSync(folder(nth + 100), { recursive: true, force: true })
      }
    }, 1)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return () => child.kill('SIGKILL')
}

/** Puts up a portrait of the founder as the owner does. @returns its address */
async function showPortrait(url: string): Promise<string> {
  const send = (method: string, path: string, body: BodyInit, type = 'application/json') =>
    fetch(`${url}${path}`, { method, body, headers: { 'content-type': type, 'origin': url, cookie } })
  let cookie = ''
  const loggedIn = await send('POST', '/api/forum/auth/login', JSON.stringify({ username: 'rosa', password: 'sample-rosa-admin' }))
  cookie = loggedIn.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ')
  const png = new Uint8Array(await aPhoto(800, 1_000).png().toBuffer())
  const { picture } = (await (await send('POST', '/api/office/pictures', png, 'image/png')).json()) as { picture: { src: string } }
  const shown = await send('PUT', '/api/office/site-pictures/portrait', JSON.stringify({ picture: picture.src, alt: 'Rosa laughs on a seesaw' }))
  expect(shown.status).toBe(204)
  return picture.src
}

describe('a backup', () => {
  it('made amid traffic and put back elsewhere is the site as it was: rows, pictures, pages', async () => {
    const [home, other] = [await aHome(), await aHome()]
    mkdirSync(home.uploads, { recursive: true })
    writeFileSync(join(home.uploads, 'a-picture.webp'), 'a picture')
    const first = await serve(home.place, home.folder)
    const traffic = joinRepeatedly(first.url)
    await untilSome(traffic.acknowledged, 20)
    const before = [...traffic.acknowledged]

    const backup = await makeBackup({ ...home, folder: aFolder(), now: NOON })
    await traffic.stop()
    const { counts } = await restoreBackup({ file: backup.file, place: other.place, uploads: other.uploads })

    expect(counts).toEqual(backup.counts)
    expect(counts).toMatchObject({ topic: 106, member: 247 })
    expect(await emailsIn(other.place)).toEqual(expect.arrayContaining(before))
    expect(readFileSync(join(other.uploads, 'a-picture.webp'), 'utf8')).toBe('a picture')
    const second = await serve(other.place, other.folder)
    const [here, there] = await Promise.all([first, second].map(async ({ url }) => (await fetch(`${url}/api/forum/topics/1`)).json()))
    expect(there.topic.title).toBe(here.topic.title)
  })

  it('brings back the owner’s pictures where they were, with their alt text and files', async () => {
    const [home, other] = [await aHome(), await aHome()]
    const first = await serve(home.place, home.folder)
    const picture = await showPortrait(first.url)
    const bytesAt = async (url: string) => Buffer.from(await (await fetch(`${url}${picture}`)).arrayBuffer())

    const { file } = await makeBackup({ ...home, folder: aFolder(), now: NOON })
    await restoreBackup({ file, place: other.place, uploads: other.uploads })

    const second = await serve(other.place, other.folder)
    const page = await (await fetch(second.url)).text()
    expect(page).toContain(`src="${picture}"`)
    expect(page).toContain('alt="Rosa laughs on a seesaw"')
    expect((await bytesAt(second.url)).equals(await bytesAt(first.url))).toBe(true)
    expect((await fetch(`${second.url}${picture}`)).headers.get('content-type')).toBe('image/webp')
  })

  it('that was cut or has one wrong byte is refused, and nothing is put anywhere', async () => {
    const place = await aMigratedPlace()
    const { file } = await makeBackup({ place, uploads: join(aFolder(), 'none'), folder: aFolder(), now: NOON })
    const whole = readFileSync(file)
    const damaged = [
      ['cut', whole.subarray(0, whole.length - 200)],
      ['empty', Buffer.alloc(0)],
      ...[30, 0.2, 0.5, 0.9].map((at) => {
        const copy = Buffer.from(whole)
        const position = at < 1 ? Math.floor(at * copy.length) : at
        copy[position] = (copy[position] ?? 0) ^ 0x10
        return [`flipped at ${position}`, copy] as const
      }),
    ] as const

    const target = await aHome()
    for (const [what, bytes] of damaged) {
      for (const hasSum of [true, false]) {
        const damagedFile = join(aFolder(), 'on-joue.tar.gz')
        writeFileSync(damagedFile, bytes)
        if (hasSum) writeFileSync(`${damagedFile}.sha256`, readFileSync(`${file}.sha256`))

        await expect(restoreBackup({ file: damagedFile, ...target }), what).rejects.toThrow(/damaged/)

        expect(readdirSync(target.folder)).toEqual([])
      }
    }
  })

  it('is never put over a site that is there', async () => {
    const place = await aMigratedPlace()
    const backup = await makeBackup({ place, uploads: join(aFolder(), 'none'), folder: aFolder(), now: NOON })
    const { uploads } = await aHome()

    await expect(restoreBackup({ file: backup.file, place, uploads })).rejects.toThrow(/already/)
    mkdirSync(uploads)
    writeFileSync(join(uploads, 'a-picture.webp'), 'somebody’s')
    await expect(restoreBackup({ file: backup.file, place: (await aHome()).place, uploads })).rejects.toThrow(/isn't empty/)
  })

  it('is for the eyes of its owner, because it holds everything', async () => {
    const folder = join(aFolder(), 'new')
    const { file } = await makeBackup({ place: await aMigratedPlace(), uploads: join(folder, 'none'), folder, now: NOON })

    expect([folder, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600])
  })

  it('that breaks off leaves nothing that could be taken for one', async () => {
    const folder = aFolder()
    const nowhere: DatabaseTarget =
      ENGINE === 'postgres'
        ? { engine: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' }
        : { engine: 'sqlite', file: join(aFolder(), 'missing.sqlite') }

    await expect(makeBackup({ place: nowhere, uploads: join(folder, 'none'), folder, now: NOON })).rejects.toThrow()

    expect(readdirSync(folder)).toEqual([])
  })

  it('is made although pictures come and go in the meantime', async () => {
    const folder = aFolder()
    const uploads = join(folder, 'uploads')
    for (let nth = 0; nth < 300; nth += 1) aPicture(uploads, `kept-${nth}`)
    const stop = comeAndGo(uploads)

    const backups = []
    for (let nth = 0; nth < 3; nth += 1) backups.push(await makeBackup({ place: await aMigratedPlace(), uploads, folder: aFolder(), now: NOON }))
    stop()

    const home = await aHome()
    await restoreBackup({ file: backups.at(-1)?.file ?? '', ...home })
    expect(readdirSync(join(home.uploads, 'pictures')).filter((name) => name.startsWith('kept-'))).toHaveLength(300)
  })

  it('that was killed is cleared away after a day', () => {
    const folder = aFolder()
    const [left, partial, young] = ['.making-aBcDeF', 'on-joue-2026-05-01T12-00-00-000Z.tar.gz.partial', '.making-UvWxYz']
    for (const name of [left, young]) mkdirSync(join(folder, name))
    for (const file of [join(left, 'database.sqlite'), partial, 'notes.partial']) writeFileSync(join(folder, file), '')
    const twoDaysAgo = Date.now() / 1_000 - 2 * 24 * 3_600
    for (const name of [left, partial, 'notes.partial']) utimesSync(join(folder, name), twoDaysAgo, twoDaysAgo)

    dropOldBackups(folder)

    expect(readdirSync(folder).toSorted()).toEqual([young, 'notes.partial'])
  })

  it('is kept while it is among the newest seven, sum included', () => {
    const folder = aFolder()
    const names = Array.from({ length: 9 }, (_, day) => `on-joue-2026-05-0${day + 1}T12-00-00-000Z.tar.gz`)
    for (const name of names) for (const file of [name, `${name}.sha256`]) writeFileSync(join(folder, file), '')
    writeFileSync(join(folder, 'notes.txt'), 'the owner’s own')

    dropOldBackups(folder)

    expect(listBackups(folder)).toEqual(names.slice(2).toReversed())
    expect(readdirSync(folder)).toHaveLength(2 * 7 + 1)
    expect(existsSync(join(folder, 'notes.txt'))).toBe(true)
  })
})
