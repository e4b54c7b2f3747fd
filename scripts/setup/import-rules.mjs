// Checks the rules about files and imports that the linter cannot say: rooms, features, names.
// Run by itself it checks the project; `problemsIn` takes any set of files.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A file belongs to the longest room its path starts with. A room may always import itself. */
const MAY_IMPORT = {
  'src/shared': [],
  'src/web/ui': [],
  'src/db': ['src/shared'],
  'src/emails': ['src/shared'],
  'src/domain': ['src/shared', 'src/db', 'src/emails'],
  'src/api': ['src/shared', 'src/domain'],
  'src/web': ['src/shared', 'src/web/ui'],
  'src/server': ['src/shared', 'src/db', 'src/emails', 'src/domain', 'src/api', 'src/web/ui', 'src/web'],
}
/**
 * Features import only from lines below their own. Folders and files not named here (the office, the landing
 * page, limits, the outbox) are audiences or tools of all features, and free.
 */
const FEATURE_LAYERS = [
  ['assistant', 'sample'],
  ['forum', 'blog', 'waitlist', 'contact'],
  ['playground'],
  ['accounts'],
]
/**
 * The folders of src/domain, from those that act to those that everything stands on. A folder imports only from lines
 * below its own. A folder named with its parent has its own place; any other stands where its parent stands. A new
 * folder gets its line here.
 */
const DOMAIN_ORDER = [
  ['search'],
  ['assistant', 'emails', 'office', 'sample'],
  ['blog', 'forum', 'office/publications'],
  ['privacy/requests', 'site-texts', 'waitlist/announcements'],
  ['accounts', 'contact', 'playground', 'waitlist'],
  ['alerts', 'pictures/site', 'privacy'],
  ['backups', 'emails/outbox', 'office/settings', 'pictures'],
  ['office/log'],
  ['access', 'limits'],
  ['site'],
]
/** Start-up joins everything together. */
const FREE_OF_LAYERS = 'src/server'
const ENVIRONMENT_READER = 'src/server/config.ts'
const VAGUE_NAMES = /(^|[-.])(utils?|helpers?|misc|common)([-.]|$)/
const CHECKED_FOLDERS = ['src', 'tests', 'scripts', 'bench']

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`, types included. */
const IMPORT = /^\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm

/** @param {Record<string, string>} files text by path, relative to the project, with forward slashes */
export function problemsIn(files) {
  const problems = Object.entries(files).flatMap(([file, text]) => [
    ...nameProblems(file),
    ...barrelProblems(file, text),
    ...environmentProblems(file, text),
    ...importsOf(file, text).flatMap((target) => importProblems(file, target)),
  ])
  return [...problems, ...cyclesIn(files)]
}

/** Files of src that import each other in a circle, types included; each circle is told once. */
function cyclesIn(files) {
  const paths = Object.keys(files).filter((file) => file.startsWith('src/'))
  const targets = new Map(paths.map((file) => [file, importsOf(file, files[file]).filter((target) => Object.hasOwn(files, target))]))
  const done = new Set()
  const problems = []
  const visit = (file, way) => {
    if (way.includes(file)) return problems.push(`${[...way.slice(way.indexOf(file)), file].join(' → ')}: a circle of imports`)
    if (done.has(file)) return
    for (const target of targets.get(file) ?? []) visit(target, [...way, file])
    done.add(file)
  }
  for (const file of paths) visit(file, [])
  return problems
}

function importProblems(file, target) {
  const from = roomOf(file)
  const to = roomOf(target)
  if (!from) return [] // tests, scripts and configs may import what they like
  if (!to) return isTest(file) && target.startsWith('tests/support/') ? [] : [`${file}: imports ${target}, outside src`]
  // A test sets its scene with whatever stands below its room.
  const allowed = isTest(file) ? everythingBelow(from) : MAY_IMPORT[from]
  if (to !== from && !allowed.includes(to)) return [`${file}: ${from} may not import ${to} (${target})`]

  const outOfOrder = domainProblems(file, target)
  if (outOfOrder.length > 0) return outOfOrder

  const [upper, lower] = [layerOf(file), layerOf(target)]
  const isFree = isTest(file) || from === FREE_OF_LAYERS || !upper || !lower || upper.feature === lower.feature
  return isFree || upper.layer < lower.layer ? [] : [`${file}: ${upper.feature} may not import ${lower.feature} (${target})`]
}

function domainProblems(file, target) {
  const [from, to] = [domainFolderOf(file), domainFolderOf(target)]
  if (isTest(file) || !from || !to || from === to) return []
  const missing = [from, to].find((folder) => lineOf(folder) === -1)
  if (missing) return [`${file}: src/domain/${missing} isn't listed in DOMAIN_ORDER`]
  return lineOf(from) < lineOf(to) ? [] : [`${file}: ${from} may not import ${to} (${target})`]
}

