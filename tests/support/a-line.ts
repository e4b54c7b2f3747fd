import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A line to a server that can be cut, held and fixed, as when the server is restarted or hangs. Gone when the test has ended. */
export interface Line {
  /** The server's address by way of this line. */
  url: string
  /** Ends every connection and refuses new ones. */
  cut: () => void
  /** Lets nothing through anymore, and says so to no one. */
  freeze: () => void
  mend: () => void
  /** Leads new connections to another server, as a name does that was given to it. */
  leadTo: (address: string) => void
  /** Connections tried, from the beginning. */
  tried: () => number
  open: () => number
}

const targetOf = ({ hostname, port }: URL) => ({ host: hostname, port: Number(port) })

export async function aLineTo(address: string): Promise<Line> {
  const url = new URL(address)
  let target = targetOf(url)
  const sockets = new Set<Socket>()
  let isCut = false
  let isFrozen = false
  let tried = 0
  const server = createServer((near) => {
    tried += 1
    if (isCut) return void near.destroy()
    const far = connect(target)
    sockets.add(near).add(far)
    near.pipe(far).pipe(near)
    if (isFrozen) near.pause()
    for (const [end, other] of [[near, far], [far, near]] as const) {
      end.on('error', () => {}).on('close', () => void other.destroy())
      end.on('close', () => sockets.delete(end))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endAll = () => sockets.forEach((socket) => socket.destroy())
  onTestFinished(() => {
    endAll()
    server.close()
  })
  url.port = String((server.address() as AddressInfo).port)
  url.hostname = '127.0.0.1'
  return {
    url: url.href,
    cut: () => {
      isCut = true
      endAll()
    },
    freeze: () => {
      isFrozen = true
      sockets.forEach((socket) => socket.pause())
    },
    mend: () => {
      isCut = isFrozen = false
      sockets.forEach((socket) => socket.resume())
    },
    leadTo: (other) => (target = targetOf(new URL(other))),
    tried: () => tried,
    open: () => sockets.size / 2,
  }
}
