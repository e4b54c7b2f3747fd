import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aPlaceForAServer, aServer } from '../support/a-server.ts'

/** Sends raw bytes and collects what comes back until the connection ends. */
function rawRequest(url: string, send: (write: (text: string) => void) => void): Promise<{ answer: string; ms: number }> {
  const { port } = new URL(url)
  const startedAt = Date.now()
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), '127.0.0.1', () => send((text) => void socket.write(text)))
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('close', () => resolve({ answer, ms: Date.now() - startedAt }))
    socket.on('error', reject)
  })
}

describe('the life of the process', () => {
  it('says it lives and is ready, and on SIGTERM finishes what was begun and exits with 0', async () => {
    const server = await aServer(await aPlaceForAServer())
    expect(await (await fetch(`${server.url}/healthz`)).text()).toBe('ok')
    expect(await (await fetch(`${server.url}/readyz`)).text()).toBe('ready')
    const body = JSON.stringify({ name: 'Maya', email: 'maya@example.com', message: 'Sent while closing' })

    const halfSent = rawRequest(server.url, (write) => {
      write(`POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`)
      setTimeout(() => server.process.kill('SIGTERM'), 100)
      setTimeout(() => write(body), 500)
    })

    expect((await halfSent).answer).toMatch(/^HTTP\/1\.1 201/)
    expect(await server.ended).toBe(0)
  })

  it('is not ready anymore once it was told to stop', async () => {
    const server = await aServer(await aPlaceForAServer())

    server.process.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 60))
    const ready = await fetch(`${server.url}/readyz`)

    expect(ready.status).toBe(503)
    expect(await server.ended).toBe(0)
  })

  it('cuts clients that send their headers or body too slowly', async () => {
    const server = await aServer(await aPlaceForAServer())

    const [headers, body] = await Promise.all([
      rawRequest(server.url, (write) => write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')),
      rawRequest(server.url, (write) =>
        write('POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{'),
      ),
    ])

    expect(headers.answer).toMatch(/^HTTP\/1\.1 408/)
    expect(headers.ms).toBeLessThan(15_000)
    expect(body.ms).toBeLessThan(30_000)
  })

  it('writes one JSON line a request, without text, address or token', async () => {
    const server = await aServer(await aPlaceForAServer())
    const canaries = { name: 'Canary-Name', email: 'canary@example.com', message: 'canary message\n{"level":60}' }
    const headers = { 'content-type': 'application/json', cookie: 'session=canary-token', 'user-agent': 'canary-agent\u2028' }
    headers['user-agent'] = 'canary-agent'

    await fetch(`${server.url}/api/contact`, { method: 'POST', headers, body: JSON.stringify(canaries) })
    await fetch(`${server.url}/canary@example.com?token=canary-token`, { headers })
    await fetch(`${server.url}/api/waitlist`, { method: 'POST', headers, body: '{"email":"canary' })
    server.process.kill('SIGTERM')
    await server.ended

    const lines = server.output().split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Record<string, unknown>)
    const requests = lines.filter(({ method }) => method)
    expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['POST', '/api/contact', 201],
      ['GET', '*', 404],
      ['POST', '/api/waitlist', 400],
    ])
    expect(server.output()).not.toMatch(/canary|127\.0\.0\.1/i)
  })

  it('stops with one clear line when a variable is wrong', async () => {
    const starting = aServer(await aPlaceForAServer(), { PORT: 'eighty' })

    await expect(starting).rejects.toThrow('PORT: expected a port number from 0 to 65535, got "eighty".')
  })

  it('stops with one clear line when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const PORT = String((other.address() as AddressInfo).port)

    const starting = aServer(await aPlaceForAServer(), { PORT, HOST: '127.0.0.1', SAMPLE_DATA: 'off' })

    await expect(starting).rejects.toThrow(`Can't listen on port ${PORT} (PORT) at 127.0.0.1 (HOST): `)
  })
})