/** The longest folder that has a place; the first part of a path that has none. */
function domainFolderOf(file) {
  const parts = /^src\/domain\/(.+)/.exec(file)?.[1].split('/')
  const folders = parts?.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join('/'))
  return folders?.findLast((folder) => lineOf(folder) !== -1) ?? parts?.[0]
}
const lineOf = (folder) => DOMAIN_ORDER.findIndex((line) => line.includes(folder))

function nameProblems(file) {
  return file.split('/').some((part) => VAGUE_NAMES.test(part)) ? [`${file}: name it after what it knows`] : []
}

function barrelProblems(file, text) {
  const reexportsAll = /^export\s+(?:type\s+)?\*/m.test(text)
  const reexportsSome = /^export\s+(?:type\s+)?\{[^}]*\}\s*from\b/m.test(text)
  const isIndex = basename(file).startsWith('index.')
  const isBarrel = file.startsWith('src/') && (reexportsAll || (isIndex && reexportsSome))
  return isBarrel ? [`${file}: barrel file; import from the files themselves`] : []
}

function environmentProblems(file, text) {
  if (!file.startsWith('src/') || isTest(file) || file === ENVIRONMENT_READER) return []
  const code = text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')
  const reads = /\bprocess\.env\b|\{[^}]*\benv\b[^}]*\}\s*(=\s*process\b|from\s*['"](node:)?process['"])/.test(code)
  return reads ? [`${file}: only ${ENVIRONMENT_READER} reads the environment`] : []
}

const isTest = (file) => /\.test\.tsx?$/.test(file)

function roomOf(file) {
  const rooms = Object.keys(MAY_IMPORT).filter((room) => file.startsWith(`${room}/`))
  return rooms.toSorted((a, b) => b.length - a.length)[0]
}

function everythingBelow(room, seen = new Set()) {
  for (const next of MAY_IMPORT[room]) if (!seen.has(next)) everythingBelow(next, seen.add(next))
  return [...seen]
}

/** Feature of `src/api/waitlist-routes.ts`, `src/domain/forum/policy.ts`, `src/emails/forum-new-reply.ts`. */
function layerOf(file) {
  const parts = file.slice((roomOf(file) ?? '').length + 1).split('/').map((part) => part.split('.')[0])
  for (const [layer, features] of FEATURE_LAYERS.entries()) {
    const feature = features.find((name) => parts.some((part) => part === name || part.startsWith(`${name}-`)))
    if (feature) return { feature, layer }
  }
  return null
}

function importsOf(file, text) {
  const named = [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3])
  return named.filter((name) => name.startsWith('.')).map((name) => posix.join(dirname(file), name.split('?')[0]))
}

function filesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return []
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(root, path) : /\.(tsx?|mjs)$/.test(path) ? [path] : []
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const paths = CHECKED_FOLDERS.flatMap((folder) => filesUnder(root, folder))
  const problems = problemsIn(Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])))
  for (const problem of problems) console.error(problem)
  console.log(`${paths.length} files checked, ${problems.length} problems`)
  process.exit(problems.length > 0 || paths.length === 0 ? 1 : 0)
}
