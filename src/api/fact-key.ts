import type { Context } from 'hono'
import { AppError } from '../domain/errors.ts'
import type { Environment } from './environment.ts'

/** The fact's key in the address, in its one plain spelling; anything else names nothing. */
export function factKey(c: Context<Environment>): string {
  const key = c.req.param('key') ?? ''
  if (!/^[a-z0-9.-]{1,80}$/.test(key)) throw new AppError('not-found', 'There is no such fact.')
  return key
}
