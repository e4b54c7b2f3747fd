// Runs the suites named as arguments, all without any, on the pinned runtime. Started by `npm run bench`.
import { readdirSync } from 'node:fs'
import { findBrowser } from '../scripts/setup/browser.mjs'
import { main } from '../scripts/setup/run.mjs'
import { printTable } from './table.mjs'

const BROWSER_ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// An orderly end also ends the servers under test.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

await main(async () => {
  const known = readdirSync(new URL('suites', import.meta.url)).map((file) => file.replace('.mjs', ''))
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : known
  const unknown = wanted.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`Unknown suite: ${unknown.join(', ')}. Available: ${known.join(', ')}`)

  for (const name of wanted) {
    console.log(`Measuring ${name} …`)
    const suite = await import(`./suites/${name}.mjs`)
    const browser = suite.needsBrowser && { executablePath: await findBrowser(), args: BROWSER_ARGS }
    printTable([[name, ...suite.columns], ...(await suite.run({ browser }))])
  }
})
