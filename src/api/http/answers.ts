import { setTimeout as wait } from 'node:timers/promises'
import type { Context } from 'hono'
import { austinDate } from '../../shared/time/past-dates.ts'
import type { Environment } from './environment.ts'

/**
 * The result of `work`, no sooner than after `ms` milliseconds: for answers whose time must not tell what was found.
 * A refusal comes at once.
 */
export async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(ms)])
  return result
}

/** A table as a file to store, named after what it holds and the day in Austin. */
export const csvFile = (c: Context<Environment>, name: string, csv: string): Response =>
  c.body(csv, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="on-joue-${name}-${austinDate(c.var.site.clock.now())}.csv"`,
  })

/**
 * What the HTML part of an email may do inside the office's page: show itself. Source: docs/rules/http.md#policy
 */
const EMAIL_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

/** The HTML part of an email, as the office shows it in a frame. */
export const emailPage = (c: Context<Environment>, html: string): Response =>
  c.html(html, 200, { 'content-security-policy': EMAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' })

/** A file of any size to store, sent as it's read. Nothing is read for anyone who asks only for the headers. */
export async function streamedFile(c: Context<Environment>, { name, bytes, body }: { name: string; bytes: number; body: ReadableStream<Uint8Array<ArrayBuffer>> }): Promise<Response> {
  const headers = {
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="${name}"`,
    'content-length': String(bytes),
  }
  if (c.req.method !== 'HEAD') return c.body(body, 200, headers)
  await body.cancel()
  return c.body(null, 200, headers)
}
