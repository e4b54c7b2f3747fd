// Installs the packages of package-lock.json when they are not the installed ones.
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { environment, ROOT, run, runtime } from './run.mjs'

/** Makes sure that `folder`/node_modules holds what `folder`/package-lock.json says. */
export async function install(folder = ROOT) {
  if (isInstalled(folder)) return
  console.log(`Installing packages (npm ci) in ${folder} …`)
  const strict = await npm(folder, 'ci')
  if (strict.code !== 0) {
    // npm ci refuses a lock file written where the registry lacked some other platform's binaries. Everything
    // else is still installed exactly as locked; --no-save leaves the lock file alone.
    console.log('npm ci failed, trying npm install --no-save …')
    const lenient = await npm(folder, 'install', '--no-save')
    if (lenient.code !== 0) {
      throw new Error(`${strict.output}\n${lenient.output}\nCouldn't install packages. Is the npm registry reachable?`)
    }
  }
  if (folder === ROOT) runtime()
}

/**
 * Whether the two agree: npm writes node_modules/.package-lock.json as the last step of every install, so it
 * also knows of an install by hand and is missing after an interrupted one. A hash of our own would not be.
 */
function isInstalled(folder) {
  const wanted = packagesIn(join(folder, 'package-lock.json'))
  const found = packagesIn(join(folder, 'node_modules', '.package-lock.json'))
  if (!found) return false
  const same = (name) => wanted[name]?.version === found[name]?.version && wanted[name]?.integrity === found[name]?.integrity
  const required = Object.keys(wanted).filter((name) => name && !isOptional(wanted[name]))
  return [...required, ...Object.keys(found)].every(same) && (folder !== ROOT || hasRuntime())
}

const isOptional = (entry) => entry.optional || entry.devOptional || entry.peer

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null
}

function hasRuntime() {
  try {
    return existsSync(runtime())
  } catch {
    return false
  }
}

async function npm(folder, ...command) {
  // Naming both groups overrules NODE_ENV=production and a user's own omit setting: the runtime is optional,
  // the build tools are development packages.
  const args = [...command, '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  let output = ''
  const options = { cwd: folder, env: withoutInstalledCommands(), onOutput: (text) => (output += text) }
  const code = await run('npm', args, options)
  return { code, output }
}

/** npm itself must not run on the Node inside node_modules: `npm ci` deletes that one first. */
function withoutInstalledCommands() {
  const folders = environment().PATH.split(delimiter)
  return environment({ PATH: folders.filter((folder) => !folder.includes('node_modules')).join(delimiter) })
}
