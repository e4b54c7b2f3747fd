import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropOldFiles, saveEarlierFiles } from '../../../scripts/setup/earlier-files.mjs'

const ROOT = join(import.meta.dirname, '../../..')
const HASHED_NAME = /[\w.-]+-[\w-]{8}\.\w+/g
const TEXTS = /\.(js|css|svg|json|mjs)$/

export interface BuildCopy {
  root: string
  /** Builds the site again: the same pages, whose scripts, styles, and pictures all have other names. */
  rebuild: () => void
  /** Drops what earlier builds have left. */
  forgetEarlier: () => void
  remove: () => void
}

/** The project as it's built, in a folder of its own, where the next build may take its place. */
export function aCopyOfTheBuild(): BuildCopy {
  const root = mkdtempSync(join(tmpdir(), 'on-joue-build-'))
  const dist = join(root, 'dist')
  // Running sites write to the cache of compiled code.
  const isWanted = (path: string) => !path.includes('compile-cache')
  for (const part of ['package.json', 'dist']) cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: isWanted })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  const folders = { built: join(dist, 'client', 'assets'), earlier: join(dist, 'earlier-files') }
  return {
    root,
    rebuild: () => rename(dist, folders),
    forgetEarlier: () => rmSync(folders.earlier, { recursive: true }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Turns the hash of every name around, wherever the build speaks of it. */
function rename(dist: string, folders: { built: string; earlier: string }): void {
  const names = readdirSync(folders.built)
  const renamed = new Map(names.map((name) => [name, name.replace(/([\w-]{8})\.(\w+)$/, (_, hash: string, ending: string) => `${[...hash].toReversed().join('')}.${ending}`)]))
  const inNewNames = (text: string) => text.replaceAll(HASHED_NAME, (name) => renamed.get(name) ?? name)
  saveEarlierFiles(folders)
  mkdirSync(folders.built, { recursive: true })
  for (const [name, newName] of renamed) {
    const earlier = join(folders.earlier, name)
    writeFileSync(join(folders.built, newName), TEXTS.test(name) ? inNewNames(readFileSync(earlier, 'utf8')) : readFileSync(earlier))
  }
  for (const folder of ['server', 'client/.vite'].map((part) => join(dist, part))) {
    for (const file of readdirSync(folder).filter((name) => TEXTS.test(name)).map((name) => join(folder, name))) {
      writeFileSync(file, inNewNames(readFileSync(file, 'utf8')))
    }
  }
  dropOldFiles(folders)
}
