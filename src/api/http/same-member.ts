import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../domain/site/app-error.ts'
import { OTHER_MEMBER, SHOWN_MEMBER } from '../../shared/accounts/accounts-words.ts'
import type { Environment } from './environment.ts'
import { SAFE_METHODS } from './same-origin.ts'

/** Says itself who is meant, and is how a page comes to show who is logged in again. */
const LOG_IN = new Set(['/api/forum/auth/login', '/api/forum/auth/authenticator'])

/**
 * Refuses writes from a page that shows another member than the one who has logged in in the meantime, in another tab.
 * Programs name no one and are let through. Source: docs/rules/accounts.md#sessions
 */
export const sameMember: MiddlewareHandler<Environment> = async (c, next) => {
  const shown = c.req.header(SHOWN_MEMBER)
  const { actor } = c.var
  const isOther = shown !== undefined && actor.kind === 'member' && shown !== String(actor.id)
  if (isOther && !SAFE_METHODS.has(c.req.method) && !LOG_IN.has(c.req.path)) throw new AppError('forbidden', OTHER_MEMBER)
  await next()
}
