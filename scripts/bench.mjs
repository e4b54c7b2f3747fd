// npm run bench [-- SUITE…]: measures the built site. The tools for it are installed in bench/ only.
import { join } from 'node:path'
import { buildIfNeeded } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { become, main, ROOT } from './setup/run.mjs'

await main(async () => {
  await install()
  await install(join(ROOT, 'bench'))
  await buildIfNeeded()
  await become(['bench/run.mjs', ...process.argv.slice(2)])
})
