// npm run check [-- NAME]: the quick part of `npm test`, for while you work. It leaves out PostgreSQL, the browser, and
// the tests that start processes or take long; vitest.config.ts lists those.
import { runStaticChecks, runVitest } from './setup/checks.mjs'
import { install } from './setup/install.mjs'
import { trainIfNeeded } from './setup/train.mjs'
import { main } from './setup/run.mjs'
import { Tally } from './setup/tally.mjs'

const filters = process.argv.slice(2)

await main(async () => {
  await install()
  const tally = new Tally()
  await trainIfNeeded()
  const tests = runVitest(tally, 'unit+sqlite', { filters, env: { TEST_QUICKLY: '1' } })
  await Promise.all([filters.length === 0 && runStaticChecks(tally), tests])
  process.exit(tally.finish())
})
