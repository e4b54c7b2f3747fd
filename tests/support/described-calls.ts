import { expect } from 'vitest'
import type { z } from 'zod'
import { refusalsOf } from '../../src/api/openapi/describe-operation.ts'
import { ErrorAnswer } from '../../src/api/openapi/error-answers.ts'
import type { Operation } from '../../src/api/openapi/operation.ts'
import { OPERATIONS } from '../../src/api/openapi/operations.ts'
import type { aBlog } from './a-blog.ts'
import type { MemberRow } from './a-forum.ts'

export type Forum = Awaited<ReturnType<typeof aBlog>>
/** A member; nobody; or whoever has these headers, through the whole site. */
export type Asker = MemberRow | null | { headers: Record<string, string> }

/** Routes by pattern; those without parts that vary come first. */
const ROUTES = Object.entries(OPERATIONS)
  .map(([route, operation]) => ({ route, operation, pattern: new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`) }))
  .toSorted((a, b) => a.route.split(':').length - b.route.split(':').length)

/** Sends calls, holds every answer beside its description, and remembers which calls went well or were refused. */
export class DescribedCalls {
  readonly done = new Set<string>()
  readonly refused = new Set<string>()
  readonly #forum: Forum

  constructor(forum: Forum) {
    this.#forum = forum
  }

  /** @returns the answer's body; fails unless status, headers and every key of it are described */
  async call<T = unknown>(asker: Asker, call: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
    const [method = '', address = ''] = call.split(' ')
    const found = ROUTES.find(({ pattern }) => pattern.test(`${method} ${address.split('?')[0]}`))
    if (!found) throw new Error(`${call} is described nowhere.`)
    const answer = await this.#send(asker, method, address, body, headers)
    const text = await answer.text()
    const label = `${call}: ${answer.status} ${text.slice(0, 400)}`
    if (answer.status < 400) matchesDone(found.operation, answer, text, label)
    else matchesRefusal(found.operation, method, answer, text, label)
    const list = answer.status < 400 ? this.done : this.refused
    list.add(found.route)
    return (text ? JSON.parse(text) : undefined) as T
  }

  async #send(asker: Asker, method: string, path: string, body: unknown, more: Record<string, string>): Promise<Response> {
    const isFile = body instanceof Uint8Array
    const headers = { 'content-type': isFile ? 'image/png' : 'application/json', ...more }
    const sent = isFile ? { body: body as Uint8Array<ArrayBuffer> } : body !== undefined && { body: JSON.stringify(body) }
    if (asker && 'headers' in asker) return this.#forum.ask(path, { method, headers: { ...headers, ...asker.headers }, ...sent })
    return this.#forum.askAs(asker, path, { method, headers, ...sent })
  }
}

function matchesDone({ status = 200, answer: schema, isList, setsCookie }: Operation, answer: Response, text: string, label: string) {
  expect(answer.status, label).toBe(status)
  if (schema) matches(schema, text, label)
  else expect(text, label).toBe('')
  if (isList) {
    expect(answer.headers.get('x-total-count'), label).toMatch(/^\d+$/)
    expect(answer.headers.get('link'), label).toMatch(/^<http[^>]+>; rel="first", /)
  }
  if (setsCookie) expect(answer.headers.get('set-cookie'), label).toContain('session=')
}

function matchesRefusal(operation: Operation, method: string, answer: Response, text: string, label: string) {
  const described = [...Object.keys(refusalsOf(operation, method)), '429', '503']
  expect(described, label).toContain(String(answer.status))
  matches(ErrorAnswer, text, label)
}

const matches = (schema: z.ZodType, text: string, label: string) => expect(schema.safeParse(JSON.parse(text)).error, label).toBeUndefined()
