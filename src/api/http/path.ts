import type { Context } from 'hono'
import { z } from 'zod'
import { AppError } from '../../domain/site/app-error.ts'
import type { Environment } from './environment.ts'

/** The largest id the database stores. */
const ID_MAX = 2 ** 31 - 1

/** A written id as a number, in its one plain spelling; undefined for all else, which names nothing. Source: D08 */
export function rowId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined
  const id = Number(text)
  return id <= ID_MAX ? id : undefined
}

/** The id in an address. @throws AppError `not-found` for what is no id */
export function idIn(c: Context<Environment>, name: string, otherwise = 'We couldn’t find that page.'): number {
  const id = rowId(c.req.param(name) ?? '')
  if (id === undefined) throw new AppError('not-found', otherwise)
  return id
}

/** The fact's key in the address, in its one plain spelling. @throws AppError `not-found` for anything else */
export function factKey(c: Context<Environment>): string {
  const key = c.req.param('key') ?? ''
  if (!/^[a-z0-9.-]{1,80}$/.test(key)) throw new AppError('not-found', 'We couldn’t find that question.')
  return key
}

/** An id in an address, as the description says it. */
export const idOf = (what: string) => z.int().min(1).max(ID_MAX).describe(what)

export const topicId = { topicId: idOf('Topic ID.') }
export const postId = { postId: idOf('Post ID.') }
export const aFact = { key: z.string().describe('The fact’s key.') }

/** The proof in a private link. It stands after the path, which is all the log stores. */
export const LINK_TOKEN = { token: z.string().describe('The token from the link in the email.') }
export const linkTokenIn = (c: Context<Environment>): string => c.req.query('token') ?? ''
