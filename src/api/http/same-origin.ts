import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../domain/site/app-error.ts'
import type { Site } from '../../domain/site/site.ts'
import type { Environment } from './environment.ts'

export const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses writes that another site starts in a visitor's browser. Source: docs/rules/http.md#origin */
export const sameOrigin: MiddlewareHandler<Pick<Environment, 'Variables'>> = async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method) && comesFromElsewhere(c.req.raw.headers, c.var.site)) {
    throw new AppError('forbidden', 'Requests like this have to come from our own pages.')
  }
  await next()
}

function comesFromElsewhere(headers: Headers, site: Pick<Site, 'url' | 'isUrlSet'>): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return true
  const origin = headers.get('origin') ?? originOf(headers.get('referer'))
  if (origin === null) return fetchSite === null && couldBeAForm(headers)
  return origin !== site.url.origin && (site.isUrlSet || origin !== `http://${headers.get('host')}`)
}

/** The origin of a page's address; null without an address. What is none has the origin of no site. */
function originOf(address: string | null): string | null {
  if (address === null) return null
  return URL.canParse(address) ? new URL(address).origin : 'null'
}

/**
 * Whether a browser could have sent this from another site's form: with a cookie, and with a type that forms have. Every
 * other type it only sends after asking us, and we don't answer that.
 */
const couldBeAForm = (headers: Headers): boolean => headers.has('cookie') && FORM_TYPE.test(headers.get('content-type') ?? '')
const FORM_TYPE = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(;|$)/i
