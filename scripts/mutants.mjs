// npm run mutants [-- PATH [--tests FILE,…]]: changes the code of src/domain bit by bit, and reports every change that
// no test notices. PATH is a folder or a file below src/domain; without one it is all of it, which takes a night. The
// report with every survivor is test-results/mutants/mutants.html.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './setup/install.mjs'
import { trainIfNeeded } from './setup/train.mjs'
import { become, environment, main, ROOT, tool } from './setup/run.mjs'

/** Data, not rules: the sample community. */
const DATA = ['src/domain/sample/**']
const DOMAIN = 'src/domain'

const isFolder = (path) => statSync(join(ROOT, path)).isDirectory()
const filesIn = (folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
const isTest = (file) => file.endsWith('.test.ts')

/** The test beside the file at `path`; else the tests in its folder and those in tests/api whose name starts with its feature. */
function testsFor(path) {
  const ownTest = path.replace(/\.ts$/, '.test.ts')
  if (!isFolder(path) && existsSync(join(ROOT, ownTest))) return [ownTest]
  const beside = isFolder(path) ? filesIn(path).filter(isTest) : []
  const [feature] = path.slice(DOMAIN.length + 1).split('/')
  const ofApi = filesIn('tests/api').filter((file) => isTest(file) && file.startsWith(`tests/api/${feature}`))
  if (beside.length + ofApi.length === 0) throw new Error(`No test is beside ${path} or named after it in tests/api: name some with --tests.`)
  return [...beside, ...ofApi]
}

await main(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { tests: { type: 'string' } } })
  const path = (positionals[0] ?? DOMAIN).replace(/\/$/, '')
  if (!path.startsWith(DOMAIN) || !existsSync(join(ROOT, path))) throw new Error(`${path} isn't a path below ${DOMAIN}.`)
  await install()
  await trainIfNeeded()
  const mutate = [isFolder(path) ? `${path}/**/*.ts` : path, '!**/*.test.ts', ...DATA.map((data) => `!${data}`)]
  const tests = values.tests?.split(',') ?? testsFor(path)
  console.log(`Changing ${mutate[0]}, and running ${tests.join(', ')}`)
  await become([tool('stryker'), 'run', 'stryker.config.json', '--mutate', mutate.join(',')], {
    env: environment({ TEST_FILES: tests.join(',') }),
  })
})
