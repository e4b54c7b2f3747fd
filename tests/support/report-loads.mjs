// Loaded into the site before its own code: prints the address of every file whose code is loaded.
import { registerHooks } from 'node:module'
import { writeSync } from 'node:fs'

registerHooks({
  load(address, context, next) {
    if (address.startsWith('file:')) writeSync(1, `loaded ${address}\n`)
    return next(address, context)
  },
})
