// Finds a Chromium for the tests, or installs one, and says which.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment, run, runNode, tool } from './run.mjs'

/** Debian's Chromium without its window takes a third less of the processor for the same pages, so it comes first. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const START_MS = 120_000

/**
 * The path of a Chromium that starts.
 *
 * @throws Error when CHROMIUM_PATH names none, or when none is found and none can be installed
 */
export async function findBrowser({ say = console.log, places = USUAL_PLACES } = {}) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!versionOf(named)) throw new Error(`CHROMIUM_PATH is ${named}, which doesn't start as a browser.`)
    return chosen(named, 'from CHROMIUM_PATH')
  }
  const found = [...places, await playwrightsOwn()].find(versionOf)
  if (found) return chosen(found, 'found')

  const failures = []
  for (const { name, install } of [{ name: 'apt-get', install: aptGet }, { name: 'Playwright', install: playwright }]) {
    say(`Browser: none found, trying to install Chromium with ${name} …`)
    const failure = await install()
    const installed = [...places, await playwrightsOwn()].find(versionOf)
    if (installed) return chosen(installed, `installed with ${name}`)
    failures.push(`${name}: ${failure || 'nothing installed that starts'}`)
  }
  throw new Error(
    `No browser found for the tests. Install Chromium, or set CHROMIUM_PATH.\n${failures.join('\n')}`,
  )

  function chosen(path, how) {
    say(`Browser: ${versionOf(path)}, ${how}: ${path}`)
    return path
  }
}

/** What the program calls itself; null where it is missing or, like a snap's stand-in, only prints advice. */
function versionOf(path) {
  if (!path || !existsSync(path)) return null
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: START_MS })
  return status === 0 ? (/Chrom[^\n]*\d+\.\d+/.exec(stdout)?.[0] ?? null) : null
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

async function aptGet() {
  if (process.getuid?.() !== 0) return 'needs root'
  if (spawnSync('apt-get', ['--version']).status !== 0) return 'not on this machine'
  const env = environment({ DEBIAN_FRONTEND: 'noninteractive' })
  const options = { env, stdio: ['ignore', 'inherit', 'inherit'] }
  await run('apt-get', ['update', '-q'], options) // may fail for one of several sources; the install decides
  const codes = []
  // Older releases have the whole browser only.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const code = await run('apt-get', ['install', '-qy', '--no-install-recommends', name], options)
    if (code === 0) return null
    codes.push(code)
  }
  return `exit codes ${codes.join(', ')}`
}

async function playwright() {
  // With its libraries where we may install them: as root.
  const libraries = process.getuid?.() === 0 ? ['--with-deps'] : []
  const code = await runNode([tool('playwright'), 'install', ...libraries, 'chromium'])
  return code === 0 ? null : `exit code ${code}`
}
