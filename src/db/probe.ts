import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/**
 * A probe fails after this many pauses. They're counted one by one: when it was this process that had no time, the
 * answer is read between two of them.
 */
const PROBE_PAUSES = 8
const PAUSE_MS = 100

/** Whether an error came without an answer of the server, or with the one that it is going or coming. */
export const isLost = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || (error.code ?? '').startsWith('57P')

/** Whether the server answers. A refusal, such as of too many connections, is an answer too. */
export async function isThere(url: string): Promise<boolean> {
  const socket = new Socket()
  const client = new pg.Client({ connectionString: url, stream: () => socket })
  client.on('error', () => {})
  const answer = client.connect().then(() => client.query('select 1')).then(
    () => true,
    (error: unknown) => !isLost(error),
  )
  const isAlive = await Promise.race([answer, pauses()])
  if (isAlive) await Promise.race([client.end().catch(() => {}), wait(PAUSE_MS, undefined, { ref: false })])
  socket.destroy()
  return isAlive
}

async function pauses(): Promise<false> {
  for (let count = 0; count < PROBE_PAUSES; count += 1) await wait(PAUSE_MS, undefined, { ref: false })
  return false
}
