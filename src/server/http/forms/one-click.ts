import type { AppContext } from '../request-context.ts'

/** The pages that stop emails, and the calls behind them. */
const STOPPING: Readonly<Record<string, string>> = {
  '/forum/unsubscribe': '/api/forum/unsubscribe',
  '/waitlist/unsubscribe': '/api/waitlist/unsubscribe',
  '/visit/unsubscribe': '/api/facts/watch/unsubscribe',
}

/**
 * The API call behind an email app's own unsubscribe button, which posts a form of either kind; undefined for anything
 * else. Email apps follow no redirect and read no page. Source: RFC 8058
 */
export function oneClickCall(c: AppContext): Request | undefined {
  if (!Object.hasOwn(STOPPING, c.req.path) || !isOneClick(c.var.bodyText)) return undefined
  return new Request(new URL(STOPPING[c.req.path] ?? '', c.req.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: c.req.query('token') ?? '' }),
  })
}

/** Searches twice: one pattern for both words would look for the second after every first one of a long body. */
function isOneClick(body: string): boolean {
  const at = body.search(/\bList-Unsubscribe\b/)
  return at >= 0 && /\bOne-Click\b/.test(body.slice(at))
}
