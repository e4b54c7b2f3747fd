import { describe, expect, it } from 'vitest'
import { endBackupRun, findBackupRun, RUN_SILENT_MS } from '../../../src/domain/backups/backup-run.ts'
import { saveLastBackup } from '../../../src/domain/backups/last-backup.ts'
import type { BackupsView } from '../../../src/shared/office/office-backups.ts'
import type { LogView } from '../../../src/shared/office/office-log.ts'
import { after, HOUR_MS } from '../../../src/shared/time/instant.ts'
import { aForum } from '../../support/a-forum.ts'
import { anApp, NOON } from '../../support/a-site.ts'
import { anAdmin } from '../../support/authenticators.ts'

const BACKUPS = '/api/office/backups'
const FILE = 'on-joue-2026-05-01T12-00-00-000Z.tar.gz'
const FOLDER = { kind: 'folder', folder: '/var/backups/on-joue', machine: 'web-1' } as const

/** A forum whose backups lie in a made-up folder, and the runs that were started. */
async function anOffice() {
  const forum = await aForum()
  const started: string[] = []
  const files = new Map<string, string>()
  forum.site.backups = {
    start: (run) => void started.push(run),
    open: async (name) => {
      const text = files.get(name)
      return text === undefined ? undefined : { bytes: text.length, body: new Blob([text]).stream() }
    },
    close: async () => {},
  }
  const read = async () => ((await (await forum.sendAs(forum.rosa, 'GET', BACKUPS)).json()) as { backups: BackupsView }).backups
  const log = async () => (await (await forum.sendAs(forum.rosa, 'GET', '/api/office/log?room=settings')).json()) as LogView
  return { ...forum, started, files, read, log }
}

describe('the last good backup', () => {
  it('is shown with when it was made, its size, and where it is', async () => {
    const { site, read } = await anOffice()
    expect(await read()).toMatchObject({ last: null, run: null, backsUpDaily: true })

    await saveLastBackup(site, { at: NOON, file: FILE, bytes: 12_000_000, place: FOLDER })

    expect((await read()).last).toEqual({ at: NOON, file: FILE, bytes: 12_000_000, isEncrypted: false, place: FOLDER })
  })

  it('that an earlier version has made is shown, too', async () => {
    const { site, read } = await anOffice()

    await site.db.insertInto('appSecret').values({ key: 'last-backup', value: JSON.stringify({ at: NOON, file: FILE, bytes: 7 }) }).execute()

    expect((await read()).last).toEqual({ at: NOON, file: FILE, bytes: 7, isEncrypted: false, place: null })
  })

  it('that takes a key to open says so', async () => {
    const { site, read } = await anOffice()

    await saveLastBackup(site, { at: NOON, file: `${FILE}.age`, bytes: 7, place: FOLDER })

    expect((await read()).last).toMatchObject({ file: `${FILE}.age`, isEncrypted: true })
  })

  it('is downloaded by an admin under its name, which is logged', async () => {
    const { site, rosa, files, sendAs, log } = await anOffice()
    await saveLastBackup(site, { at: NOON, file: FILE, bytes: 9, place: FOLDER })
    files.set(FILE, 'a backup!')

    const answer = await sendAs(rosa, 'GET', `${BACKUPS}/last`)

    expect(await answer.text()).toBe('a backup!')
    const headers = ['content-type', 'content-length', 'content-disposition', 'cache-control'].map((name) => answer.headers.get(name))
    expect(headers).toEqual(['application/octet-stream', '9', `attachment; filename="${FILE}"`, 'no-store'])
    expect((await log()).entries[0]).toMatchObject({ by: 'Rosa', text: 'downloaded a backup', detail: FILE })
  })

  it('is read only as fast as it’s taken, and no further once the reader leaves', async () => {
    const { site, rosa, sendAs } = await anOffice()
    await saveLastBackup(site, { at: NOON, file: FILE, bytes: 1e9, place: FOLDER })
    let pulled = 0
    let isLeft = false
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (out) => {
        pulled += 1
        out.enqueue(new Uint8Array(65_536))
      },
      cancel: () => void (isLeft = true),
    })
    site.backups = { start: () => {}, open: async () => ({ bytes: 1e9, body }), close: async () => {} }

    const answer = await sendAs(rosa, 'GET', `${BACKUPS}/last`)
    const reader = answer.body?.getReader()
    await reader?.read()
    await reader?.cancel()

    expect([pulled < 10, isLeft]).toEqual([true, true])
  })

  it('that isn’t where it was saved is refused with where it should be, and nothing is logged', async () => {
    const { site, rosa, sendAs, log } = await anOffice()
    expect((await sendAs(rosa, 'GET', `${BACKUPS}/last`)).status).toBe(404)
    await saveLastBackup(site, { at: NOON, file: FILE, bytes: 9, place: FOLDER })

    const answer = await sendAs(rosa, 'GET', `${BACKUPS}/last`)

    expect([answer.status, await answer.json()]).toEqual([409, { message: expect.stringContaining('/var/backups/on-joue on the machine web-1') }])
    expect((await log()).entries).toEqual([])
  })

  it('is there for admins alone, who entered their password in the last hour', async () => {
    const { ines, maya, rosa, sendAs, started, clock } = await anOffice()

    for (const [method, path] of [['GET', ''], ['POST', ''], ['GET', '/last']] as const) {
      for (const member of [null, maya, ines]) expect((await sendAs(member, method, BACKUPS + path)).status).toBe(404)
    }
    clock.pass(HOUR_MS)
    for (const [method, path] of [['GET', ''], ['POST', ''], ['GET', '/last']] as const) {
      const answer = await sendAs(rosa, method, BACKUPS + path)
      expect([answer.status, await answer.json()]).toMatchObject([403, { needs: 'password' }])
    }

    expect(started).toEqual([])
  })
})

