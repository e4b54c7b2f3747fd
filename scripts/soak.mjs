// npm run soak [-- NAME]: the whole of every long run, of which `npm test` does a smaller part. Those are the tests that
// import tests/support/soak.ts; NAME keeps to files whose path contains it.
// The last line is always "N passed, N failed, N skipped".
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './setup/browser.mjs'
import { buildIfNeeded } from './setup/build.mjs'
import { runPlaywright, runVitest } from './setup/checks.mjs'
import { install } from './setup/install.mjs'
import { startPostgres } from './setup/postgres.mjs'
import { findProxies } from './setup/proxies.mjs'
import { main, ROOT } from './setup/run.mjs'
import { Tally } from './setup/tally.mjs'

const SOAK = { SOAK: '1' }

/** Test files with a full form, by path. */
function soakFiles(wanted) {
  const files = readdirSync(join(ROOT, 'tests'), { recursive: true }).map((name) => `tests/${name.replaceAll('\\', '/')}`)
  return files
    .filter((file) => /\.(test|spec)\.ts$/.test(file) && wanted.every((part) => file.includes(part)))
    .filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('support/soak.ts'))
}

await main(async () => {
  await install()
  await buildIfNeeded()
  const tally = new Tally()
  const files = soakFiles(process.argv.slice(2))
  const onEngines = files.filter((file) => file.endsWith('.test.ts'))
  const inBrowser = files.filter((file) => file.endsWith('.spec.ts'))
  if (onEngines.length > 0) {
    await runVitest(tally, 'sqlite', { filters: onEngines, env: SOAK })
    const postgres = await startPostgres()
    await runVitest(tally, 'postgres', { filters: onEngines, env: { ...SOAK, ...(await findProxies()), TEST_DATABASE_URL: postgres.url } })
    await postgres.stop()
  }
  if (inBrowser.length > 0) {
    await runPlaywright(tally, { filters: inBrowser, env: { ...SOAK, CHROMIUM_PATH: await findBrowser() } })
  }
  process.exit(tally.finish())
})
