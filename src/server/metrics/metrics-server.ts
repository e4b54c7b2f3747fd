import { createServer } from 'node:http'
import type { ReadableMetrics } from './prometheus.ts'

/** Where metrics are read: on a port of their own, so that no visitor finds them. */
export interface MetricsPlace {
  port: number
  host: string
}

/**
 * Answers `GET /metrics`.
 *
 * @returns its address, and what ends it
 * @throws Error naming METRICS_PORT when it can't listen there
 */
export async function serveMetrics(metrics: ReadableMetrics, { port, host }: MetricsPlace) {
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') return void outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at /metrics.\n')
    const text = await metrics.read()
    if (text === undefined) return void outgoing.writeHead(503, { 'content-type': 'text/plain' }).end('No process serves the site.\n')
    outgoing.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) => reject(new Error(`Can't listen on port ${port} (METRICS_PORT) at ${host} (METRICS_HOST): ${message}`)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { port: typeof address === 'object' ? (address?.port ?? port) : port, close }
}