describe('“Back up now”', () => {
  it('starts one backup, which is logged, and refuses a second one until it’s done', async () => {
    const { site, rosa, sendAs, started, read, log } = await anOffice()

    const first = await sendAs(rosa, 'POST', BACKUPS)
    const second = await sendAs(rosa, 'POST', BACKUPS)

    expect([first.status, second.status]).toEqual([200, 409])
    expect(started).toHaveLength(1)
    expect((await read()).run).toEqual({ state: 'running', startedAt: NOON, endedAt: null, failure: null })
    expect((await log()).entries.map(({ by, text }) => [by, text])).toEqual([['Rosa', 'started a backup']])

    await endBackupRun(site, started[0] ?? '', null)
    expect((await read()).run).toMatchObject({ state: 'done', endedAt: NOON })
    expect((await sendAs(rosa, 'POST', BACKUPS)).status).toBe(200)
  })

  it('says why a backup failed, and that one was lost', async () => {
    const { site, rosa, sendAs, started, read, clock } = await anOffice()
    await sendAs(rosa, 'POST', BACKUPS)
    await endBackupRun(site, started[0] ?? '', 'The disk is full.')
    expect((await read()).run).toMatchObject({ state: 'failed', failure: 'The disk is full.' })

    await sendAs(rosa, 'POST', BACKUPS)
    clock.pass(RUN_SILENT_MS)

    expect((await read()).run).toMatchObject({ state: 'lost' })
  })

  it('starts from the page without JavaScript, behind the password', async () => {
    const app = await anApp({ siteUrl: 'https://on-joue.example', limitFactor: 100 })
    const { headers } = await anAdmin(app, 'claire')
    const enter = (passwordCheckedAt: string) => app.site.db.updateTable('session').set({ passwordCheckedAt }).execute()
    await enter(after(NOON, -HOUR_MS))
    const gate = await (await app.ask('/office/backups', { headers })).text()
    expect(gate).toContain('Confirm it’s you')
    expect(gate).not.toContain('Back Up Now')
    const refused = await app.postForm('/office/backups', { form: 'back-up' }, { headers })
    expect(await refused.text()).toContain('Please enter your password again.')
    expect(await findBackupRun(app.site)).toBeNull()

    await enter(NOON)
    const page = await (await app.ask('/office/backups', { headers })).text()
    expect(page).toContain('There’s no backup yet.')
    const sent = await app.postForm('/office/backups', { form: 'back-up' }, { headers })

    expect(sent.status).toBe(303)
    expect(await (await app.follow(sent, { headers })).text()).toContain('We’re making a backup.')
  })
})
