import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type OpenApiDocument, openApiDocument } from '../../src/api/openapi/document.ts'
import { OPERATIONS } from '../../src/api/openapi/operations.ts'
import { apiRoutes } from '../../src/api/routes.ts'
import { aDataFolder } from '../support/a-database.ts'
import { anApp, aSite } from '../support/a-site.ts'

const run = promisify(execFile)
const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

describe('the description of the API', () => {
  it('tells every call but those of the office, and no other', async () => {
    const { site } = await aSite()

    const routes = apiRoutes(site).routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
    const known = routes.map(({ method, path }) => `${method} ${path}`).filter((route) => !/ \/api\/office(\/|$)/.test(route))

    expect(Object.keys(OPERATIONS).toSorted()).toEqual([...new Set(known)].toSorted())
  })

  it('tells the parts of every address by the names the router gives them', () => {
    const described = Object.entries(OPERATIONS).map(([route, { path }]) => [route, Object.keys(path ?? {})])

    expect(described).toEqual(Object.keys(OPERATIONS).map((route) => [route, namesIn(route)]))
  })

  it('keeps the rules of OpenAPI 3.1', async () => {
    const folder = aDataFolder()
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(openApiDocument()))

    const validator = join(import.meta.dirname, '../../node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js')
    const { stdout } = await run(process.execPath, [validator, file])

    expect(JSON.parse(stdout)).toEqual({ valid: true })
  })

  it('gives each call a name of its own, and names no shape that is not there', () => {
    const { paths, components } = openApiDocument()
    const text = JSON.stringify(openApiDocument())
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))

    expect(ids).toHaveLength(new Set(ids).size)
    for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      expect(Object.keys(components[kind as keyof OpenApiDocument['components']])).toContain(name)
    }
  })

  it('has examples that its own schemas take', () => {
    for (const [route, { body, answer, status = 200 }] of Object.entries(OPERATIONS)) {
      const [method = '', path = ''] = route.split(' ')
      const described = openApiDocument().paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      const fits = (schema: z.ZodType, example: unknown) => expect(schema.safeParse(example).error, route).toBeUndefined()

      if (body && !('pictureMaxBytes' in body)) fits(body, described?.requestBody?.content['application/json']?.example)
      if (answer) fits(answer, described?.responses[status]?.content?.['application/json']?.example)
    }
  })

  it('tells the limits of what is typed, as the server checks them', () => {
    const { schemas } = openApiDocument().components

    expect(schemas.Registration?.properties?.username).toMatchObject({ minLength: 3, maxLength: 20, pattern: '^[A-Za-z0-9_-]+$' })
    expect(schemas.NewTopic?.properties?.content).toEqual({ type: 'string', minLength: 10, maxLength: 32_000 })
    expect(schemas.ContactMessage?.required).toEqual(['name', 'email', 'message'])
  })

  it('is open to everyone, may be kept, and is not sent again while it holds', async () => {
    const { ask } = await anApp()

    const first = await ask('/api/openapi.json')
    const again = await ask('/api/openapi.json', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })

    expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      ...[200, 'application/json', 'public, max-age=300'],
    ])
    expect(await first.json()).toEqual(openApiDocument())
    expect(again.status).toBe(304)
    expect((await ask('/api/openapi.json', { method: 'POST' })).status).toBe(405)
  })
})
