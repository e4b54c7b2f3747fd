// npm test [-- NAME]: everything. NAME keeps to the tests in files whose path contains it.
// The last line is always "N passed, N failed, N skipped".
import { findBrowser } from './setup/browser.mjs'
import { buildIfNeeded } from './setup/build.mjs'
import { runPlaywright, runStaticChecks, runVitest } from './setup/checks.mjs'
import { install } from './setup/install.mjs'
import { startPostgres } from './setup/postgres.mjs'
import { findProxies } from './setup/proxies.mjs'
import { main } from './setup/run.mjs'
import { Tally } from './setup/tally.mjs'

const filters = process.argv.slice(2)
const tally = new Tally()

/** A step that breaks down is a failure like any other: the steps after it still run. */
async function attempt(what, step) {
  try {
    return await step()
  } catch (error) {
    tally.fail(what, error.message)
  }
}

/** The journeys get PostgreSQL too, for those about more than one process. */
async function inBrowser(env) {
  const browser = await findBrowser()
  await runPlaywright(tally, { filters, env: { ...env, CHROMIUM_PATH: browser } })
}

async function everything() {
  await install()
  if (filters.length > 0) tally.skip('static checks', 'filtered run')
  else await attempt('static checks', () => runStaticChecks(tally))
  // Some tests start the site as a process of its own, and that needs a build.
  await attempt('build', buildIfNeeded)
  await attempt('unit', () => runVitest(tally, 'unit', { filters }))
  await attempt('sqlite', () => runVitest(tally, 'sqlite', { filters }))

  const postgres = await attempt('postgres', startPostgres)
  const env = postgres ? { TEST_DATABASE_URL: postgres.url } : {}
  const proxies = await attempt('proxies', findProxies)
  if (postgres) await attempt('postgres', () => runVitest(tally, 'postgres', { filters, env: { ...env, ...proxies } }))
  await attempt('e2e', () => inBrowser(env))
  await postgres?.stop()
}

await main(async () => {
  await attempt('set-up', everything)
  process.exit(tally.finish())
})
