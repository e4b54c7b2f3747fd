import type { Context } from 'hono'
import { AppError } from '../../domain/errors.ts'
import type { Environment } from '../environment.ts'
import { rowId } from '../row-id.ts'

/** The id in the address. @throws AppError `not-found` where no row can have it */
export function idIn(c: Context<Environment>, name: string): number {
  const id = rowId(c.req.param(name) ?? '')
  if (id === undefined) throw new AppError('not-found', 'There is nothing at this address.')
  return id
}
