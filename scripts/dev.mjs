// npm run dev: the same server, with Vite inside it and a restart whenever server code changes.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './setup/install.mjs'
import { trainIfNeeded } from './setup/train.mjs'
import { become, environment, main, ROOT } from './setup/run.mjs'

/** What the server runs directly; changes in src/web reach the browser through Vite without a restart. */
const WATCHED = ['src/server', 'src/api', 'src/domain', 'src/db', 'src/emails', 'src/shared']

await main(async () => {
  await install()
  await trainIfNeeded()
  const watch = WATCHED.filter((folder) => existsSync(join(ROOT, folder))).map((folder) => `--watch-path=${folder}`)
  const env = environment({ DEV: '1', NODE_ENV: 'development' })
  await become([...watch, '--watch-preserve-output', 'src/server/main.ts'], { env })
})
