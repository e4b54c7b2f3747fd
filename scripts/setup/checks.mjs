// What `npm run check` and `npm test` run, one function per step. Every step reports to a tally and lets the
// next one continue, so that one run shows everything that is wrong.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { environment, ROOT, runNode, tool } from './run.mjs'
import { countPlaywright, countVitest, forgetReport, readReport } from './tally.mjs'
import { UNCAUGHT_FILE } from './uncaught-reporter.mjs'

const STATIC_CHECKS = [
  { name: 'types', args: () => [tool('tsc'), '--noEmit'] },
  { name: 'lint', args: () => [tool('oxlint'), '--deny-warnings', '--report-unused-disable-directives'] },
  { name: 'names', args: () => ['scripts/setup/names.mjs'] },
  { name: 'voice', args: () => ['scripts/setup/voice.mjs'] },
  { name: 'import rules', args: () => ['scripts/setup/import-rules.mjs'] },
  { name: 'migrations', args: () => ['scripts/setup/migration-rules.mjs'] },
  { name: 'dead code', args: () => [tool('knip'), '--no-progress'] },
]

/** Where each runner's tests are: only a project without a single test file may run none. */
const TEST_FOLDERS = {
  unit: ['src/shared', 'src/web', 'src/emails', 'scripts'],
  sqlite: ['src/db', 'src/domain', 'src/api', 'src/server', 'tests/api', 'tests/soak'],
  postgres: ['src/db', 'src/domain', 'src/api', 'src/server', 'tests/api', 'tests/soak'],
  e2e: ['tests/e2e'],
}
/** Starting the site takes a third less once its code was compiled, and the tests start it more than a hundred times. */
const COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'node-compile')
const NEEDS_NO_DATABASE = 'src/domain/assistant'

/** All at once. Each counts as one; what it prints is shown only when it fails. */
export async function runStaticChecks(tally) {
  await Promise.all(STATIC_CHECKS.map((check) => runStaticCheck(tally, check)))
}

async function runStaticCheck(tally, { name, args }) {
  const startedAt = Date.now()
  let output = ''
  const code = await runNode(args(), { onOutput: (text) => (output += text) })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (code === 0) return tally.add({ passed: 1 })
  console.log(output.trimEnd())
  tally.fail(name, `exit code ${code}`)
}

/**
 * @param {string} projects one, or several as `unit+sqlite`
 * @param {{ filters: string[], env?: Record<string, string> }} options
 */
export function runVitest(tally, projects, { filters, env = {} }) {
  const named = projects.split('+').flatMap((project) => ['--project', project])
  const args = [tool('vitest'), 'run', ...named, ...filters, '--passWithNoTests']
  const reporters = (file) => [
    ...['minimal', 'json', './scripts/setup/uncaught-reporter.mjs'].map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${file}`,
  ]
  return runTests(tally, projects, { args, reporters, count: countVitest, filters, env })
}

/** @param {{ filters: string[], env?: Record<string, string> }} options */
export function runPlaywright(tally, { filters, env = {} }) {
  const args = [tool('playwright'), 'test', ...filters, '--pass-with-no-tests']
  return runTests(tally, 'e2e', { args, reporters: () => [], count: countPlaywright, filters, env })
}

async function runTests(tally, name, { args, reporters, count, filters, env }) {
  const report = join('test-results', `${name}.json`)
  for (const file of [join(ROOT, report), UNCAUGHT_FILE]) forgetReport(file)
  console.log(`\n— ${name} —`)
  // No terminal behind it: a runner must neither ask nor watch.
  const stdio = ['ignore', 'inherit', 'inherit']
  const code = await runNode([...args, ...reporters(report)], { env: environment({ NODE_COMPILE_CACHE: COMPILE_CACHE, ...env }), stdio })

  const result = readReport(join(ROOT, report))
  if (!result) return tally.fail(name, `no report, exit code ${code}`)
  const counts = count(result)
  tally.add(counts)
  for (const { title, why } of counts.failedTests) tally.note(`failed: ${name}: ${title} (${why})`)
  for (const { title, why } of counts.skippedTests) tally.note(`skipped: ${name}: ${title} (${why})`)
  for (const error of readReport(UNCAUGHT_FILE) ?? []) tally.note(`uncaught: ${name}: ${error}`)
  if (code !== 0 && counts.failed === 0) tally.fail(name, `exit code ${code} although no test failed`)
  if (counts.passed + counts.failed + counts.skipped === 0) explainEmptyRun(tally, name, filters)
}

function explainEmptyRun(tally, name, filters) {
  if (filters.length > 0) return tally.skip(name, `no test matches ${filters.join(' ')}`)
  if (name.split('+').flatMap((project) => TEST_FOLDERS[project]).some(hasTests)) return tally.fail(name, 'there are test files, but no test was run')
  tally.skip(name, 'there is no test file yet')
}

function hasTests(folder) {
  if (folder === NEEDS_NO_DATABASE || !existsSync(join(ROOT, folder))) return false
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).some((entry) =>
    entry.isDirectory() ? hasTests(`${folder}/${entry.name}`) : /\.(test|spec)\.(tsx?|mjs)$/.test(entry.name),
  )
}
