import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as TlsAgent, type AgentOptions, request as tlsRequest } from 'node:https'

/** What came of many requests. */
export interface Load {
  /** The numbers of the requests that were answered with a status below 400. */
  answered: number[]
  /** Path, and status or error, of all others. */
  failed: string[]
}

/** Where clients send their requests. */
export interface Target {
  url: string
  /** The name in the request, and the certificate it must have, where TLS stands in front. */
  tls?: { host: string; ca: string }
}

interface Wanted {
  /** How many clients, each with a connection of its own that it keeps open. */
  clients: number
  /** What is sent as request number `n`. */
  next: (n: number) => { path: string; body?: object; cookie?: string }
  isOver: (load: Load) => boolean
}

/** Longer than any answer may take. */
const GIVE_UP_MS = 60_000

/** Clients that ask again as soon as they were answered, until `isOver`. */
export async function loadOn(target: Target, { clients, next, isOver }: Wanted): Promise<Load> {
  const load: Load = { answered: [], failed: [] }
  let count = 0
  const client = async () => {
    const options: AgentOptions = { keepAlive: true, maxSockets: 1, ...(target.tls && { ca: target.tls.ca, servername: target.tls.host }) }
    const agent = target.tls ? new TlsAgent(options) : new PlainAgent(options)
    while (!isOver(load)) {
      const n = (count += 1)
      const wanted = next(n)
      const answer = await send(target, agent, wanted)
      if (typeof answer === 'number' && answer < 400) load.answered.push(n)
      else load.failed.push(`${wanted.path}: ${answer}`)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: clients }, client))
  return load
}

/** @returns the status, or the code of the error */
const send = ({ url, tls }: Target, agent: PlainAgent, { path, body, cookie }: ReturnType<Wanted['next']>): Promise<number | string> =>
  new Promise((resolve) => {
    const fail = (error: Error) => resolve(String((error as NodeJS.ErrnoException).code ?? error.message))
    const headers = { ...(body && { 'content-type': 'application/json' }), ...(tls && { host: tls.host }), ...(cookie && { cookie }) }
    const request = tls ? tlsRequest : plainRequest
    const sent = request(`${url}${path}`, { agent, method: body ? 'POST' : 'GET', headers, timeout: GIVE_UP_MS }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0)).on('error', fail)
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer'))).on('error', fail)
    sent.end(body && JSON.stringify(body))
  })
