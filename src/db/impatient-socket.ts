import { Socket } from 'node:net'

/**
 * A socket that ends when nothing arrives for so long. A server that hangs, or a machine that is gone without a word,
 * would otherwise keep a query waiting for as long as the system tries: a quarter of an hour.
 */
export function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket()
  socket.setTimeout(silenceMs, () => socket.destroy())
  return socket
}
