// npm run generate -- --to DIR [--posts N …]: fills a folder with a made-up forum of any size.
import { install } from './setup/install.mjs'
import { become, main } from './setup/run.mjs'

await main(async () => {
  await install()
  await become(['bench/generate/main.mjs', ...process.argv.slice(2)])
})
