import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Environment } from '../../../src/api/http/environment.ts'
import { route } from '../../../src/api/http/route.ts'
import { ANSWERS } from '../../../src/api/http/view-schema.ts'
import { describedRoutes } from '../../../src/api/openapi/described-routes.ts'
import { type OpenApiDocument, openApiDocument } from '../../../src/api/openapi/openapi-document.ts'
import { apiRoutes } from '../../../src/api/routes.ts'
import { aDataFolder } from '../../support/a-database.ts'
import { anApp, aSite } from '../../support/a-site.ts'

const run = promisify(execFile)
const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

async function anApi() {
  const { site } = await aSite()
  const api = apiRoutes(site)
  return { routes: describedRoutes(api), document: openApiDocument(api) }
}

describe('the description of the API', () => {
  it('has every call of the router, the office’s too', async () => {
    const { site } = await aSite()
    const api = apiRoutes(site)

    const described = Object.entries(openApiDocument(api).paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )

    const routes = api.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    const known = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(described.toSorted()).toEqual(known.toSorted())
    expect(known).toContain('PUT /api/office/members/{memberId}/role')
  })

  it('cannot be made while a route says nothing of itself', () => {
    const described = route({ id: 'sayYes', tag: 'Playground', who: 'anyone', summary: 'Say yes' }, ({ c }) => c.text('Yes'))
    const api = new Hono<Environment>().get('/api/yes', described).get('/api/no', (c) => c.text('No'))

    expect(() => describedRoutes(api)).toThrow('GET /api/no has no description.')
  })

  it('names everything that a handler reads of an address, or does not compile', async () => {
    const described = route({ id: 'sayYes', tag: 'Playground', who: 'anyone', summary: 'Say yes' }, ({ c, query }) =>
      // @ts-expect-error The description names no `q`.
      c.text(String(query.q)),
    )

    expect(await (await new Hono<Environment>().get('/api/yes', described).request('/api/yes?q=no')).text()).toBe('no')
  })

  it('names the parts of every address as the router does', async () => {
    const { routes } = await anApi()

    const described = routes.map(({ path, description }) => [path, Object.keys(description.path ?? {}).toSorted()])

    expect(described).toEqual(routes.map(({ path }) => [path, namesIn(path).toSorted()]))
  })

  it('keeps the rules of OpenAPI 3.1', async () => {
    const { document } = await anApi()
    const folder = aDataFolder()
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(document))

    const validator = join(import.meta.dirname, '../../../node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js')
    const { stdout } = await run(process.execPath, [validator, file])

    expect(JSON.parse(stdout)).toEqual({ valid: true })
  })

  it('gives each call a name of its own, and names no shape that is not there', async () => {
    const { document } = await anApi()
    const { paths, components } = document
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))

    expect(ids).toHaveLength(new Set(ids).size)
    for (const [, kind = '', name = ''] of JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      expect(Object.keys(components[kind as keyof OpenApiDocument['components']])).toContain(name)
    }
  })

  it('has one shape under each name, sent or answered', async () => {
    const { routes } = await anApi()
    const shapes = new Map<string, Set<z.ZodType>>()
    const note = (name: string, schema: z.ZodType) => shapes.set(name, (shapes.get(name) ?? new Set()).add(schema))

    for (const { description } of routes) {
      for (const [name, schema] of Object.entries(description.body ?? {})) note(name, schema)
      if (description.answer) note(ANSWERS.get(description.answer)?.id ?? '', description.answer)
    }

    expect([...shapes].filter(([, schemas]) => schemas.size > 1).map(([name]) => name)).toEqual([])
  })

  it('has examples that its own schemas take', async () => {
    const { routes, document } = await anApi()
    for (const { method, path, description } of routes) {
      const { body, answer, status = 200, id } = description
      const described = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      const fits = (schema: z.ZodType, example: unknown) => expect(schema.safeParse(example).error, id).toBeUndefined()

      for (const schema of Object.values(body ?? {})) fits(schema, described?.requestBody?.content['application/json']?.example)
      if (answer) fits(answer, described?.responses[status]?.content?.['application/json']?.example)
    }
  })

  it('tells the limits of what is typed, as the server checks them', async () => {
    const { document } = await anApi()
    const { schemas } = document.components

    expect(schemas.Registration?.properties?.username).toMatchObject({ minLength: 3, maxLength: 20, pattern: '^[A-Za-z0-9_-]+$' })
    expect(schemas.NewTopic?.properties?.content).toEqual({ type: 'string', minLength: 10, maxLength: 32_000 })
    expect(schemas.ContactMessage?.required).toEqual(['name', 'email', 'message'])
    expect(schemas.Suspension?.properties?.days).toMatchObject({ enum: [1, 3, 7, 30, 36_500] })
  })

  it('is the same whenever it is made, open to everyone, may be stored, and is not sent again while it holds', async () => {
    const { ask, site } = await anApp()

    const first = await ask('/api/openapi.json')
    const again = await ask('/api/openapi.json', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })

    expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      ...[200, 'application/json', 'public, max-age=300'],
    ])
    expect(await first.json()).toEqual(openApiDocument(apiRoutes(site)))
    expect(again.status).toBe(304)
    expect((await ask('/api/openapi.json', { method: 'POST' })).status).toBe(405)
  })
})
