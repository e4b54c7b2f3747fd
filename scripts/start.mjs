// npm start: installs and builds if needed, then serves the site until it is told to stop.
import { buildIfNeeded } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { become, environment, main } from './setup/run.mjs'

await main(async () => {
  await install()
  await buildIfNeeded()
  // Always production: the development build of React's server renderer is many times slower.
  await become(['dist/server.js'], { env: environment({ NODE_ENV: 'production' }) })
})
