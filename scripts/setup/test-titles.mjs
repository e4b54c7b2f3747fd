// The titles of tests, read from their source: which sentences they are, and which requirement rows they name.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { ROOT } from './run.mjs'

const TEST_FILE = /\.(test|spec)\.(tsx?|mjs)$/
const ROW = /\b[RQ]\d{3}\b/g
/** What `it.each` fills in from the row of its table, in the order of the row. */
const PLACEHOLDER = /%[sdifjoO]/g
/** Calls that name a test without running it. */
const LEAVES_OUT = new Set(['skip', 'todo', 'fixme'])

/** @returns {Record<string, string>} the text of every test file by path, relative to the project */
export function testFiles() {
  const files = ['src', 'tests', 'scripts', 'bench'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .filter((name) => TEST_FILE.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  )
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
}

/**
 * The titles of a file's tests. One that `it.each` fills from a table written on the spot comes once for each row.
 * Titles of `describe` blocks and of tests that are left out don't count.
 *
 * @returns {{ title: string, template: string }[]} `template` is the title as written
 */
export function titlesIn(file, text) {
  const titles = []
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node?.type !== 'string') return
    if (node.type === 'CallExpression') titles.push(...titlesOf(node))
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value)
  }
  visit(parseSync(file, text).program)
  return titles
}

/** @returns {Set<string>} the requirement rows named in the titles */
export const rowsNamedIn = (titles) => new Set(titles.flatMap(({ title }) => title.match(ROW) ?? []))

/** Whether a reader of a log learns nothing from the title, or nothing but that something works. */
export const isEmptyTitle = (template) => /^works\b/.test(template) || !/[A-Za-z]{2}/.test(template.replace(/%[sdifjoO]|\$[\w.]+|\$\{\}/g, ''))

function titlesOf({ callee, arguments: [written, ...rest] }) {
  const { name, parts, table } = calleeOf(callee)
  if (!['it', 'test'].includes(name) || rest.length === 0) return []
  if (parts.includes('describe') || parts.some((part) => LEAVES_OUT.has(part))) return []
  const template = textOf(written)
  if (template === null) return []
  return (table ?? [[]]).map((cells) => ({ title: fillIn(template, cells), template }))
}

/** `it.each([...])` is a call whose own callee has the name and the parts. */
function calleeOf(callee) {
  if (callee.type === 'Identifier') return { name: callee.name, parts: [] }
  if (callee.type === 'MemberExpression') {
    const inner = calleeOf(callee.object)
    return { ...inner, parts: [...inner.parts, callee.property.name ?? ''] }
  }
  if (callee.type !== 'CallExpression') return { name: '', parts: [] }
  const inner = calleeOf(callee.callee)
  return inner.parts.includes('each') ? { ...inner, table: tableOf(callee.arguments[0]) } : inner
}

function tableOf(node) {
  if (node?.type !== 'ArrayExpression') return undefined
  return node.elements.map((row) => (row?.type === 'ArrayExpression' ? row.elements.map(textOf) : [textOf(row)]))
}

function fillIn(template, cells) {
  let at = 0
  return template.replace(PLACEHOLDER, (placeholder) => cells[at++] ?? placeholder)
}

/** What a text says as far as it is written here; a part that is computed stands as `${}`. */
function textOf(node) {
  if (node?.type === 'Literal') return String(node.value)
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('${}')
  return null
}
