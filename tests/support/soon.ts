import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'

/** How long a process may say something older than what another was told, in milliseconds. */
const SOON_MS = 1_000
const LOOK_MS = 50

/** Looks at a page until it has these words. What's counted is the time between looks: a page may take long on a busy machine. */
export async function expectSoon(look: () => Promise<string>, words: string): Promise<void> {
  let page = await look()
  for (let waited = 0; !page.includes(words) && waited < SOON_MS; waited += LOOK_MS) {
    await wait(LOOK_MS)
    page = await look()
  }
  expect(page).toContain(words)
}

/** For `vi.waitFor`, whose own second is short for a busy machine: as long as `expect.poll` waits. */
export const EVENTUALLY = { timeout: 60_000 }
