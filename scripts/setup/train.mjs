// Trains the assistant when its corpus or the code that trains it has changed.
import { join } from 'node:path'
import { environment, runNode } from './run.mjs'

export async function trainIfNeeded() {
  const code = await runNode([join('src', 'server', 'commands', 'train.ts')], { env: environment({ NODE_ENV: 'production' }) })
  if (code !== 0) throw new Error(`Couldn't train the assistant (exit code ${code}).`)
}
