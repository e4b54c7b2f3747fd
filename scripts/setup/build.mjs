// Builds the browser's files, the render bundle and the assistant's model, when what they are made of has changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dropOldFiles, saveEarlierFiles } from './earlier-files.mjs'
import { trainIfNeeded } from './train.mjs'
import { environment, ROOT, runNode, tool } from './run.mjs'

const INGREDIENTS = ['corpus', 'package-lock.json', 'public', 'scripts/bundling', 'scripts/setup/build.mjs', 'src', 'tsconfig.json', 'vite.config.ts']
const STAMP = join(ROOT, 'dist', '.built-from')

/** What production runs: no npm, no install, no build, and no process in between. */
const SERVER = `import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

process.env.NODE_ENV ??= 'production'
if (Number.parseInt(process.versions.node, 10) < 26) {
  console.error('On Joue needs Node 26. The one npm installed runs it: node_modules/.bin/node dist/server.js')
  process.exit(1)
}
// The second start needn't compile what the first one did.
enableCompileCache(join(import.meta.dirname, 'compile-cache'))
setTimeout(flushCompileCache, 10_000).unref()
await import('./server/main.js')
`

export async function buildIfNeeded() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return
  await build()
}

export async function build() {
  const builtFrom = fingerprint() // before building: a file saved in the meantime means another build next time
  rmSync(STAMP, { force: true })
  console.log('Building the site …')
  saveEarlierFiles()
  await vite('build')
  for (const folder of ['server', 'compile-cache']) rmSync(join(ROOT, 'dist', folder), { recursive: true, force: true })
  await vite('build', '--ssr', 'src/web/entry-server.tsx')
  await vite('build', '--ssr', 'src/server/main.ts')
  dropOldFiles()
  await compress()
  await trainIfNeeded()
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  writeFileSync(join(ROOT, 'dist', 'server.js'), SERVER)
  writeFileSync(join(ROOT, 'dist', 'version.json'), JSON.stringify({ version: packageVersion(), commit: commit() }))
  writeFileSync(STAMP, builtFrom)
}

const packageVersion = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version

/** What is built, for `/version`; null where there is no git. */
function commit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

async function vite(...args) {
  const env = environment({ NODE_ENV: 'production' })
  const code = await runNode([tool('vite'), ...args, '--logLevel', 'warn'], { env })
  if (code !== 0) throw new Error(`vite ${args.join(' ')} failed with exit code ${code}.`)
}

/** Hard enough to take seconds, which no start of the site has to wait for then. */
async function compress() {
  const code = await runNode([join('src', 'server', 'commands', 'compress.ts')], { env: environment({ NODE_ENV: 'production' }) })
  if (code !== 0) throw new Error(`Couldn't compress the browser files (exit code ${code}).`)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of INGREDIENTS.flatMap(filesUnder)) hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

/** Every file that can end up in the build, in a fixed order; tests cannot. */
function filesUnder(path) {
  if (!existsSync(join(ROOT, path))) return []
  if (statSync(join(ROOT, path)).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(join(ROOT, path)).toSorted().flatMap((name) => filesUnder(`${path}/${name}`))
}
