// Finds Caddy and nginx for the tests that stand them in front of the site, or fetches Debian's, and says which.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { environment, ROOT } from './run.mjs'

const START_MS = 120_000
/** Fetched programs are unpacked here, not installed: an installed proxy would start, and take ports 80 and 443. */
const FETCHED = join(ROOT, 'node_modules', '.cache', 'proxies')

/** Where each usually is, and what it says about itself. */
const PROXIES = {
  caddy: { places: ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'], inside: 'usr/bin/caddy', ask: ['version'], version: /^v?(\d+\.\d+[\d.]*)/m },
  nginx: { places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'], inside: 'usr/sbin/nginx', ask: ['-v'], version: /nginx\/(\d+\.\d+[\d.]*)/ },
}

/**
 * The variables that tell the tests where both are.
 *
 * @throws Error when CADDY_PATH or NGINX_PATH names none, or when one isn't found and can't be fetched
 */
export function findProxies({ say = console.log, proxies = PROXIES, folder = FETCHED } = {}) {
  return Object.fromEntries(Object.entries(proxies).map(([name, proxy]) => [`${name.toUpperCase()}_PATH`, findProxy(name, proxy, { say, folder })]))
}

function findProxy(name, proxy, { say, folder }) {
  const variable = `${name.toUpperCase()}_PATH`
  const named = process.env[variable]
  if (named && !versionOf(named, proxy)) throw new Error(`${variable} is ${named}, which doesn't start as ${name}.`)
  const fetched = join(folder, name, proxy.inside)
  const found = named ?? [...proxy.places, fetched].find((path) => versionOf(path, proxy))
  if (found) return chosen(found, named ? `from ${variable}` : 'found')

  say(`Proxy: no ${name} found, trying to fetch it with apt-get …`)
  const failure = fetchWithApt(name, join(folder, name), () => versionOf(fetched, proxy))
  if (!failure) return chosen(fetched, 'fetched with apt-get')
  throw new Error(`No ${name} found for the tests. Install it, or set ${variable}.\napt-get: ${failure}`)

  function chosen(path, how) {
    say(`Proxy: ${name} ${versionOf(path, proxy)}, ${how}: ${path}`)
    return path
  }
}

function versionOf(path, { ask, version }) {
  if (!existsSync(path)) return null
  const { status, stdout, stderr } = spawnSync(path, ask, { encoding: 'utf8', timeout: START_MS })
  return status === 0 ? (version.exec(stdout + stderr)?.[1] ?? null) : null
}

/** Unpacks the package, and installs the libraries it needs if we may. @returns what went wrong */
function fetchWithApt(name, folder, starts) {
  if (spawnSync('apt-get', ['--version']).status !== 0) return 'not on this machine'
  const isRoot = process.getuid?.() === 0
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' })
  const run = (command, args) => spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' })
  if (isRoot) run('apt-get', ['update', '-q']) // may fail for one of several sources; what comes next decides
  // Its own sandbox user may not write to our folder.
  const download = run('apt-get', ['download', '-q', '-o', 'APT::Sandbox::User=root', name])
  const archive = readdirSync(folder).find((file) => file.endsWith('.deb'))
  if (!archive) return download.stderr.trim() || `exit code ${download.status}`
  const unpack = run('dpkg-deb', ['--extract', archive, folder])
  if (unpack.status !== 0) return unpack.stderr.trim()
  if (starts()) return null
  if (!isRoot) return 'it needs libraries that only root can install'
  const install = run('apt-get', ['install', '-qy', '--no-install-recommends', ...librariesOf(run('dpkg-deb', ['--field', archive, 'Depends']).stdout)])
  return starts() ? null : install.stderr.trim() || "it doesn't start"
}

/** `libc6 (>= 2.34), libpcre2-8-0, nginx-common` */
const librariesOf = (depends) => [...depends.matchAll(/(?:^|, )(lib[\w.+-]+)/g)].map(([, library]) => library)
