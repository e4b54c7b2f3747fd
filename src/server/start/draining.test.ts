import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { drain, lastAnswersOf } from './draining.ts'

/** A server whose answers wait until they are let go. */
async function aServer() {
  const waiting: ServerResponse[] = []
  const server = createServer((_, answer) => void waiting.push(answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const ask = async (): Promise<string | undefined> => {
    const [answer] = (await once(get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage]
    return answer.resume().headers.connection
  }
  return { server, ask, answerAll: () => waiting.splice(0).forEach((answer) => answer.end('here')), makeLast: lastAnswersOf(server) }
}

/** Longer than a process that has just started is busy without a pause. */
const BUSY_MS = 1_500
/** What one round of its event loop takes. */
const ROUND_MS = 3

/** Keeps the event loop busy. @returns whether the port was still open after each round */
function busyRounds(isOpen: () => boolean): Promise<boolean[]> {
  const open: boolean[] = []
  const until = performance.now() + BUSY_MS
  return new Promise((resolve) => {
    const work = () => {
      for (const end = performance.now() + ROUND_MS; performance.now() < end; );
      open.push(isOpen())
      if (performance.now() < until) setImmediate(work)
      else resolve(open)
    }
    work()
  })
}

it('answers are the last of their connections once a server is leaving, those under way too', async () => {
  const { server, ask, answerAll, makeLast } = await aServer()
  const before = ask()
  await once(server, 'request')
  answerAll()
  const underWay = ask()
  await once(server, 'request')

  makeLast()
  answerAll()
  const after = ask()
  await once(server, 'request')
  answerAll()
  await drain(server, 5_000)

  expect(await Promise.all([before, underWay, after])).toEqual(['keep-alive', 'close', 'close'])
})

it('a connection that came just before the port closed gets its answer', async () => {
  const { server, answerAll, makeLast } = await aServer()
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(server, 'connection')
  makeLast()
  const drained = drain(server, 5_000)
  await new Promise((resolve) => setTimeout(resolve, 50))

  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(server, 'request')
  answerAll()

  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close/i)
  await drained
})

it('the port stays open while there is work without a pause, and closes at the first quiet moment', async () => {
  const { server } = await aServer()

  const drained = drain(server, 5_000)
  const open = await busyRounds(() => server.listening)
  await drained

  expect(new Set(open)).toEqual(new Set([true]))
  expect(server.listening).toBe(false)
})
