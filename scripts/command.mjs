// npm run inbox|waitlist|facts -- ARGUMENTS: runs src/server/commands/NAME.ts with the arguments.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './setup/install.mjs'
import { become, environment, main, ROOT } from './setup/run.mjs'

const [name, ...args] = process.argv.slice(2)

await main(async () => {
  const file = join('src', 'server', 'commands', `${name}.ts`)
  if (!name || !/^[a-z-]+$/.test(name) || !existsSync(join(ROOT, file))) throw new Error(`Unknown command: ${name ?? ''}`)
  await install()
  await become([file, ...args], { env: environment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }) })
})
