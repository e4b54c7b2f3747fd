// Trains the assistant when its examples or the code that reads them have changed.
import { join } from 'node:path'
import { environment, runNode } from './run.mjs'

export async function trainIfNeeded() {
  const code = await runNode([join('src', 'server', 'commands', 'train.ts')], { env: environment({ NODE_ENV: 'production' }) })
  if (code !== 0) throw new Error(`Couldn't prepare the assistant's examples (exit code ${code}).`)
}
