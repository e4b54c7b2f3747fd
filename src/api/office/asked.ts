import type { Context } from 'hono'
import type { Environment } from '../environment.ts'

/** Past this page no list of the office goes. */
const LAST_PAGE = 100_000

/** The page asked for; the first one where that is no page. */
export function requestedPage(c: Context<Environment>): number {
  const page = Number(c.req.query('page'))
  return Number.isSafeInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1
}

/** What was asked for, if it is one of the choices; what is none is as if it had not been asked for. */
export const oneOf = <T extends string>(choices: readonly T[], requested: string | undefined): T | undefined =>
  choices.find((choice) => choice === requested)
