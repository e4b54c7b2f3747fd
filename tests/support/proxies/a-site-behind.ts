import { once } from 'node:events'
import { Agent as PlainAgent, type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { json } from 'node:stream/consumers'
import { expect } from 'vitest'
import type { DatabaseTarget } from '../../../src/db/connection.ts'
import { aMigratedPlace } from '../a-database.ts'
import { aServer, type ServerProcess } from '../a-server.ts'
import { freePort } from '../free-port.ts'
import type { Target } from '../load.ts'
import { ROSA, ROSA_OWNS } from '../rosa.ts'
import { aProxy, HOST, type ProxyName } from './a-proxy.ts'

const SITE = { SITE_URL: `https://${HOST}`, TRUST_PROXY: 'on', HOST: '127.0.0.1', SAMPLE_DATA: 'off', BACKUPS: 'off', ...ROSA_OWNS }
/** As deploy/several-machines.md says: twice Caddy's check interval. nginx doesn't check. */
const UNREADY_SECONDS = { caddy: '2', nginx: '0.5' }

interface Wanted {
  /** A database of its own unless told otherwise. */
  place?: DatabaseTarget
  /** How many processes the proxy knows. */
  count: number
  /** How many of them run at first; all of them unless told otherwise. */
  running?: number
  environment?: Record<string, string>
}

/** Processes of the site on one database, and a proxy in front of all of them. */
export interface SiteBehindProxy {
  place: DatabaseTarget
  proxy: Awaited<ReturnType<typeof aProxy>>
  processes: ServerProcess[]
  /** Starts a process in its place, of another build if its folder is given. */
  start: (index: number, root?: string) => Promise<ServerProcess>
  /** Ends a process as an update does. */
  stop: (index: number) => Promise<void>
  /** Ends a process and starts another in its place, as an update does. */
  restart: (index: number) => Promise<void>
}

/** A proxy with its file from deploy/, and processes behind it, of the build in `root` at first. */
export async function aSiteBehind(name: ProxyName, { place, count, running = count, environment = {} }: Wanted, root?: string): Promise<SiteBehindProxy> {
  const home = place ?? (await aMigratedPlace())
  const ports: number[] = []
  while (ports.length < count) ports.push(await freePort())
  const processes: ServerProcess[] = []
  const start = async (index: number, from?: string) =>
    (processes[index] = await aServer(home, { ...SITE, PORT: String(ports[index]), UNREADY_SECONDS: UNREADY_SECONDS[name], ...environment }, from))
  const stop = async (index: number) => {
    const old = processes[index]!
    old.process.kill('SIGTERM')
    expect(await old.ended, old.output()).toBe(0)
  }
  const restart = async (index: number) => {
    await stop(index)
    await start(index)
  }
  for (let index = 0; index < running; index += 1) await start(index, root)
  return { place: home, proxy: await aProxy(name, ports), processes, start, stop, restart }
}

/** One request, through the proxy or to a process as the proxy sends it. */
export async function ask({ url, tls }: Target, path: string, { body, ...options }: RequestOptions & { body?: Buffer | string } = {}): Promise<IncomingMessage> {
  const headers = { host: HOST, ...(!tls && { 'x-forwarded-for': '192.0.2.1' }), ...options.headers }
  const sent = tls
    ? tlsRequest(`${url}${path}`, { ca: tls.ca, servername: tls.host, agent: new TlsAgent(), ...options, headers })
    : plainRequest(`${url}${path}`, { agent: new PlainAgent(), ...options, headers })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}

export const post = (target: Target, path: string, body: object, options: RequestOptions = {}) =>
  ask(target, path, { method: 'POST', ...options, headers: { 'content-type': 'application/json', ...options.headers }, body: JSON.stringify(body) })

export const statusOf = (answer: IncomingMessage) => answer.resume().statusCode

/** @returns the owner's cookie */
export async function logIn(target: Target): Promise<string> {
  const answer = await post(target, '/api/forum/auth/login', ROSA)
  expect(statusOf(answer)).toBe(200)
  return String(answer.headers['set-cookie']?.[0]).split(';')[0]!
}

/** Starts a topic. @returns its id */
export async function aTopicOf(target: Target, cookie: string, title: string): Promise<number> {
  const { categories } = (await json(await ask(target, '/api/forum/categories'))) as { categories: { id: number }[] }
  const topic = { categoryId: categories[0]!.id, title, content: 'We live around the corner, and so do others.' }
  const answer = await post(target, '/api/forum/topics', topic, { headers: { cookie } })
  const view = await json(answer)
  expect(answer.statusCode, JSON.stringify(view)).toBe(201)
  return (view as { topic: { id: number } }).topic.id
}
