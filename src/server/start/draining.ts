import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises'

/** How long a process that leaves its place to another goes on taking requests, in milliseconds: connections in use learn with an answer that it was the last. */
export const LEAVING_MS = 1_000

/**
 * Watches the connections of a server.
 *
 * @returns what makes every answer from now on the last of its connection, those under way too, so that a client or a
 *   proxy never sends a request into a closing connection
 */
export function lastAnswersOf(server: Server): () => void {
  const latest = new Map<Socket, ServerResponse>()
  let isLast = false
  server.on('connection', (socket) => socket.on('close', () => latest.delete(socket)))
  server.prependListener('request', ({ socket }, answer) => {
    if (isLast) answer.shouldKeepAlive = false
    latest.set(socket, answer)
  })
  return () => {
    isLast = true
    for (const answer of latest.values()) if (!answer.headersSent) answer.shouldKeepAlive = false
  }
}

/** A round of the event loop this short leaves hardly any time for a connection to come after it looked for them. */
const QUIET_MS = 0.2
/** How long such a round is waited for: a process that has just started has none for a second or two while it's asked for much. */
const BUSY_MS = 5_000
/** After a pause the system lets a process run undisturbed for longer than such a round takes. */
const PAUSE_MS = 2

/**
 * Waits for a round in which nothing else happens. The system resets a connection that came since the last look at the
 * port, and a proxy doesn't send a write a second time: at a busy moment each stop cost a few of them.
 */
async function quietRound(): Promise<void> {
  const giveUpAt = performance.now() + BUSY_MS
  for (let roundMs = Infinity; roundMs > QUIET_MS && performance.now() < giveUpAt; ) {
    await wait(PAUSE_MS)
    const before = performance.now()
    await nextRound()
    roundMs = performance.now() - before
  }
}

/**
 * How long a connection may be idle that came just before the port closed, in milliseconds: its request is still on its
 * way. Node's own `close` ends it at once, and the client is reset.
 */
const FIRST_REQUEST_MS = 500

/** Takes no more connections, lets requests that began finish, and cuts those that take longer than that. */
export async function drain(server: Server, longestMs: number): Promise<void> {
  await quietRound()
  const isClosed = new Promise<true>((resolve) => NetServer.prototype.close.call(server, () => resolve(true)))
  const cut = setTimeout(() => server.closeAllConnections(), longestMs)
  for (let pauseMs = FIRST_REQUEST_MS; !(await Promise.race([isClosed, wait(pauseMs, false, { ref: false })])); pauseMs = 100) server.closeIdleConnections()
  clearTimeout(cut)
}
