// npm run numbers: sizes of files and functions, casts, comments, tests, folders, and commits. They show where the code
// leaves its own habits.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { ROOT } from './setup/run.mjs'

/** Written as code, and read as text: the sample community. */
const DATA = /^src\/domain\/sample\/(topics|blog)\//
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
const COMMITS = 200

const filesUnder = (folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name}`).filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
const linesOf = (text) => text.trimEnd().split('\n')
const lineCount = (files) => files.reduce((sum, { lines }) => sum + lines.length, 0)
const isTest = (path) => /\.test\.tsx?$/.test(path)

function read(path) {
  const text = readFileSync(join(ROOT, path), 'utf8')
  return { path, text, lines: linesOf(text) }
}

/** Every node of a syntax tree with its parent. */
function* nodesIn(node, parent) {
  if (typeof node?.type !== 'string') return
  yield { node, parent }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (typeof child === 'object' && child) yield* nodesIn(child, node)
  }
}

/** What one file has of everything that's counted. */
function measure({ path, text }) {
  const { program, comments } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  const lineAt = (offset) => text.slice(0, offset).split('\n').length
  const linesIn = ({ start, end }) => lineAt(end) - lineAt(start) + 1
  const found = { functions: [], handlers: [], exported: [], arrows: [], casts: 0, anys: 0, comments: comments.reduce((sum, comment) => sum + linesIn(comment), 0) }
  for (const { node, parent } of nodesIn(program)) {
    if (FUNCTIONS.has(node.type)) found.functions.push(linesIn(node))
    if (FUNCTIONS.has(node.type) && parent?.type === 'CallExpression' && parent.callee.name === 'route') found.handlers.push(linesIn(node))
    if (node.type === 'TSAnyKeyword') found.anys += 1
    if (node.type === 'TSAsExpression' && node.typeAnnotation.typeName?.name !== 'const') found.casts += 1
    if (node.type === 'ExportNamedDeclaration' && isFunction(node.declaration)) {
      const isDocumented = comments.some(({ type, end }) => type === 'Block' && end <= node.start && text.slice(end, node.start).trim() === '')
      found[node.declaration.type === 'FunctionDeclaration' ? 'exported' : 'arrows'].push(isDocumented)
    }
  }
  return found
}

const isFunction = (declaration) => declaration?.type === 'FunctionDeclaration' || FUNCTIONS.has(declaration?.declarations?.[0].init?.type)

const quantiles = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return [0.5, 0.9, 1].map((share) => sorted[Math.floor((sorted.length - 1) * share)]).join(' · ')
}
const share = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`

/** Folders with more entries than a screen shows; a test beside its file isn't one more. */
function wideFolders(files) {
  const siblings = new Map()
  for (const { path } of files) {
    for (let child = path; child.includes('/'); child = dirname(child)) siblings.set(dirname(child), (siblings.get(dirname(child)) ?? new Set()).add(child))
  }
  return [...siblings].filter(([, children]) => children.size > 20).map(([folder, children]) => `${folder} ${children.size}`)
}

const source = filesUnder('src').filter((path) => !isTest(path) && !DATA.test(path)).map(read)
const tests = [...filesUnder('src').filter(isTest), ...filesUnder('tests')].map(read)
const parts = source.map(measure)
const sum = (name) => parts.reduce((total, part) => total + part[name], 0)
const all = (name) => parts.flatMap((part) => part[name])
const thousandLines = lineCount(source) / 1_000
const titles = tests.flatMap(({ text }) => [...text.matchAll(/^\s*(?:it|test)(?:\.each\([\s\S]*?\])?\)?\(\s*(['"`])(.*?)\1/gm)].map(([, , title]) => title.split(' ').length))
const commits = spawnSync('git', ['log', `-${COMMITS}`, '--format=%s%x01%b%x02'], { cwd: ROOT, encoding: 'utf8' }).stdout.split('\x02\n').filter(Boolean).map((commit) => commit.trim().split('\x01'))
const inRoom = (room) => lineCount(source.filter(({ path }) => path.startsWith(`src/${room}/`)))
const testsOf = (room) => lineCount(tests.filter(({ path }) => path.startsWith(`src/${room}/`) || path.startsWith(`tests/${room}/`)))
const names = Map.groupBy(source, ({ path }) => basename(path))
const rooms = [...new Set(source.map(({ path }) => path.split('/')[1]))]

const rows = {
  'source files': source.length,
  'lines of a file: median, 90 %, most': quantiles(source.map(({ lines }) => lines.length)),
  'files over 300 lines': source.filter(({ lines }) => lines.length > 300).length,
  'files of 12 lines or fewer': source.filter(({ lines }) => lines.length <= 12).length,
  'lines of a function: median, 90 %, most': quantiles(all('functions')),
  'functions over 60 lines': `${all('functions').filter((lines) => lines > 60).length} of ${all('functions').length}`,
  'lines of a request handler: median, 90 %, most': `${quantiles(all('handlers'))}, of ${all('handlers').length}`,
  'exported functions with a comment · and arrows': [all('exported'), all('arrows')].map((found) => `${share(found.filter(Boolean).length, found.length)} of ${found.length}`).join(' · '),
  'lines with comments': share(sum('comments'), lineCount(source)),
  '`any`, casts per 1,000 lines': `${(sum('anys') / thousandLines).toFixed(2)}, ${(sum('casts') / thousandLines).toFixed(2)}`,
  'lines of tests to lines of source': (lineCount(tests) / lineCount(source)).toFixed(2),
  'the same in domain, with tests/api for api': `${(testsOf('domain') / inRoom('domain')).toFixed(2)}, ${(testsOf('api') / inRoom('api')).toFixed(2)}`,
  'tests, median words of a title': `${titles.length}, ${quantiles(titles).split(' ')[0]}`,
  'commits with a body': `${share(commits.filter(([, body]) => body).length, commits.length)} of the last ${commits.length}`,
  'characters of a subject: median, 90 %, most': quantiles(commits.map(([subject]) => subject.length)),
  'folders with more than 20 entries': wideFolders(source).join(', ') || 'none',
  'file names that occur twice or more': [...names.values()].filter((files) => files.length > 1).length,
  'lines by room': rooms.map((room) => `${room} ${inRoom(room).toLocaleString('en-US')}`).join(', '),
}
for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(50)} ${value}`)
