import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { DatabaseTarget } from '../../src/db/connection.ts'
import { ENGINE } from '../support/a-database.ts'
import { aPlaceForAServer, aServer } from '../support/a-server.ts'
import { startMailServer } from '../support/emails/mail-server.ts'

const ROOT = join(import.meta.dirname, '../..')
const ADMIN = { ADMIN_USERNAME: 'rosa', ADMIN_EMAIL: 'rosa@example.com', ADMIN_PASSWORD: 'playground owner' }

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'on-joue-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs `npm run doctor` on a site. */
function examine(place: DatabaseTarget, environment: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const database = place.engine === 'postgres' ? { DATABASE_URL: place.url, DATA_DIR: aFolder() } : { DATABASE_URL: '', DATA_DIR: dirname(place.file) }
  const env = { ...process.env, SITE_URL: '', SMTP_URL: '', ...database, ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/server/commands/doctor.ts'], { cwd: ROOT, env }, (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }))
  })
}

/** A site that was started once. */
async function aSiteThatRan(environment: Record<string, string>): Promise<DatabaseTarget> {
  const place = await aPlaceForAServer()
  const server = await aServer(place, { BACKUPS: 'off', ...environment })
  server.process.kill('SIGTERM')
  await server.ended
  return place
}

/** The address of a server on this machine by a name that isn't one of its own. */
const inPublic = (url: string): string => `http://0.0.0.0:${new URL(url).port}`

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return inPublic(`http://localhost:${(server.address() as AddressInfo).port}`)
}

