import { onTestFinished } from 'vitest'

/** What is rejected from now on while no one waits for it: the process of a real site would end. */
export function unheardFailures(): unknown[] {
  const heard = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  const unheard: unknown[] = []
  process.on('unhandledRejection', (reason) => unheard.push(reason))
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection')
    for (const listener of heard) process.on('unhandledRejection', listener)
  })
  return unheard
}
