// Refuses steps in new migrations that the version before can't live with: while one machine is updated, the others run
// the old version on the new schema, and someone may go back to it. CONTRIBUTING.md says how to do it instead.
// Run by itself it checks the project; `problemsIn` takes the text of one migration.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Migrations before this one stay as they are. */
export const FIRST_CHECKED = 44
/** A migration of this name may remove what the versions before no longer use. */
const CONTRACTS = /-contract\.ts$/

/** What a statement may not do, and how to reach the same. */
const DESTRUCTIVE = [
  [/\bdrop\s+table\b/i, 'drops a table'],
  [/\bdrop\s+column\b/i, 'drops a column'],
  [/\brename\s+(?:column\s+)?(?:to\b|\w+\s+to\b)/i, 'renames'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i, 'changes a type'],
  [/\bset\s+not\s+null\b/i, 'makes a column not null'],
  [/\bdrop\s+default\b/i, 'drops a default'],
  [/\badd\s+(?:constraint|check|foreign\s+key|unique|primary\s+key)\b/i, 'adds a constraint'],
  [/\bdrop\s+constraint\s+(?!\w+_check\b)/i, 'drops a constraint that writes may rely on'],
  [/\.\s*(?:dropTable|dropColumn|renameTo|renameColumn|setNotNull|setDataType|dropDefault|dropConstraint)\s*\(/, 'uses a destructive step of the schema builder'],
]

/**
 * @param {string} file name such as `0044-opening-day.ts`
 * @param {string} text what is in it
 * @returns {string[]} what is wrong with it
 */
export function problemsIn(file, text) {
  if (Number.parseInt(file, 10) < FIRST_CHECKED || CONTRACTS.test(file)) return []
  const code = withoutComments(text)
  const found = DESTRUCTIVE.filter(([step]) => step.test(code)).map(([, what]) => what)
  if (addedColumns(code).some((column) => /\bnot\s+null\b/i.test(column) && !/\bdefault\b/i.test(column))) found.push('adds a not-null column without a default')
  if (uniqueIndexes(code).some((table) => !isNew(code, table))) found.push('adds a unique index to a table that is there')
  return found.map((what) => `src/db/migrations/${file}: ${what}, which the version before can’t live with. See “Change a table” in CONTRIBUTING.md.`)
}

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')

/** Everything from `add column` to the end of its statement or to the next column. */
const addedColumns = (code) => [...code.matchAll(/\badd\s+column\b[^`,;]*(?:\([^`]*?\)[^`,;]*)?/gi)].map(([column]) => column)

const uniqueIndexes = (code) => [...code.matchAll(/\bcreate\s+unique\s+index\s+(?:if\s+not\s+exists\s+)?\w+\s+on\s+(\w+)/gi)].map(([, table]) => table)

const isNew = (code, table) => new RegExp(`\\bcreate\\s+table\\s+(?:if\\s+not\\s+exists\\s+)?${table}\\b`, 'i').test(code)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('../../src/db/migrations', import.meta.url))
  const files = readdirSync(folder).filter((name) => /^\d{4}-.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
  const problems = files.flatMap((file) => problemsIn(file, readFileSync(join(folder, file), 'utf8')))
  for (const problem of problems) console.error(problem)
  console.log(`${files.length} migrations, ${problems.length} problems`)
  process.exit(problems.length > 0 || files.length === 0 ? 1 : 0)
}