/** A proxy that adds for whom it asks, as Caddy and nginx do. */
const aProxyFor = (url: string): Promise<string> =>
  listening((incoming, outgoing) => {
    const forwardedFor = [incoming.headers['x-forwarded-for'] ?? [], incoming.socket.remoteAddress ?? ''].flat().join(', ')
    const passed = request(new URL(incoming.url ?? '', url), { method: incoming.method, headers: { ...incoming.headers, 'x-forwarded-for': forwardedFor } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(passed)
  })

describe('npm run doctor', () => {
  it('names what a site on its first day still needs, each with what to do, and ends with 1', async () => {
    const { code, output } = await examine(await aSiteThatRan({ SAMPLE_DATA: 'on' }))

    expect(code).toBe(1)
    for (const missing of ['SITE_URL isn’t set', 'has no admin of its own', 'sample community is still there', 'SMTP_URL isn’t set']) expect(output).toMatch(new RegExp(`✗ .*${missing}.*\\n {2}\\S`))
    expect(output).toContain('There’s no backup')
    expect(output).toMatch(/\d+ good, \d+ to look at, 4 to fix/)
  })

  it('finds nothing wrong with an admin, a forum without sample, and a mail server that takes us in', async () => {
    const mail = await startMailServer()
    onTestFinished(mail.close)
    const place = await aSiteThatRan({ ...ADMIN, SAMPLE_DATA: 'off' })

    const { output } = await examine(place, { SMTP_URL: mail.url.replace('//', '//site:s3cret@') })

    for (const well of ['The site has an admin.', 'There’s no sample community.', 'The mail server takes us in.', 'The schema is up to date', 'The clock fits']) expect(output).toContain(`✓ ${well}`)
    expect(output).toContain(ENGINE === 'sqlite' ? '✓ The database is SQLite' : '✓ The database is PostgreSQL')
    expect(mail.received).toEqual([])
    expect(output).not.toContain('s3cret')
  })

  it('says when PostgreSQL has no room for the connections of all workers', async () => {
    const place = await aSiteThatRan({ SAMPLE_DATA: 'off' })
    const many = { WORKERS: 'auto', DATABASE_CONNECTIONS: '1000' }

    const [one, all] = [await examine(place), await examine(place, many)]

    expect(one.output.includes('; this machine opens 12 at most.')).toBe(ENGINE === 'postgres')
    expect(all.output.includes('Raise max_connections in PostgreSQL')).toBe(ENGINE === 'postgres')
  })

  it('tells a wrong password from a mail server that isn’t there, and shows neither', async () => {
    const mail = await startMailServer()
    onTestFinished(mail.close)
    mail.trust(false)
    const place = await aSiteThatRan({ SAMPLE_DATA: 'off' })

    const [refused, away] = await Promise.all([mail.url.replace('//', '//site:s3cret@'), 'smtp://site:s3cret@127.0.0.1:1'].map((SMTP_URL) => examine(place, { SMTP_URL })))

    expect(refused?.output).toContain('Check the user and password in SMTP_URL.')
    expect(away?.output).toContain('Check the host and port in SMTP_URL')
    expect(`${refused?.output}${away?.output}`).not.toContain('s3cret')
  })

  it('asks the public address, and says so when it isn’t encrypted or doesn’t lead to this site', async () => {
    const place = await aSiteThatRan({ SAMPLE_DATA: 'off' })

    const { output } = await examine(place, { SITE_URL: 'http://onjoue.invalid' })

    expect(output).toContain('✗ SITE_URL begins with http')
    expect(output).toContain('✗ http://onjoue.invalid doesn’t answer')
    expect((await examine(place, { SITE_URL: 'https://onjoue.invalid' })).output).toContain('! TRUST_PROXY is off behind a proxy.')
  })

  it('tells this site at SITE_URL from another one that says it’s ready, too', async () => {
    const [place, other] = [await aPlaceForAServer(), await aSiteThatRan({ SAMPLE_DATA: 'off' })]
    const server = await aServer(place, { BACKUPS: 'off', SAMPLE_DATA: 'off' })
    const foreign = await listening((_, outgoing) => outgoing.end('ready'))

    const [own, others, strangers] = await Promise.all(([[place, server.url], [other, server.url], [place, foreign]] as const).map(([at, url]) => examine(at, { SITE_URL: inPublic(url) })))

    expect(own?.output).toContain(`✓ This site is what answers at ${inPublic(server.url)}.`)
    for (const wrong of [others, strangers]) expect(wrong?.output).toMatch(/✗ Another site answers at http.*\n {2}Check where the DNS record/)
    expect(await (await fetch(`${server.url}/version`, { headers: { 'x-on-joue-doctor': 'abc.def' } })).json()).not.toHaveProperty('doctor')
  })

  it('says when TRUST_PROXY is on without a proxy, or off behind one', async () => {
    const examined = async (TRUST_PROXY: string) => {
      const place = await aPlaceForAServer()
      const server = await aServer(place, { BACKUPS: 'off', SAMPLE_DATA: 'off', TRUST_PROXY })
      const addresses = [inPublic(server.url), await aProxyFor(server.url)]
      return Promise.all(addresses.map(async (SITE_URL) => (await examine(place, { SITE_URL })).output))
    }

    const [[onAlone, onBehind], [offAlone, offBehind]] = [await examined('on'), await examined('off')]

    expect(onAlone).toMatch(/✗ TRUST_PROXY is on, and no proxy adds visitors’ addresses.\n {2}Without a proxy, set TRUST_PROXY=off/)
    expect(onBehind).toContain('✓ The proxy adds visitors’ addresses, and the site trusts it.')
    expect(offAlone).toContain('✓ There’s no proxy, and the site trusts none.')
    expect(offBehind).toMatch(/! TRUST_PROXY is off behind a proxy.\n {2}Set TRUST_PROXY=on/)
  })

  it('compares the clock with those of what it’s connected to', async () => {
    const place = await aPlaceForAServer()
    const server = await aServer(place, { BACKUPS: 'off', SAMPLE_DATA: 'off' })
    const ahead = join(aFolder(), 'ahead')
    const shifted = { NODE_OPTIONS: `--import=${join(ROOT, 'tests/support/shifted-clock.mjs')}`, CLOCK_FILE: ahead }
    const SITE_URL = inPublic(server.url)
    writeFileSync(ahead, String(-3_600_000))

    const [right, wrong] = [await examine(place, { SITE_URL }), await examine(place, { SITE_URL, ...shifted })]

    const names = ENGINE === 'postgres' ? ['SITE_URL', 'PostgreSQL'] : ['SITE_URL']
    expect(right.output).toContain(`✓ The clock agrees with the clock of ${names.join(' and ')}.`)
    for (const name of names) expect(wrong.output).toMatch(new RegExp(`✗ The clock is 60 minutes behind the clock of ${name}.\\n {2}Set the machine’s clock`))
  })

  it('says where there is no site, and that others can read its data', async () => {
    const folder = aFolder()
    chmodSync(folder, 0o755)

    const { code, output } = await examine({ engine: 'sqlite', file: join(folder, 'on-joue.sqlite') })

    expect(code).toBe(1)
    expect(output).toContain(`✗ There’s no site in ${folder} yet.`)
    if (process.platform !== 'win32') expect(output).toContain(`chmod 700 ${folder}`)
  })
})
