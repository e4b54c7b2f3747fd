// Lets the assistant learn its examples, when they or the code that learns them have changed.
import { join } from 'node:path'
import { environment, runNode } from './run.mjs'

export async function trainIfNeeded() {
  const code = await runNode([join('src', 'server', 'commands', 'train.ts')], { env: environment({ NODE_ENV: 'production' }) })
  if (code !== 0) throw new Error(`The assistant couldn't be trained: exit code ${code}.`)
}
