import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { cachedAnswers } from '../../../src/server/http/cache/cached-answers.ts'
import { anApp } from '../../support/a-site.ts'

/** A site on a socket, to which a request is sent as it is written. @returns the answer's first line and its body */
async function aSocketSite() {
  const { app, parts } = await anApp()
  const byCache = cachedAnswers(parts)
  const byApp = getRequestListener((request, env) => app.fetch(request, env as HttpBindings), { overrideGlobalObjects: false })
  const server = createServer((incoming, outgoing) => byCache(incoming, outgoing) || void byApp(incoming, outgoing)).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return (...lines: string[]) =>
    new Promise<{ first: string; body: string }>((resolve, reject) => {
      let answer = ''
      const socket = connect(port, '127.0.0.1', () => void socket.write([...lines, 'Connection: close', '', ''].join('\r\n')))
      socket.setEncoding('utf8').on('data', (text) => (answer += text)).on('error', reject)
      socket.on('close', () => resolve({ first: answer.split('\r\n')[0] ?? '', body: answer.split('\r\n\r\n').slice(1).join('\r\n\r\n') }))
    })
}

const REFUSAL = 'This request has two Host headers. Please send one.'

it.each([
  ['of two sites', 'Host: on-joue.test', 'Host: evil.example'],
  ['that are the same', 'Host: on-joue.test', 'host: on-joue.test'],
  ['that look into the site itself', 'Host: localhost', 'HOST: on-joue.test'],
])('two Host headers %s are refused with 400, by page, cached page, and API', async (_, ...hosts) => {
  const send = await aSocketSite()
  const toPage = await send('GET / HTTP/1.1', ...hosts)
  await send('GET / HTTP/1.1', 'Host: on-joue.test')
  const toCachedPage = await send('GET / HTTP/1.1', ...hosts)
  const toApi = await send('GET /api/facts HTTP/1.1', ...hosts)

  for (const { first, body } of [toPage, toCachedPage, toApi]) {
    expect(first).toBe('HTTP/1.1 400 Bad Request')
    expect(JSON.parse(body)).toEqual({ message: REFUSAL })
  }
})

it('one Host header is answered, and none is refused', async () => {
  const send = await aSocketSite()

  expect((await send('GET /healthz HTTP/1.1', 'Host: on-joue.test')).first).toBe('HTTP/1.1 200 OK')
  expect((await send('GET /healthz HTTP/1.1')).first).toBe('HTTP/1.1 400 Bad Request')
})
