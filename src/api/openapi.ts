import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Environment } from './environment.ts'
import { openApiDocument } from './openapi/document.ts'

/** The description of the API, for programs. */
export const openapi = new Hono<Environment>().use('/openapi.json', etag()).get('/openapi.json', (c) => {
  c.header('cache-control', 'public, max-age=300')
  return c.json(openApiDocument())
})
