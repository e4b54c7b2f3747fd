// npm run check [-- NAME]: everything that needs neither a build nor a browser.
import { runStaticChecks, runVitest } from './setup/checks.mjs'
import { install } from './setup/install.mjs'
import { trainIfNeeded } from './setup/train.mjs'
import { startPostgres } from './setup/postgres.mjs'
import { main } from './setup/run.mjs'
import { Tally } from './setup/tally.mjs'

/** Leaves out the tests that start the built site. */
const NO_BUILD = { TEST_WITHOUT_BUILD: '1' }
const filters = process.argv.slice(2)

await main(async () => {
  await install()
  const tally = new Tally()
  if (filters.length === 0) await runStaticChecks(tally)
  await trainIfNeeded()
  await runVitest(tally, 'unit', { filters })
  await runVitest(tally, 'sqlite', { filters, env: NO_BUILD })
  const postgres = await startPostgres()
  await runVitest(tally, 'postgres', { filters, env: { ...NO_BUILD, TEST_DATABASE_URL: postgres.url } })
  await postgres.stop()
  process.exit(tally.finish())
})
