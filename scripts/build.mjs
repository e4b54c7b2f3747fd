// npm run build: builds the site, changed or not.
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { main } from './setup/run.mjs'

await main(async () => {
  await install()
  await build()
})
