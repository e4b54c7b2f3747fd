import { execFile, execFileSync } from 'node:child_process'
import { accessSync, constants, copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { extract } from 'tar'
import { onTestFinished } from 'vitest'
import { MIGRATIONS } from '../../src/db/migrations.ts'

const ROOT = join(import.meta.dirname, '../..')

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** What git says; undefined where it has no answer. */
function answerTo(...args: string[]): string | undefined {
  try {
    return git(...args)
  } catch {
    return undefined
  }
}

/** The names of the migrations that a commit has. */
export const migrationsOf = (commit: string): string[] =>
  git('ls-tree', '--name-only', commit, 'src/db/migrations/')
    .split('\n')
    .flatMap((path) => /\/(\d{4}-[^.]+)\.ts$/.exec(path)?.[1] ?? [])
    .toSorted()

/**
 * The commit of the version before this one: the newest tag `v…` before HEAD, or while there are no such tags, the newest
 * ancestor of HEAD (by first parents) that hasn't the same migrations as this checkout. Undefined where the history
 * isn't there: in a shallow clone, or in files without git.
 */
export function previousCommit(): string | undefined {
  if (!existsSync(join(ROOT, '.git'))) return undefined
  const tag = answerTo('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^')
  if (tag) return answerTo('rev-parse', `${tag}^{commit}`)
  const own = Object.keys(MIGRATIONS).toSorted().join()
  const changes = answerTo('rev-list', '--first-parent', 'HEAD', '--', 'src/db/migrations')?.split('\n') ?? []
  for (const candidate of ['HEAD', ...changes.map((change) => `${change}^`)]) {
    const commit = answerTo('rev-parse', '--verify', '--quiet', candidate)
    if (!commit) return undefined
    if (migrationsOf(commit).join() !== own) return commit
  }
  return undefined
}

/**
 * Builds a commit by its own script in a folder of its own, which goes when the test has ended. Its packages are ours
 * where the lock file is the same; else its script installs its own.
 *
 * @throws Error with all that git or the script said
 */
export async function aBuildOf(commit: string): Promise<string> {
  const root = mkdtempSync(join(folderOnDisk(), 'on-joue-previous-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const files = join(root, 'files.tar')
  git('archive', '--output', files, commit)
  await extract({ file: files, cwd: root })
  rmSync(files)

  const lockOf = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lockOf(root) === lockOf(ROOT)) linkPackages(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  try {
    await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: root, env: environment(), maxBuffer: 100_000_000 })
  } catch (error) {
    const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
    throw new Error(`Couldn't build ${commit}, the version before this one: ${message}\n${stdout}\n${stderr}`, { cause: error })
  }
  return root
}

/** A build needs no variables of the test runner, and there's no npm above it. */
const environment = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_|NODE_ENV$|NODE_OPTIONS$|npm_lifecycle)/.test(name)))

/** The tests' own folder may be in memory, which is no place for all packages. */
function folderOnDisk(): string {
  try {
    accessSync('/var/tmp', constants.W_OK)
    return '/var/tmp'
  } catch {
    return tmpdir()
  }
}

/** Other names for the same files, so that removing or replacing one leaves ours alone. Caches stay out. */
function linkPackages(from: string, to: string, isTop = true): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (isTop && /^\.(?!bin$|package-lock\.json$)/.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkPackages(source, target, false)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target, constants.COPYFILE_FICLONE) // another disk, or one without such names
  }
}
