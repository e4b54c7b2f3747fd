import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { z } from 'zod'
import type { Environment } from '../http/environment.ts'
import { route } from '../http/route.ts'
import type { OpenApiDocument } from './openapi-document.ts'

/** The description of the API, for programs. The path is /api/openapi.json. */
export const openapi = (document: () => OpenApiDocument): Hono<Environment> =>
  new Hono<Environment>().use('/openapi.json', etag()).get(
    '/openapi.json',
    route(
      {
        id: 'getDescription', tag: 'Description', who: 'anyone', summary: 'Get this description (OpenAPI 3.1)',
        answer: z.looseObject({ openapi: z.string() }),
      },
      ({ c }) => {
        c.header('cache-control', 'public, max-age=300')
        return c.json(document())
      },
    ),
  )
