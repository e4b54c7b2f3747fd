import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../domain/site/errors.ts'
import type { Environment } from './environment.ts'

export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site starts in a visitor's browser. Browsers name the origin of every such write;
 * programs that name none have no cookie to abuse. Source: docs/rules/http.md#origin
 */
export const sameOrigin: MiddlewareHandler<Pick<Environment, 'Variables'>> = async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && comesFromElsewhere(c.req.raw.headers, c.var.site.url)) {
    throw new AppError('forbidden', 'This can only be sent from our own pages.')
  }
  await next()
}

function comesFromElsewhere(headers: Headers, siteUrl: URL): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  const origin = headers.get('origin')
  if (origin === null) return false
  return origin !== siteUrl.origin && hostOf(origin) !== headers.get('host')
}

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)
